import EspalierCore
import EspalierDrawing

/// The numbers of a color for light and dark appearance, each with usual and increased contrast.
package struct AdaptiveColor: Hashable, Sendable {
  let light: ResolvedColor
  let dark: ResolvedColor
  let lightIncreased: ResolvedColor
  let darkIncreased: ResolvedColor

  /// Colors with opacities; those without a number of their own for increased contrast keep the
  /// usual one.
  init(
    _ light: ResolvedColor, _ dark: ResolvedColor, _ lightIncreased: ResolvedColor? = nil,
    _ darkIncreased: ResolvedColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased ?? light
    self.darkIncreased = darkIncreased ?? dark
  }

  /// The same in every appearance.
  init(_ color: ResolvedColor) { self.init(color, color) }

  /// Opaque colors by six hexadecimal digits.
  init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
    self.init(
      ResolvedColor(rgb: light), ResolvedColor(rgb: dark), ResolvedColor(rgb: lightIncreased),
      ResolvedColor(rgb: darkIncreased))
  }

  /// Opaque colors by six hexadecimal digits, the same in both contrasts.
  package init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, light, dark) }

  package func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch (environment.colorScheme, environment.colorSchemeContrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}
