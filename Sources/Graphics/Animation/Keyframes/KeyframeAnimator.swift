@_spi(Espalier) import EspalierCore
import Foundation

/// A view that is made anew for each moment of a value that follows keyframes.
public struct KeyframeAnimator<Value, KeyframePath, Content> {
  fileprivate let initialValue: Value
  fileprivate let start: Start
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  fileprivate enum Start {
    case repeating(Bool)
    /// A value that starts the animation, and a function that compares it with another one.
    case trigger(Any, isSame: (Any) -> Bool)
  }
}

extension KeyframeAnimator: View, PrimitiveView
where KeyframePath: Keyframes, KeyframePath.Value == Value, Content: View {
  /// Plays the keyframes once whenever `trigger` changes.
  ///
  /// - Parameter keyframes: the keyframes for the value at the time when they begin.
  public init<Trigger: Equatable>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue,
      start: .trigger(trigger) { isUnchanged($0 as? Trigger, trigger) },
      content: content, keyframes: keyframes)
  }

  /// Plays the keyframes again and again; where `repeating` is false, the initial value is shown.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, start: .repeating(repeating), content: content,
      keyframes: keyframes)
  }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    KeyframeNode(view, inputs)
  }
}

nonisolated extension View {
  /// Shows this view as `content` makes it, playing the keyframes once whenever `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderScope(
      type: Self.self, base: self,
      content: KeyframeAnimator(
        initialValue: initialValue, trigger: trigger,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }

  /// Shows this view as `content` makes it, playing the keyframes again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderScope(
      type: Self.self, base: self,
      content: KeyframeAnimator(
        initialValue: initialValue, repeating: repeating,
        content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes))
  }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>: ViewNode, AnimatedObject
where Path.Value == Value {
  private typealias Animator = KeyframeAnimator<Value, Path, Content>
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  /// The timeline that is played, and the time when it began.
  private var timeline: KeyframeTimeline<Value>?
  private var start: TimeInterval = 0
  private var child: ViewNode?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: _NodeInputs) {
    self.view = view
    value = view.initialValue
    super.init(inputs)
    child = makeChild(evaluate { view.content(value) })
    if case .repeating(true) = view.start { play() }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var name: String? { "KeyframeAnimator" }

  override func update<V>(_ view: V) {
    let old = self.view.start
    self.view = unsafeSame(view, as: KeyframeAnimator<Value, Path, Content>.self)
    switch (old, self.view.start) {
    case (.repeating(false), .repeating(true)): play()
    case (.repeating(true), .repeating(false)):
      timeline = nil
      value = self.view.initialValue
    case (.trigger(let before, _), .trigger(_, let isSame)): if !isSame(before) { play() }
    default: break
    }
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    updateChild(child, evaluate { view.content(value) })
  }

  private func play() {
    let (keyframes, value) = (view.keyframes, value)
    timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    start = graph.clock.time
    graph.animations.add(self)
  }

  func advance(to time: TimeInterval) -> Bool {
    guard let timeline, !isDetached else { return false }
    var elapsed = max(time - start, 0)
    var isRunning = elapsed < timeline.duration
    if case .repeating(true) = view.start, timeline.duration > 0 {
      elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
      isRunning = true
    }
    value = timeline.value(time: elapsed)
    if !isRunning { self.timeline = nil }
    invalidate()
    return isRunning
  }
}
