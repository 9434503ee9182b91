import EspalierCore
import Foundation

nonisolated extension View {
  /// Sets the font of texts in this view; nil stands for the platform's default.
  public func font(_ font: Font?) -> some View { textAttribute(.font(font)) }

  /// Sets the weight of fonts in this view; nil leaves it to each font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { textAttribute(.weight(weight)) }

  /// Sets the design of the system font in this view.
  public func fontDesign(_ design: Font.Design?) -> some View { textAttribute(.design(design)) }

  /// Sets the width of the characters of fonts in this view; nil leaves it to each font.
  public func fontWidth(_ width: Font.Width?) -> some View { textAttribute(.width(width)) }

  public func bold(_ isActive: Bool = true) -> some View { textAttribute(.bold(isActive)) }

  public func italic(_ isActive: Bool = true) -> some View { textAttribute(.italic(isActive)) }

  /// Gives all digits in this view the same width.
  public func monospacedDigit() -> some View { textAttribute(.monospacedDigit) }

  /// Gives all characters in this view the same width, where the font has such a form.
  public func monospaced(_ isActive: Bool = true) -> some View {
    textAttribute(.monospaced(isActive))
  }

  /// Adds space after each character, in points; ligatures are kept apart.
  public func kerning(_ kerning: CGFloat) -> some View { textAttribute(.kerning(kerning)) }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View { textAttribute(.tracking(tracking)) }

  /// Raises the characters of texts in this view, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textAttribute(.baselineOffset(baselineOffset))
  }

  /// Draws a line below the characters of texts in this view, in their own color or another.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textAttribute(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the characters of texts in this view, in their own color or another.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textAttribute(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
