@_spi(Caches) import EspalierDrawing

/// The glyphs of the words that a font has shaped lately in one style.
///
/// Texts differ more than their words: of ten thousand labels with numbers in them, the words before
/// the numbers are the same. HarfBuzz takes thousands of instructions for a glyph of a font with many
/// lookups, a table a few hundred for a word.
final class ShapedWords {
  private var words = RecentCache<Word, [ShapedGlyph]>(generationSize: 2_000)

  /// Longer words hardly ever occur again, and numbers only now and then: they would take the place of words.
  private static let longest = 32

  /// The glyphs of a word, whose clusters count from its beginning.
  func glyphs(_ word: [UInt16], shape: ([UInt16]) -> [ShapedGlyph]) -> [ShapedGlyph] {
    let mayRecur = word.count <= Self.longest && !word.contains(where: Shaper.isDigit)
    return mayRecur ? words.value(for: Word(units: word)) { shape(word) } : shape(word)
  }

  private struct Word: Hashable {
    let units: [UInt16]

    /// All bytes at once, which takes a fraction of the time of one unit after the other.
    func hash(into hasher: inout Hasher) {
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension TextItem {
  private static let space: UInt16 = 0x20
  /// The first of the characters that combine with the one before, which may be a space.
  private static let firstMark: UInt16 = 0x300
  /// Dashes, quotation marks, bullets and the ellipsis.
  private static let punctuation: ClosedRange<UInt16> = 0x2010...0x2026

  /// True if the item runs from left to right and is shaped with the characters that it has.
  var isUnchanged: Bool { !isRightToLeft && !isSmallCapital }

  /// True if each of the item's words stands for itself in every font that does not look at spaces.
  func consistsOfPlainWords(_ units: [UInt16]) -> Bool {
    isUnchanged
      && units[range].allSatisfy { $0 < Self.firstMark || Self.punctuation.contains($0) }
  }

  /// Visits the words and each of the spaces between them.
  func forEachWord(in units: [UInt16], _ body: (Range<Int>) -> Void) {
    var start = range.lowerBound
    for offset in range where units[offset] == Self.space {
      if start < offset { body(start..<offset) }
      body(offset..<offset + 1)
      start = offset + 1
    }
    if start < range.upperBound { body(start..<range.upperBound) }
  }
}
