@_spi(Caches) import EspalierDrawing
import Foundation

/// The text engine of real fonts: HarfBuzz shapes, ICU breaks, and font files are found by name.
///
/// Texts are shaped in font units, so that one shaping serves every size and every width. The
/// engine keeps the texts that it was asked for most recently.
package final class Typesetter: TextEngine {
  package var shapedTextCount: Int { contents.madeCount }
  /// The number of pieces of text that had to be shaped: words, or longer pieces.
  package var shapedPieceCount: Int { contents.shaper.shapedCount }
  private let contents: ContentMaker
  /// One text for all with the same glyphs; it knows the others.
  @exclusivity(unchecked)
  private var texts = RecentCache<ContentKey, TypesetText>(generationSize: 2000)

  /// - Parameters: - fontDirectories: the directories of font files; nil for the environment
  ///   variable `ESPALIER_FONTS`
  ///     and the directories of Debian's font packages.
  ///   - report: called once for each font family that is missing, and each file or directory that
  ///     cannot be read.
  package init(
    fontDirectories: [String]? = nil,
    report: @escaping (String) -> Void = { StandardError.write(line: $0) }
  ) {
    contents = ContentMaker(
      FontCatalog(directories: fontDirectories ?? FontDirectory.searchList, report: report))
  }

  package func shape(_ text: StyledText) -> any ShapedText {
    if contents.updateFonts() { texts = RecentCache(generationSize: 2000) }
    let known = texts.value(for: ContentKey(text: text)) {
      let content = contents.content(of: text)
      return TypesetText(text, content, content.styles)
    }
    return known.sized(as: text)
  }
}

/// A text by all that changes its glyphs: texts that differ only in size, line heights, the amount of
/// spacing or the size of attachments share their shaping.
private struct ContentKey: Hashable {
  let text: StyledText

  static func == (one: ContentKey, other: ContentKey) -> Bool {
    one.text.language == other.text.language
      && one.text.runs.count == other.text.runs.count
      && zip(one.text.runs, other.text.runs).allSatisfy { $0.hasGlyphs(of: $1) }
  }

  func hash(into hasher: inout Hasher) {
    for run in text.runs {
      hasher.combine(run.string)
      hasher.combine(run.font.weight)
    }
  }
}

extension StyledText.Run {
  fileprivate func hasGlyphs(of other: StyledText.Run) -> Bool {
    // Tracking takes ligatures apart.
    string == other.string && (tracking != 0) == (other.tracking != 0)
      && (attachment == nil) == (other.attachment == nil) && font.hasGlyphs(of: other.font)
  }
}

extension FontDescription {
  fileprivate func hasGlyphs(of other: FontDescription) -> Bool {
    family == other.family && weight == other.weight && isItalic == other.isItalic
      && hasMonospacedDigits == other.hasMonospacedDigits && smallCaps == other.smallCaps
      && SystemFontWidths.isDisplay(size: size) == SystemFontWidths.isDisplay(size: other.size)
      && (family.isSystem || stretch == other.stretch)
  }
}

extension FontDescription.Family {
  /// True if the platform's own font is meant, whose files all have the usual width.
  fileprivate var isSystem: Bool {
    switch self {
    case .system: true
    case .named: false
    }
  }
}
