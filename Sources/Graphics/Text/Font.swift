@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A typeface, size and style, resolved to a concrete font where a text is shown.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    /// A nil style keeps the size at every Dynamic Type size.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    /// The font of the surroundings.
    case inherited
  }

  private(set) var base: Base
  var traits = FontTraits()

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    traits.weight = weight
    traits.design = design
  }

  /// The system font in a fixed size, in points.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The system font of a text style.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// A font by name, whose size grows with Dynamic Type as the body style does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name, whose size grows with Dynamic Type as `textStyle` does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font by name in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

// MARK: - Text styles

extension Font {
  /// The font of the surroundings: the one that ``View/font(_:)`` has set there, or the platform's.
  ///
  ///     attributes.font = (attributes.font ?? .default).bold()
  public static let `default` = Font(.inherited)

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)
}

// MARK: - Variants

extension Font {
  public func weight(_ weight: Font.Weight) -> Font { with { $0.setWeight(weight) } }

  public func bold() -> Font { bold(true) }

  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }

  public func italic() -> Font { italic(true) }

  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with all characters of equal width.
  ///
  /// Only the system font has such a form; other fonts stay as they are.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// The font with that of the surroundings in place of ``default``.
  func inheriting(_ outer: Font?) -> Font {
    guard base == .inherited, let outer else { return self }
    var font = outer
    font.traits = outer.traits.overridden(by: traits)
    return font
  }

  func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }
}

/// The traits of a font that can be chosen apart from its family and size; nil stands for the
/// font's own.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var leading: Font.Leading?
  /// The height that is added to each line, also to a single one.
  var lineGrowth: CGFloat = 0
  var smallCaps: FontDescription.SmallCaps = []
  var hasMonospacedDigits = false
  var isMonospaced = false
}
