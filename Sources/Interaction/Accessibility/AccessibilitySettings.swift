import EspalierCore

/// The preferences that people set in their system for accessibility, as far as hosts know them.
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
  /// The settings that hosts provide.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// True if meaning should not depend on color alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiatesWithoutColor
  }

  /// True if backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reducesTransparency }

  /// True if the system inverts colors.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertsColors }

  /// True if buttons should have an outline that shows them to be buttons.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.showsButtonShapes }

  /// True if flashing lights in videos should be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.dimsFlashingLights }

  /// True if pictures that move may play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibilitySettings.playsAnimatedImages }

  /// True if a screen reader is running.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.hasScreenReader }

  /// True if people use the app by switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.hasSwitchControl }

  /// True if an assistive program is running.
  @available(
    *, deprecated,
    message: "Ask for the program that matters, such as accessibilityVoiceOverEnabled."
  )
  public var accessibilityEnabled: Bool {
    accessibilitySettings.hasScreenReader || accessibilitySettings.hasSwitchControl
  }
}
