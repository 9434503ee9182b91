import EspalierDrawing

/// Shapes texts, with what all of them share: fonts, rules, and the styles that were asked for lately.
final class ContentMaker {
  private(set) var madeCount = 0
  let catalog: FontCatalog
  let fallback: FallbackFonts
  let rules = UnicodeRules()
  let shaper = Shaper()
  private var styles: [SizedStyle] = []

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    fallback = FallbackFonts(catalog)
  }

  /// Forgets all styles if the program registered or removed fonts; returns whether it did.
  func updateFonts() -> Bool {
    guard catalog.updateRegisteredFonts() else { return false }
    styles = []
    return true
  }

  func content(of text: StyledText) -> ShapedContent {
    madeCount += 1
    return ShapedContent(plain: text, self) ?? ShapedContent(text, isRightToLeft: false, self)
  }

  /// The text in surroundings that run from right to left; nil where that makes no difference.
  func rightToLeftContent(of text: StyledText, _ content: ShapedContent) -> ShapedContent? {
    guard rules.hasParagraphWithoutDirection(content.units) else { return nil }
    madeCount += 1
    return ShapedContent(text, isRightToLeft: true, self)
  }

  /// The number of styles among which one is searched: a screen has a few.
  private static let mostStyles = 8

  /// The styles of the runs of a text.
  func styles(of text: StyledText) -> [SizedStyle] { text.runs.map { style(of: $0) } }

  /// The style of a run.
  func style(of run: StyledText.Run) -> SizedStyle {
    for style in styles where style.isStyle(of: run) { return style }
    let style = SizedStyle(run, catalog.font(for: run.font))
    if styles.count == Self.mostStyles { styles.removeFirst() }
    styles.append(style)
    return style
  }
}
