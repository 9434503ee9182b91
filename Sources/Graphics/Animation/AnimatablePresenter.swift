@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension ValuePresenter {
  /// Animates a change of `node`'s value if the transaction and the type of the value allow for it.
  ///
  /// - Parameters:
  ///   - own: replaces the transaction that the node has from outside; nil keeps
  ///     that one.
  ///   - show: called whenever there is another value to show.
  static func follow(
    _ presenter: inout ValuePresenter<Value>?, from old: Value, to new: Value, of node: ViewNode,
    own: Transaction?, show: @escaping @MainActor () -> Void
  ) {
    if let own {
      guard node.graph.updates.isUnderWay, node.graph.hasLaidOut else { return }
      follow(&presenter, from: old, to: new, of: node, transaction: own, show: show)
      return
    }
    guard node.graph.mayAnimate else { return }
    follow(
      &presenter, from: old, to: new, of: node, transaction: node.graph.transaction(for: node),
      show: show)
  }

  /// The same with a transaction other than that of the update.
  package static func follow(
    _ presenter: inout ValuePresenter<Value>?, from old: Value, to new: Value, of node: ViewNode,
    transaction: Transaction, show: @escaping @MainActor () -> Void
  ) {
    guard transaction.animation != nil || transaction.tracksVelocity else { return }
    if presenter == nil {
      guard let type = animatableType(Value.self) else { return }
      presenter = make(type, node, show) as? ValuePresenter<Value>
    }
    presenter?.follow(from: old, to: new, with: transaction)
  }

  private static func make<A: Animatable>(
    _ type: A.Type, _ node: ViewNode, _ show: @escaping @MainActor () -> Void
  ) -> AnyObject { AnimatablePresenter<A>(node, show) }
}

/// The type, if it has something to animate; looked up once per type.
@MainActor private func animatableType(_ type: Any.Type) -> (any Animatable.Type)? {
  func hasData<A: Animatable>(_ type: A.Type) -> Bool {
    A.AnimatableData.self != EmptyAnimatableData.self
  }
  if let known = animatableTypes[ObjectIdentifier(type)] { return known }
  var found = type as? any Animatable.Type
  if let candidate = found, !hasData(candidate) { found = nil }
  animatableTypes[ObjectIdentifier(type)] = .some(found)
  return found
}

@MainActor private var animatableTypes: [ObjectIdentifier: (any Animatable.Type)?] = [:]

private final class AnimatablePresenter<Value: Animatable>: ValuePresenter<Value>, AnimatedObject {
  private var animator = Animator<Value.AnimatableData>()
  private weak var node: ViewNode?
  private let show: @MainActor () -> Void

  init(_ node: ViewNode, _ show: @escaping @MainActor () -> Void) {
    self.node = node
    self.show = show
  }

  override func presented(_ value: Value) -> Value {
    if !animator.isRunning { return value }
    var result = value
    result.animatableData += animator.offset
    return result
  }

  override func follow(from old: Value, to new: Value, with transaction: Transaction) {
    let way = new.animatableData - old.animatableData
    guard let node, way != .zero, way.magnitudeSquared.isFinite else { return }
    animator.follow(by: way, with: transaction, at: node.graph.clock.time, in: node.environment)
    if animator.isRunning { node.graph.animations.add(self) }
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let node, !node.isDetached else {
      animator.stop { $0() }
      return false
    }
    animator.advance(to: time, in: node.environment) { node.graph.complete($0) }
    show()
    return animator.isRunning
  }

  override func stop() {
    guard let node else { return }
    node.graph.animations.remove(self)
    animator.stop { node.graph.complete($0) }
  }
}
