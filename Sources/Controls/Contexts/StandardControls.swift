import EspalierCore

/// The look of controls in containers that set none.
struct StandardControls: Sendable {
  /// The default styles.
  let context: @MainActor @Sendable () -> ControlContext
  let labels: LabelPlacement
  let accessories: AccessoryPlace
}

/// The parts of a control that is made of other controls, and the platform's way to show it.
@MainActor package protocol StandardControlParts {
  /// The control where neither views nor containers give it a style.
  func standardView(_ look: Look) -> AnyView
}

extension Look {
  var standardControls: StandardControls { self[StandardControls.self] }
}
