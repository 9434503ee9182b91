/// What people ask of programs in the settings of their system, as far as hosts know it.
package struct AccessibilitySettings: Equatable, Sendable {
  package var differentiatesWithoutColor = false
  package var reducesTransparency = false
  package var invertsColors = false
  package var showsButtonShapes = false
  package var dimsFlashingLights = false
  package var playsAnimatedImages = true
  package var hasScreenReader = false
  package var hasSwitchControl = false

  package init() {}
}

private enum AccessibilitySettingsKey: EnvironmentKey {
  static let defaultValue = AccessibilitySettings()
}

extension EnvironmentValues {
  /// What hosts set.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether meaning should not depend on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }

  /// Whether backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

  /// Whether the system inverts colors.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

  /// Whether buttons should have an outline that shows them to be buttons.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

  /// Whether flashing lights in videos should be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }

  /// Whether pictures that move may play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }

  /// Whether a screen reader is at work.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.hasScreenReader }

  /// Whether people use the app by switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.hasSwitchControl }

  /// Whether an assistive program is at work.
  @available(
    *, deprecated,
    message: "Ask for the program that matters, such as accessibilityVoiceOverEnabled."
  )
  public var accessibilityEnabled: Bool {
    accessibilitySettings.hasScreenReader || accessibilitySettings.hasSwitchControl
  }
}
