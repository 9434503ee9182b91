@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The names of UIKit.
///
/// The numbers are those that Flutter's `CupertinoColors` records of iOS: light, dark, and both with increased contrast.
extension UIColor {
  public static let systemGray = named(
    "systemGray", AdaptiveColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2))
  public static let systemGray2 = named(
    "systemGray2", AdaptiveColor(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80))
  public static let systemGray3 = named(
    "systemGray3", AdaptiveColor(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456))
  public static let systemGray4 = named(
    "systemGray4", AdaptiveColor(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446))
  public static let systemGray5 = named(
    "systemGray5", AdaptiveColor(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638))
  public static let systemGray6 = named(
    "systemGray6", AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426))
  public static let systemBackground = named(
    "systemBackground", AdaptiveColor(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000))
  public static let secondarySystemBackground = named(
    "secondarySystemBackground", AdaptiveColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426))
  public static let tertiarySystemBackground = named(
    "tertiarySystemBackground", AdaptiveColor(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638))
  public static let systemGroupedBackground = named(
    "systemGroupedBackground", AdaptiveColor(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000))
  public static let secondarySystemGroupedBackground = named(
    "secondarySystemGroupedBackground", AdaptiveColor(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426))
  public static let tertiarySystemGroupedBackground = named(
    "tertiarySystemGroupedBackground", AdaptiveColor(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638))
  public static let opaqueSeparator = named(
    "opaqueSeparator", AdaptiveColor(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A))
  public static let link = named("link", AdaptiveColor(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF))

  public static let label = named("label", AdaptiveColor(0x000000, 0xFFFFFF))
  public static let secondaryLabel = named(
    "secondaryLabel", AdaptiveColor(0x3C3C43, 0xEBEBF5, opacities: 153, 153, 173, 173))
  public static let tertiaryLabel = named(
    "tertiaryLabel", AdaptiveColor(0x3C3C43, 0xEBEBF5, opacities: 76, 76, 96, 96))
  public static let quaternaryLabel = named(
    "quaternaryLabel", AdaptiveColor(0x3C3C43, 0xEBEBF5, opacities: 45, 40, 66, 61))
  public static let placeholderText = named(
    "placeholderText", AdaptiveColor(0x3C3C43, 0xEBEBF5, opacities: 76, 76, 96, 96))
  public static let separator = named(
    "separator", AdaptiveColor(0x3C3C43, 0x545458, opacities: 73, 153, 94, 173))

  // Both systems have fills of these names, each with numbers of its own.
  public static let systemFill = named(
    "systemFill", AdaptiveColor(0x787880, 0x787880, opacities: 51, 91, 71, 112),
    mac: AdaptiveColor(opacitiesOfBlackAndWhite: 0.1))
  public static let secondarySystemFill = named(
    "secondarySystemFill", AdaptiveColor(0x787880, 0x787880, opacities: 40, 81, 61, 102),
    mac: AdaptiveColor(opacitiesOfBlackAndWhite: 0.08))
  public static let tertiarySystemFill = named(
    "tertiarySystemFill", AdaptiveColor(0x767680, 0x767680, opacities: 30, 61, 51, 82),
    mac: AdaptiveColor(opacitiesOfBlackAndWhite: 0.05))
  public static let quaternarySystemFill = named(
    "quaternarySystemFill", AdaptiveColor(0x747480, 0x747480, opacities: 20, 45, 40, 66),
    mac: AdaptiveColor(opacitiesOfBlackAndWhite: 0.03))

  /// The color of text on light surroundings, whatever they are.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of text on dark surroundings, whatever they are.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let tintColor = UIColor(.accentColor)

  static func named(
    _ name: String, _ color: AdaptiveColor, mac: AdaptiveColor? = nil
  ) -> UIColor {
    UIColor(Color(.platform(PlatformColor(name, color, mac: mac))))
  }
}

/// Colors that both systems name: those that follow the appearance, and those that never change.
extension UIColor {
  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)

  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension AdaptiveColor {
  /// Two colors with opacities in 255ths: light, dark, and both with increased contrast.
  fileprivate init(
    _ light: UInt32, _ dark: UInt32, opacities: Float, _ darkOpacity: Float,
    _ lightIncreased: Float, _ darkIncreased: Float
  ) {
    self.init(
      ResolvedColor(rgb: light, opacity: opacities / 255),
      ResolvedColor(rgb: dark, opacity: darkOpacity / 255),
      ResolvedColor(rgb: light, opacity: lightIncreased / 255),
      ResolvedColor(rgb: dark, opacity: darkIncreased / 255))
  }
}
