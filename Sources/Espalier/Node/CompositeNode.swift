import Foundation
import Observation

/// The node of a view that stands for its body.
final class CompositeNode<V: View>: ViewNode {
  /// The view as it was given, before its properties were connected: what the next value is compared with.
  private var given: V
  private var connected: V
  private var properties: PropertyBinder<V>
  private var child: ViewNode?

  init(_ view: V, _ inputs: _NodeInputs) {
    given = view
    connected = view
    properties = PropertyBinder()
    super.init(inputs)
    if graph.isTooDeep(self) { return }
    child = V.Body._makeNode(evaluateBody(), inputsForChild())
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { shortName(V.self) }

  override func update<W: View>(_ view: W) {
    let view = unsafeSame(view, as: V.self)
    if !isQueued && isKnownEqual(view, given) { return }
    given = view
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    child?.update(evaluateBody())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    if properties.dependsOnChange(of: environment) { performUpdate() }
  }

  override func detach() {
    super.detach()
    properties.disconnect()
  }

  private func evaluateBody() -> V.Body {
    connected = given
    properties.connect(&connected, to: self)
    return evaluate { connected.body }
  }
}

extension ViewNode {
  /// Runs `body`, and queues this node when something observable that it read changes.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    graph.counters.bodies += 1
    return withObservationTracking(body) { [weak self] in
      onMainActor { [weak self] in self?.invalidate() }
    }
  }

  /// Has this node updated in the next round.
  func invalidate() {
    if !isDetached { graph.enqueue(self) }
  }
}

/// Runs `action` at once on the main thread, else as soon as the main queue gets to it.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}

/// Whether `lhs` and `rhs` are certainly equal: by `==` where the type has it, by their bytes where they are trivial.
func isKnownEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
  guard _isPOD(T.self) else { return false }
  return withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
  }
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool { (rhs as? E).map { lhs == $0 } ?? false }
