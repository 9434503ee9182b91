import Foundation

/// What a control, or an option of one, tells assistive programs.
@MainActor struct ControlDescription {
  let role: AccessibilityNode.Role
  var isSelected = false
  var press: (@MainActor () -> Void)?

  init(_ role: AccessibilityNode.Role, press: (@MainActor () -> Void)? = nil) {
    self.role = role
    self.press = press
  }

  init(
    _ role: AccessibilityNode.Role, isSelected: Bool, press: @escaping @MainActor () -> Void
  ) {
    self.init(role, press: press)
    self.isSelected = isSelected
  }
}

extension View {
  func control(
    _ role: AccessibilityNode.Role, press: @escaping @MainActor () -> Void
  ) -> some View { self }

  func controlGroup(_ role: AccessibilityNode.Role) -> some View { self }

  func controlValue(
    _ role: AccessibilityNode.Role, isOn: Bool, isMixed: Bool
  ) -> some View { self }

  func controlMark(_ mark: ControlMark?) -> some View { self }

  func controlExpanded(_ isExpanded: Bool) -> some View { self }

  func adjustableControl(
    _ role: AccessibilityNode.Role, increment: (@MainActor () -> Void)?,
    decrement: (@MainActor () -> Void)?
  ) -> some View { self }

  func sliderControl(
    _ value: SliderTrackValue, step: @escaping @MainActor (Double) -> Void
  ) -> some View { self }
}

/// Describes each of the options in a picker.
struct OptionDescription {
  let describe: @MainActor (PickerOption) -> ControlDescription
}

extension OptionDescription: ElementModifier {
  var leavesLookAlone: Bool { true }
}
