@_spi(Espalier) import EspalierCore
import Foundation

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the weight of the font; nil leaves it to the font, even if a weight is set further out.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }

  /// Sets the design of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }

  /// Sets the width of the characters; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }

  public func bold() -> Text { changed(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }

  public func italic() -> Text { changed(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }

  /// Gives all characters the same width, where the font has such a form.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }

  /// Adds space after each character, in points; ligatures are kept apart.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }

  /// Raises the characters, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }

  /// Draws a line below the characters, in their own color or another.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the characters, in their own color or another.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the color of the text; nil leaves it to the place where the text is shown.
  public func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map(TextForeground.init)))
  }

  /// Sets the style that fills the characters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(TextForeground(style)))
  }
}
