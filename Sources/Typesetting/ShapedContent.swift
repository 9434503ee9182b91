import CGfx
import EspalierDrawing
import Foundation

/// A shaped text without its sizes, line heights and spacing: the part that texts of all sizes
/// share.
final class ShapedContent {
  let units: [UInt16]
  /// The styles of the runs, in the sizes that were asked for first.
  let styles: [SizedStyle]
  /// The end of each run.
  private let ends: [Int]
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  let opportunities: [BreakOpportunity]
  /// True at the start of a cluster; cuts are possible there only.
  ///
  /// There may be more elements than the text has characters.
  let isBoundary: [Bool]
  /// Empty in a text of one paragraph that runs from left to right.
  let paragraphs: [UnicodeRules.LevelRun]
  let hasRightToLeft: Bool
  let isOneParagraph: Bool
  /// True if each character has one glyph, in the font of the text's only style.
  let isPlain: Bool
  private let language: String
  let maker: ContentMaker
  /// The content for surroundings that run from right to left, once it has been asked for; none where
  /// that makes no difference, or where this content is the answer.
  private var knownRightToLeft: ShapedContent??

  /// - Parameter isRightToLeft: the direction of paragraphs without a letter that has one.
  init(_ text: StyledText, isRightToLeft: Bool, _ maker: ContentMaker) {
    let units =
      text.runs.count == 1
      ? Array(text.runs[0].string.utf16) : text.runs.flatMap { Array($0.string.utf16) }
    let starts = maker.rules.graphemeStarts(in: units)
    let levels = maker.rules.levels(of: units, isRightToLeft: isRightToLeft)
    let styles = maker.styles(of: text)
    var end = 0
    ends = text.runs.map { run in
      end += run.string.utf16.count
      return end
    }
    let itemizer = Itemizer(
      units: units, isGraphemeStart: starts, styles: styles, ends: ends, language: text.language,
      fallback: maker.fallback)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(units.count)
    items = itemizer.items(levels.runs).map { item in
      let first = glyphs.count
      let features = styles[item.style].features
      maker.shaper.shape(item, of: units, features, language: text.language, into: &glyphs)
      return ShapedItem(item: item, glyphs: first..<glyphs.count)
    }
    self.units = units
    self.styles = styles
    self.glyphs = glyphs
    self.maker = maker
    language = text.language
    paragraphs = levels.paragraphs
    isPlain = false
    isOneParagraph = !units.contains(where: \.isLineSeparator)
    hasRightToLeft =
      levels.runs.contains { $0.level > 0 } || levels.paragraphs.contains { $0.level > 0 }
    opportunities = Self.opportunities(
      maker.rules.lineEnds(in: units, language: text.language), units)
    isBoundary = Self.boundaries(starts, units, items, glyphs)
    if isRightToLeft { knownRightToLeft = .some(nil) }
  }

  /// Puts a text of one style together from known glyphs; nil if it has other than plain
  /// characters.
  ///
  /// Most labels are such texts. They need no search for fonts, directions and scripts.
  init?(plain text: StyledText, _ maker: ContentMaker) {
    guard text.runs.count == 1, case let run = text.runs[0], run.attachment == nil,
      run.font.smallCaps.isEmpty, let units = run.string.printableASCII
    else { return nil }
    let style = maker.style(of: run)
    var item = TextItem(range: units.indices, style: 0, file: style.font.file)
    if units.contains(where: \.isASCIILetter) { item.script = HB_SCRIPT_LATIN }
    guard
      let glyphs = maker.shaper.plainGlyphs(
        item, of: units, style.features, language: text.language)
    else { return nil }
    self.units = units
    self.glyphs = glyphs
    self.maker = maker
    styles = [style]
    ends = []
    items = [ShapedItem(item: item, glyphs: glyphs.indices)]
    language = text.language
    paragraphs = []
    isPlain = true
    isOneParagraph = true
    hasRightToLeft = false
    opportunities = Self.opportunities(
      maker.rules.lineEnds(in: units, language: text.language), units)
    isBoundary = Self.boundariesEverywhere(units.count)
  }

  /// The same text in surroundings that run from right to left; nil where that makes no difference.
  func rightToLeft(_ text: StyledText) -> ShapedContent? {
    if let knownRightToLeft { return knownRightToLeft }
    let content = maker.rightToLeftContent(of: text, self)
    knownRightToLeft = .some(content)
    return content
  }

