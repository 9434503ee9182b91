import EspalierCore
import Foundation

nonisolated extension View {
  /// Runs `action` when the view has been pressed for `minimumDuration` seconds.
  ///
  /// `onPressingChanged` is called when the press begins and when it ends.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return modifier(
      GestureModifier(
        gesture: PressedGesture(content: gesture, pressing: onPressingChanged, action: action)))
  }

  /// Runs `action` when the view has been pressed for `minimumDuration` seconds.
  ///
  /// `pressing` is called when the press begins and when it ends.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Reports a press and its success.
private struct PressedGesture<Content: Gesture> where Content.Value == Bool {
  let content: Content
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
}

extension PressedGesture: PrimitiveGesture {
  typealias Value = Bool

  static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    let content = Content._makeRecognizer(gesture.content, context)
    return PressedRecognizer(content, gesture.pressing, gesture.action)
  }
}

/// Reports whether the inner gesture's press lasts, and runs an action at its success.
final class PressedRecognizer: WrappingRecognizer<Bool, Bool> {
  private var pressing: ((Bool) -> Void)?
  private var action: () -> Void
  private var isPressed = false
  private var isOver = false

  init(
    _ inner: _GestureRecognizer<Bool>, _ pressing: ((Bool) -> Void)?,
    _ action: @escaping () -> Void
  ) {
    self.pressing = pressing
    self.action = action
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    if isOver { return }
    // A press that need not last begins and ends at once.
    if case .ended(true) = phase { show(true) }
    show(phase.isDone ? false : phase.value ?? false)
    guard phase.isDone else { return }
    isOver = true
    if case .ended(true) = phase { action() }
  }

  private func show(_ isPressed: Bool) {
    if isPressed == self.isPressed { return }
    self.isPressed = isPressed
    pressing?(isPressed)
  }

  override func adopt(_ newer: _GestureRecognizer<Bool>) {
    super.adopt(newer)
    if let newer = newer as? PressedRecognizer {
      (pressing, action) = (newer.pressing, newer.action)
    }
  }
}
