@_spi(Espalier) import EspalierCore
@_spi(Espalier) import EspalierInteraction
import Foundation

/// Views that perform an action when they are pressed: the common part of buttons of all looks.
package struct Pressable<Content: View> {
  package var role: ButtonRole?
  /// The role that assistive programs see.
  var accessibilityRole = AccessibilityNode.Role.button
  /// The repetition of buttons for which no behavior is set.
  var repeatsByItself = false
  package let action: @MainActor () -> Void
  /// The presses of a container that the button shares; nil has none.
  private var shared: SharedPress?
  @ViewBuilder let content: (_ isPressed: Bool) -> Content
  @State private var isPressed = false
  @State private var hasRepeated = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  package init(
    role: ButtonRole? = nil, accessibilityRole: AccessibilityNode.Role = .button,
    repeatsByItself: Bool = false, action: @escaping @MainActor () -> Void,
    shared: SharedPress? = nil,
    @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content
  ) {
    self.role = role
    self.accessibilityRole = accessibilityRole
    self.repeatsByItself = repeatsByItself
    self.action = action
    self.shared = shared
    self.content = content
  }

  /// The time for which a press is held before it repeats, and the time between repetitions: the
  /// defaults of key and button repetition on the Mac, in seconds.
  static var repeatDelay: TimeInterval { 0.4 }
  static var repeatInterval: TimeInterval { 0.075 }

  private var repeats: Bool {
    repeatBehavior == .enabled || (repeatsByItself && repeatBehavior != .disabled)
  }
}

@MainActor extension Pressable: View {
  package var body: some View {
    content(isPressed && isEnabled)
      .modifier(
        PressModifier(
          role: accessibilityRole, isRepeating: isPressed && isEnabled && repeats,
          pressing: { pressing in
            if pressing { hasRepeated = false }
            isPressed = pressing
            shared?.pressing(pressing)
          },
          released: {
            // A press that has repeated its action does not perform it again at its end.
            if !hasRepeated { (shared?.released ?? action)() }
          },
          repeated: {
            hasRepeated = true
            action()
          }, action: action))
  }
}

/// The presses of a container on which each of its buttons is pressed.
package struct SharedPress {
  /// Called with whether the pointer is down and inside.
  let pressing: @MainActor (Bool) -> Void
  /// The action of a pointer that is released, in place of the button's own.
  let released: @MainActor () -> Void

  package init(
    pressing: @escaping @MainActor (Bool) -> Void, released: @escaping @MainActor () -> Void
  ) {
    self.pressing = pressing
    self.released = released
  }
}

/// The interaction of a button on one element: presses of the pointer, the space bar while it has
/// the focus, and the role and actions for assistive programs.
private struct PressModifier {
  let role: AccessibilityNode.Role
  /// True while the action is to be repeated.
  let isRepeating: Bool
  let pressing: @MainActor (Bool) -> Void
  let released: @MainActor () -> Void
  let repeated: @MainActor () -> Void
  /// The action of a key or an assistive program.
  let action: @MainActor () -> Void
  private var isEnabled = true
  /// True if the action is performed when a drag rests over the view.
  private var isSpringLoaded = false

  init(
    role: AccessibilityNode.Role, isRepeating: Bool, pressing: @escaping @MainActor (Bool) -> Void,
    released: @escaping @MainActor () -> Void, repeated: @escaping @MainActor () -> Void,
    action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.isRepeating = isRepeating
    self.pressing = pressing
    self.released = released
    self.repeated = repeated
    self.action = action
  }
}

extension PressModifier: FocusingModifier {
  func makeCompanion(_ node: ViewNode) -> (any ModifierCompanion<Self>)? {
    PressCompanion(node)
  }

  static var usesEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    var modifier = self
    modifier.isEnabled = environment.isEnabled
    modifier.isSpringLoaded = environment.springLoadingBehavior == .enabled
    return modifier
  }

  var wrapperName: String { "Pressable" }

  func configure(_ target: FocusTarget) { target.interactions = .activate }

  func configure(_ element: LayoutElement) {
    let action = action
    ButtonGestureModifier(pressing: pressing, action: released).configure(element)
    configureFocus(of: element)
    KeyPressModifier(phases: .down, accepts: { $0.key == .space }) { _ in
      MainActor.assumeIsolated { action() }
      return .handled
    }
    .configure(element)
    element[SpringAction.self] = isSpringLoaded ? action : nil
    element.accessibilityRecord.properties = ControlDescription(role, press: action).properties
      .ofControl(isEnabled: isEnabled)
  }
}

/// Repeats the action of a button that is held, and informs the views inside whether it has the
/// focus.
@MainActor private final class PressCompanion: ModifierCompanion, FocusReader {
  private unowned let graph: ViewGraph
  private let focus: FocusCompanion<PressModifier>
  private lazy var alarm = Alarm(graph)

  init(_ node: ViewNode) {
    graph = node.graph
    focus = FocusCompanion(node)
  }

  func focusDidChange(_ isFocused: Bool) { focus.focusDidChange(isFocused) }

  func write(_ environment: inout EnvironmentValues) { focus.write(&environment) }

  func modifierDidChange(from old: PressModifier, to new: PressModifier) {
    if !old.isRepeating && !new.isRepeating { return }
    alarm.set(
      isRunning: new.isRepeating, after: Pressable<EmptyView>.repeatDelay,
      every: Pressable<EmptyView>.repeatInterval, new.repeated)
  }

  func detach() { alarm.stop() }
}
