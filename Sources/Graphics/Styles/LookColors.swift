import EspalierCore
import EspalierDrawing

/// The colors of a platform's look.
struct LookColors: LookPart {
  var labels: LabelColors
  /// Shapes above a background that shows through, at five levels.
  var fills: [AdaptiveColor]
  var separator: AdaptiveColor
  var placeholder: AdaptiveColor
  var link: AdaptiveColor
  /// The window, a group in it, and a group in that one.
  var backgrounds: [AdaptiveColor]
  /// Behind selected items; nil is the tint.
  var selection: AdaptiveColor?

  /// The colors of text at five levels of prominence, by their opacities.
  struct LabelColors: Sendable {
    /// The first level without its opacity, light and dark, and the further ones.
    var primary: (light: UInt32, dark: UInt32)
    var others: (light: UInt32, dark: UInt32)
    var light: [Double]
    var dark: [Double]
    var lightIncreased: [Double]
    var darkIncreased: [Double]
  }

  /// AppKit's names for them: `NSColor.labelColor` and those that follow, black or white;
  /// `systemFill` and those that follow; `separatorColor`; `placeholderTextColor` and
  /// `windowBackgroundColor` of macOS 26; `linkColor`; `underPageBackgroundColor`, since AppKit
  /// names no third background; `selectedContentBackgroundColor`.
  ///
  /// The fifth levels are estimates: Apple publishes none. Colors of increased contrast are not
  /// published.
  static let mac: LookColors = {
    let light = [0.85, 0.5, 0.26, 0.1, 0.05]
    let dark = [0.85, 0.55, 0.25, 0.1, 0.05]
    return LookColors(
      labels: LabelColors(
        primary: (0x000000, 0xFFFFFF), others: (0x000000, 0xFFFFFF), light: light, dark: dark,
        lightIncreased: light, darkIncreased: dark),
      fills: [0.1, 0.08, 0.05, 0.03, 0.01].map { AdaptiveColor(opacitiesOfBlackAndWhite: $0) },
      separator: AdaptiveColor(opacitiesOfBlackAndWhite: 0.1),
      placeholder: AdaptiveColor(
        ResolvedColor(rgb: 0x000000, opacity: 0.5), ResolvedColor(rgb: 0xFFFFFF, opacity: 0.55)),
      link: AdaptiveColor(0x0068DA, 0x419CFF),
      backgrounds: [
        AdaptiveColor(0xFFFFFF, 0x1E1E1E), AdaptiveColor(0xF6F6F6, 0x282828),
        AdaptiveColor(0xF6F6F6, 0x282828),
      ],
      selection: AdaptiveColor(0x0064E1, 0x0059D1))
  }()

  /// UIKit's names for them: `UIColor.label`, which is opaque, and those that follow, a bluish
  /// gray; `systemFill` and those that follow, `separator`, all as Flutter's `CupertinoColors`
  /// records them, in 255ths; `placeholderText`; `link`; `systemBackground`,
  /// `secondarySystemBackground` and `tertiarySystemBackground`.
  ///
  /// The fifth levels are estimates, since UIKit has four.
  static let phone = LookColors(
    labels: LabelColors(
      primary: (0x000000, 0xFFFFFF), others: (0x3C3C43, 0xEBEBF5),
      light: [1, 0.6, 0.3, 0.18, 0.12],
      dark: [1, 0.6, 0.3, 0.16, 0.11], lightIncreased: [1, 0.68, 0.38, 0.26, 0.18],
      darkIncreased: [1, 0.68, 0.38, 0.24, 0.16]),
    fills: [
      AdaptiveColor(rgb: 0x787880, opacities: 51, 91, 71, 112),
      AdaptiveColor(rgb: 0x787880, opacities: 40, 81, 61, 102),
      AdaptiveColor(rgb: 0x767680, opacities: 30, 61, 51, 82),
      AdaptiveColor(rgb: 0x747480, opacities: 20, 45, 40, 66),
      AdaptiveColor(rgb: 0x747480, opacities: 13, 30, 26, 44),
    ],
    separator: AdaptiveColor(
      ResolvedColor(rgb: 0x3C3C43, opacity: 73 / 255),
      ResolvedColor(rgb: 0x545458, opacity: 153 / 255),
      ResolvedColor(rgb: 0x3C3C43, opacity: 94 / 255),
      ResolvedColor(rgb: 0x545458, opacity: 173 / 255)),
    placeholder: AdaptiveColor(
      ResolvedColor(rgb: 0x3C3C43, opacity: 0.3), ResolvedColor(rgb: 0xEBEBF5, opacity: 0.3),
      ResolvedColor(rgb: 0x3C3C43, opacity: 0.38), ResolvedColor(rgb: 0xEBEBF5, opacity: 0.38)),
    link: AdaptiveColor(0x007AFF, 0x0984FF),
    backgrounds: [
      AdaptiveColor(0xFFFFFF, 0x000000), AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
      AdaptiveColor(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    ],
    selection: nil)
}

extension Look {
  var colors: LookColors { self[LookColors.self] }
}

extension AdaptiveColor {
  /// One color whose opacities, in 255ths, differ: light, dark, light and dark with increased
  /// contrast.
  fileprivate init(
    rgb: UInt32, opacities light: Float, _ dark: Float, _ lightIncreased: Float,
    _ darkIncreased: Float
  ) {
    func color(_ opacity: Float) -> ResolvedColor {
      ResolvedColor(rgb: rgb, opacity: opacity / 255)
    }
    self.init(color(light), color(dark), color(lightIncreased), color(darkIncreased))
  }

  /// Black in the light and white in the dark, of one opacity.
  package init(opacitiesOfBlackAndWhite opacity: Float) {
    self.init(
      ResolvedColor(rgb: 0x000000, opacity: opacity), ResolvedColor(rgb: 0xFFFFFF, opacity: opacity)
    )
  }
}
