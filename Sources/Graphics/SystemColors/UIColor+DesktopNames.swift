@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The names of AppKit.
///
/// The numbers are those of macOS 26 where shape styles have them too, else those of macOS 14.
extension UIColor {
  public static let windowBackgroundColor = named(
    "windowBackgroundColor", AdaptiveColor(0xFFFFFF, 0x1E1E1E))
  public static let underPageBackgroundColor = named(
    "underPageBackgroundColor", AdaptiveColor(0xF6F6F6, 0x282828))
  public static let controlBackgroundColor = named(
    "controlBackgroundColor", AdaptiveColor(0xFFFFFF, 0x1E1E1E))
  public static let textBackgroundColor = named(
    "textBackgroundColor", AdaptiveColor(0xFFFFFF, 0x1E1E1E))
  public static let selectedContentBackgroundColor = named(
    "selectedContentBackgroundColor", AdaptiveColor(0x0064E1, 0x0059D1))
  public static let unemphasizedSelectedContentBackgroundColor = named(
    "unemphasizedSelectedContentBackgroundColor", AdaptiveColor(0xDCDCDC, 0x464646))
  public static let unemphasizedSelectedTextBackgroundColor = named(
    "unemphasizedSelectedTextBackgroundColor", AdaptiveColor(0xDCDCDC, 0x464646))
  public static let selectedTextBackgroundColor = named(
    "selectedTextBackgroundColor", AdaptiveColor(0xB3D7FF, 0x3F638B))
  public static let gridColor = named("gridColor", AdaptiveColor(0xE6E6E6, 0x1A1A1A))
  public static let linkColor = named("linkColor", AdaptiveColor(0x0068DA, 0x419CFF))
  public static let findHighlightColor = named(
    "findHighlightColor", AdaptiveColor(0xFFFF00, 0xFFFF00))

  public static let labelColor = named("labelColor", .blackOrWhite(0.85, 0.85))
  public static let secondaryLabelColor = named("secondaryLabelColor", .blackOrWhite(0.5, 0.55))
  public static let tertiaryLabelColor = named("tertiaryLabelColor", .blackOrWhite(0.26, 0.25))
  public static let quaternaryLabelColor = named("quaternaryLabelColor", .blackOrWhite(0.1, 0.1))
  public static let textColor = named("textColor", .blackOrWhite(1, 1))
  public static let controlTextColor = named("controlTextColor", .blackOrWhite(0.85, 0.85))
  public static let headerTextColor = named("headerTextColor", .blackOrWhite(0.85, 0.85))
  public static let windowFrameTextColor = named("windowFrameTextColor", .blackOrWhite(0.85, 0.85))
  public static let disabledControlTextColor = named(
    "disabledControlTextColor", .blackOrWhite(0.25, 0.25))
  public static let placeholderTextColor = named("placeholderTextColor", .blackOrWhite(0.5, 0.55))
  public static let separatorColor = named("separatorColor", .blackOrWhite(0.1, 0.1))
  public static let unemphasizedSelectedTextColor = named(
    "unemphasizedSelectedTextColor", .blackOrWhite(1, 1))
  public static let selectedTextColor = named("selectedTextColor", .blackOrWhite(1, 1))
  public static let controlColor = named(
    "controlColor",
    AdaptiveColor(
      ResolvedColor(rgb: 0xFFFFFF, opacity: 1), ResolvedColor(rgb: 0xFFFFFF, opacity: 0.25)))
  public static let alternateSelectedControlTextColor = UIColor(white: 1, alpha: 1)
  public static let controlAccentColor = UIColor(.accentColor)
  public static let keyboardFocusIndicatorColor = UIColor(.accentColor.opacity(0.5))

  /// The colors of every other row of a table.
  public static let alternatingContentBackgroundColors = [
    controlBackgroundColor, named("alternatingContent", AdaptiveColor(0xF4F5F5, 0x282828)),
  ]

  /// A gray between black, 0, and white, 1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// A color of sRGB, which every display here is taken for.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color of sRGB, which every display here is taken for.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension AdaptiveColor {
  /// Black in the light and white in the dark.
  fileprivate static func blackOrWhite(_ light: Float, _ dark: Float) -> AdaptiveColor {
    AdaptiveColor(
      ResolvedColor(rgb: 0x000000, opacity: light), ResolvedColor(rgb: 0xFFFFFF, opacity: dark))
  }
}
