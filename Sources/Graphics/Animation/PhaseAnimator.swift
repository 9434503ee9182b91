@_spi(Espalier) import EspalierCore
import Foundation

/// A view that goes through phases, one after the other, with an animation from each to the next.
public struct PhaseAnimator<Phase: Equatable, Content> {
  fileprivate let phases: [Phase]
  /// The value that starts a run through the phases; nil repeats them endlessly.
  fileprivate let trigger: Trigger?
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?

  fileprivate struct Trigger {
    let value: Any
    let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
      self.value = value
      isSame = { isUnchanged($0 as? Value, value) }
    }
  }
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
  /// Goes through `phases` once whenever `trigger` changes, and back to the first.
  ///
  /// - Parameter animation: returns the animation that leads to a phase from the one before.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: Trigger(trigger), content: content, animation: animation)
  }

  /// Goes through `phases` again and again, from when the view appears.
  ///
  /// - Parameter animation: returns the animation that leads to a phase from the one before.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    PhaseNode(view, inputs)
  }
}

nonisolated extension View {
  /// Shows this view as `content` makes it, going through `phases` once whenever `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderScope(
      type: Self.self, base: self,
      content: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
        animation: animation))
  }

  /// Shows this view as `content` makes it, going through `phases` again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PlaceholderScope(
      type: Self.self, base: self,
      content: PhaseAnimator(
        phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode, AnimatedObject {
  private typealias Animator = PhaseAnimator<Phase, Content>
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  /// Counts runs, so that one that was replaced ends.
  private var run = 0
  /// The time at which the last phase began.
  private var start: TimeInterval = 0
  private var child: ViewNode?

  init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    guard let first = view.phases.first else { return }
    child = makeChild(evaluate { view.content(first) })
    if view.trigger == nil && view.phases.count > 1 {
      graph.afterLayout { [weak self] in self?.begin() }
    }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { "PhaseAnimator" }

  override func update<V>(_ view: V) {
    let old = self.view
    self.view = unsafeSame(view, as: PhaseAnimator<Phase, Content>.self)
    if index >= self.view.phases.count { index = 0 }
    performUpdate()
    if let trigger = self.view.trigger, let before = old.trigger, !trigger.isSame(before.value) {
      graph.afterLayout { [weak self] in self?.begin() }
    }
  }

  override func performUpdate() {
    isQueued = false
    guard view.phases.indices.contains(index) else { return }
    let phase = view.phases[index]
    updateChild(child, evaluate { view.content(phase) })
  }

  private func begin() {
    run += 1
    showNext()
  }

  private func showNext() {
    guard !isDetached, view.phases.count > 1 else { return }
    index = (index + 1) % view.phases.count
    start = graph.clock.time
    let run = run
    let isLast = index == 0 && view.trigger != nil
    var transaction = Transaction(animation: view.animation(view.phases[index]))
    if !isLast {
      transaction.addAnimationCompletion { [weak self] in
        if let self, self.run == run { self.phaseDidEnd() }
      }
    }
    _ = withTransaction(transaction) { invalidate() }
  }

  /// A phase that took no time is followed by the next one in a later frame.
  private func phaseDidEnd() {
    if graph.clock.time > start { showNext() } else { graph.animations.add(self) }
  }

  func advance(to time: TimeInterval) -> Bool {
    if isDetached { return false }
    if time <= start { return true }
    showNext()
    return false
  }
}
