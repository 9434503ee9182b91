import Foundation

/// Views that do something when they are pressed: the part that buttons of all looks share.
struct Pressable<Content: View> {
  var role: ButtonRole?
  /// The role that assistive programs see.
  var accessibilityRole = AccessibilityNode.Role.button
  /// The repetition of buttons for which no behavior is set.
  var repeatsByItself = false
  let action: @MainActor () -> Void
  @ViewBuilder let content: (_ isPressed: Bool) -> Content
  @State private var isPressed = false
  @State private var hasRepeated = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  /// The time for which a press is held before it repeats, and the time between repetitions: the
  /// defaults of key and button repetition on the Mac, in seconds.
  static var repeatDelay: TimeInterval { 0.4 }
  static var repeatInterval: TimeInterval { 0.075 }

  private var repeats: Bool {
    repeatBehavior == .enabled || (repeatsByItself && repeatBehavior != .disabled)
  }
}

@MainActor extension Pressable: View {
  var body: some View {
    content(isPressed && isEnabled)
      .alarm(
        isRunning: isPressed && isEnabled && repeats, after: Self.repeatDelay,
        every: Self.repeatInterval
      ) {
        hasRepeated = true
        action()
      }
      ._onButtonGesture { pressing in
        if pressing { hasRepeated = false }
        isPressed = pressing
      } perform: {
        // What was repeated while the press lasted has been done.
        if !hasRepeated { action() }
      }
      .activated(by: action)
      .control(accessibilityRole, press: action)
  }
}