  /// Opportunities with the spaces before them.
  private static func opportunities(
    _ ends: [(offset: Int, isMandatory: Bool)], _ units: [UInt16]
  ) -> [BreakOpportunity] {
    var start = 0
    return ends.map { end in
      var visibleEnd = end.offset
      while visibleEnd > start, units[visibleEnd - 1].hangsAtLineEnd { visibleEnd -= 1 }
      // At the end of the text ICU reports a break of its own, which only a separator makes real.
      let isMandatory = end.isMandatory && units[end.offset - 1].isLineSeparator
      start = end.offset
      return BreakOpportunity(
        offset: end.offset, visibleEnd: visibleEnd, isMandatory: isMandatory)
    }
  }

  /// The boundaries that short texts share.
  private static let fewBoundaries = [Bool](repeating: true, count: 128)

  private static func boundariesEverywhere(_ count: Int) -> [Bool] {
    count < fewBoundaries.count ? fewBoundaries : [Bool](repeating: true, count: count + 1)
  }

  /// Graphemes that were joined to one ligature cannot be cut apart.
  private static func boundaries(
    _ starts: [Bool], _ units: [UInt16], _ items: [ShapedItem], _ glyphs: [ShapedGlyph]
  ) -> [Bool] {
    var isCluster = [Bool](repeating: false, count: units.count + 1)
    isCluster[units.count] = true
    for glyph in glyphs { isCluster[Int(glyph.cluster)] = true }
    for offset in units.indices where units[offset].isControl { isCluster[offset] = true }
    for shaped in items where shaped.item.kind != .characters {
      isCluster[shaped.item.range.lowerBound] = true
    }
    for offset in isCluster.indices where !starts[offset] { isCluster[offset] = false }
    return isCluster
  }
}

extension ShapedContent {
  /// The embedding level of the paragraph at an offset.
  func paragraphLevel(at offset: Int) -> UInt8 {
    guard paragraphs.count > 1 else { return paragraphs.first?.level ?? 0 }
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return paragraphs[low].level
  }

  /// The index of the style at an offset.
  func style(at offset: Int) -> Int { ends.firstIndex { $0 > offset } ?? 0 }
}

// MARK: - Glyphs

extension ShapedContent {
  /// The glyphs of the part of an item that a line shows, from left to right.
  ///
  /// If a cut changes the glyphs beside it, the part is shaped anew. Its letters keep the forms
  /// they have in the whole word, as Unicode and CSS ask for where a word in a joined script is
  /// broken.
  func glyphs(of shaped: ShapedItem, in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
    guard
      isUnsafeCut(at: range.lowerBound, of: shaped)
        || isUnsafeCut(at: range.upperBound, of: shaped)
    else { return glyphs[glyphIndices(shaped, in: range)] }
    var part = shaped.item
    part.range = range
    var glyphs: [ShapedGlyph] = []
    maker.shaper.shape(
      part, of: units, styles[part.style].features, language: language, into: &glyphs)
    return glyphs[...]
  }

  /// Returns whether a cut takes a ligature apart, which is joined across a soft hyphen, or joined
  /// letters.
  ///
  /// Letters of other scripts lose only the kerning with the letters that are no longer beside
  /// them.
  private func isUnsafeCut(at offset: Int, of shaped: ShapedItem) -> Bool {
    let item = shaped.item
    guard offset > item.range.lowerBound, offset < item.range.upperBound else { return false }
    let next = glyphs[glyphIndices(shaped, in: offset..<offset + 1)]
    if next.isEmpty { return units[offset - 1] == 0xAD }
    return !item.script.isInSystemFont && next.contains(where: \.isUnsafeToCut)
  }

  /// The glyphs whose clusters lie in a range.
  ///
  /// Clusters ascend, or descend from right to left.
  private func glyphIndices(_ shaped: ShapedItem, in range: Range<Int>) -> Range<Int> {
    func firstIndex(where isPast: (Int) -> Bool) -> Int {
      var low = shaped.glyphs.lowerBound
      var high = shaped.glyphs.upperBound
      while low < high {
        let middle = (low + high) / 2
        if isPast(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return shaped.item.isRightToLeft
      ? firstIndex { $0 < range.upperBound }..<firstIndex { $0 < range.lowerBound }
      : firstIndex { $0 >= range.lowerBound }..<firstIndex { $0 >= range.upperBound }
  }
}

extension String {
  /// The characters as UTF-16; nil if there are none, or others than the printable ones of ASCII.
  fileprivate var printableASCII: [UInt16]? {
    utf8.withContiguousStorageIfAvailable { bytes in
      if bytes.isEmpty { return nil }
      // Room is made this way because arrays that are made by their length look up their types.
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count)
      for byte in bytes {
        guard ShapedPairs.characters.contains(UInt16(byte)) else { return nil }
        units.append(UInt16(byte))
      }
      return units
    } ?? nil
  }
}
