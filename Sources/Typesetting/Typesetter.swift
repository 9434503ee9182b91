import EspalierDrawing
import Foundation

/// The text engine of real fonts: HarfBuzz shapes, ICU breaks, and font files are found by name.
///
/// Texts are shaped in font units, so that one shaping serves every size and every width. The
/// engine keeps the texts it was asked for lately.
package final class Typesetter: TextEngine {
  package var shapedTextCount: Int { contents.madeCount }
  private let contents: ContentMaker
  private var texts = RecentCache<StyledText, TypesetText>(generationSize: 2000)

  /// - Parameters:
  ///   - fontDirectories: Where font files are; nil for the environment variable `ESPALIER_FONTS`
  ///     and the directories of Debian's font packages.
  ///   - report: Told once about each font family that is missing.
  package init(
    fontDirectories: [String]? = nil,
    report: @escaping (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  ) {
    contents = ContentMaker(
      FontCatalog(directories: fontDirectories ?? FontDirectory.searchList, report: report))
  }

  package func shape(_ text: StyledText) -> any ShapedText {
    if contents.updateFonts() { texts = RecentCache(generationSize: 2000) }
    return texts.value(for: text) {
      let content = contents.content(of: text, isRightToLeft: false)
      return TypesetText(text, content) { [contents] in
        guard contents.dependsOnDirection(content) else { return nil }
        return TypesetText(text, contents.content(of: text, isRightToLeft: true)) { nil }
      }
    }
  }
}

/// Shapes texts, and keeps what was shaped lately for other sizes of the same text.
private final class ContentMaker {
  private(set) var madeCount = 0
  private let catalog: FontCatalog
  private let fallback: FallbackFonts
  private let rules = UnicodeRules()
  private let shaper = Shaper()
  private var contents = RecentCache<Key, ShapedContent>(generationSize: 2000)

  private struct Key: Hashable {
    var text: StyledText
    var isRightToLeft: Bool
  }

  init(_ catalog: FontCatalog) {
    self.catalog = catalog
    fallback = FallbackFonts(catalog)
  }

  /// Forgets what was shaped if the program registered or removed fonts; whether it did.
  func updateFonts() -> Bool {
    guard catalog.updateRegisteredFonts() else { return false }
    contents = RecentCache(generationSize: 2000)
    return true
  }

  func content(of text: StyledText, isRightToLeft: Bool) -> ShapedContent {
    contents.value(for: Key(text: text.withoutSizes, isRightToLeft: isRightToLeft)) {
      madeCount += 1
      return ShapedContent(
        text, isRightToLeft: isRightToLeft, catalog: catalog, fallback: fallback, rules: rules,
        shaper: shaper)
    }
  }

  func dependsOnDirection(_ content: ShapedContent) -> Bool {
    rules.hasParagraphWithoutDirection(content.units)
  }
}

extension StyledText {
  /// The text with all that does not change its glyphs replaced: texts that differ only in size,
  /// line heights or the amount of spacing share their shaping.
  fileprivate var withoutSizes: StyledText {
    var text = self
    for index in text.runs.indices {
      let isDisplay = SystemFontWidths.isDisplay(size: text.runs[index].font.size)
      text.runs[index].font.size = isDisplay ? 20 : 10
      text.runs[index].font.lineMetrics = nil
      text.runs[index].baselineOffset = 0
      if text.runs[index].font.family.isSystem { text.runs[index].font.width = 1 }
      if text.runs[index].attachment != nil {
        text.runs[index].attachment = TextAttachment(width: 0, ascent: 0, descent: 0)
      }
      // Tracking takes ligatures apart.
      text.runs[index].tracking = text.runs[index].tracking != 0 ? 1 : 0
      text.runs[index].kerning = 0
    }
    return text
  }
}

extension FontDescription.Family {
  /// Whether the platform's own font is meant, whose files all have the usual width.
  fileprivate var isSystem: Bool {
    switch self {
    case .system: true
    case .named: false
    }
  }
}
