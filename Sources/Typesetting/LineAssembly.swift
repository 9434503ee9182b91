import EspalierDrawing
import Foundation

/// Puts the glyphs of one line in the order and place in which they are drawn.
///
/// 1. Collect the pieces of items that the line shows, in reading order, with the ellipsis.
/// 2. Give spaces at the line's end the paragraph's direction (rule L1 of Unicode's algorithm).
/// 3. Reverse the pieces of each embedding level (rule L2).
/// 4. Place the pieces from left to right.
struct LineAssembly {
  private let text: TypesetText
  private let line: BrokenLine
  private let scale: CGFloat
  private let paragraphLevel: UInt8

  init(_ text: TypesetText, _ line: BrokenLine, scale: CGFloat) {
    self.text = text
    self.line = line
    self.scale = scale
    paragraphLevel = text.content.paragraphLevel(at: line.range.lowerBound)
  }

  func runs() -> [GlyphRun] {
    var x: CGFloat = 0
    return inVisualOrder(pieces()).map { piece in
      let run = piece.item.map { glyphRun(of: $0, piece.range, x) } ?? ellipsisRun(x)
      x += run.width
      return run
    }
  }

  /// A part of an item, or the ellipsis.
  private struct Piece {
    var item: ShapedItem?
    var range: Range<Int>
    var level: UInt8
  }
}

// MARK: - Order

extension LineAssembly {
  private func pieces() -> [Piece] {
    guard let tail = line.tail else {
      let end = endWithoutSpaces(line.head)
      let spaces = pieces(in: end..<line.head.upperBound).map { piece in
        var piece = piece
        piece.level = paragraphLevel
        return piece
      }
      return pieces(in: line.head.lowerBound..<end) + spaces
    }
    let ellipsis = Piece(item: nil, range: 0..<0, level: paragraphLevel)
    return pieces(in: line.head) + [ellipsis] + pieces(in: tail)
  }

  private func endWithoutSpaces(_ range: Range<Int>) -> Int {
    // Without right-to-left text the spaces are in place already.
    guard text.content.hasRightToLeft else { return range.upperBound }
    let units = text.content.units
    return range.reversed().first { !units[$0].hangsAtLineEnd }.map { $0 + 1 } ?? range.lowerBound
  }

  private func pieces(in range: Range<Int>) -> [Piece] {
    guard !range.isEmpty else { return [] }
    let items = text.content.items
    var index = firstItem(endingAfter: range.lowerBound)
    var pieces: [Piece] = []
    while index < items.count, items[index].item.range.lowerBound < range.upperBound {
      let shown = items[index].item.range.clamped(to: range)
      pieces.append(Piece(item: items[index], range: shown, level: items[index].item.level))
      index += 1
    }
    return pieces
  }

  private func firstItem(endingAfter offset: Int) -> Int {
    let items = text.content.items
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].item.range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func inVisualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < pieces.count {
        let end = pieces[start...].firstIndex { $0.level < level } ?? pieces.count
        pieces[start..<end].reverse()
        start = end + 1
      }
    }
    return pieces
  }
}

// MARK: - Glyphs

extension LineAssembly {
  private func ellipsisRun(_ x: CGFloat) -> GlyphRun {
    let style = text.styles[0]
    let string = String(Ellipsis.scalar)
    return GlyphRun(
      font: style.font.glyphFont(size: style.size * scale),
      glyphs: [.init(id: text.ellipsis.glyph, position: .zero, cluster: 0..<string.utf8.count)],
      origin: CGPoint(x: x, y: -style.baselineOffset * scale), width: text.ellipsis.width * scale,
      text: string, isRightToLeft: paragraphLevel % 2 == 1)
  }

  private func glyphRun(of shaped: ShapedItem, _ range: Range<Int>, _ x: CGFloat) -> GlyphRun {
    let item = shaped.item
    let style = text.styles[item.style]
    let unit = style.scale(item.file) * scale
    let extra = style.extra(item) * scale
    let isRightToLeft = item.level % 2 == 1
    let indices = glyphIndices(shaped, in: range, isRightToLeft: isRightToLeft)
    let offsets = UTF8Offsets(text.content.units, range)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(indices.count)
    var pen: CGFloat = 0
    for cluster in Clusters(text.content.glyphs[indices], range, isRightToLeft: isRightToLeft) {
      for glyph in cluster.glyphs {
        let position = CGPoint(
          x: pen + CGFloat(glyph.offsetX) * unit, y: -CGFloat(glyph.offsetY) * unit)
        glyphs.append(
          .init(id: glyph.id, position: position, cluster: offsets.utf8(cluster.range)))
        pen += CGFloat(glyph.advance) * unit
      }
      pen += extra
    }
    return GlyphRun(
      font: font(of: item, style), glyphs: glyphs,
      origin: CGPoint(x: x, y: -style.baselineOffset * scale), width: pen,
      text: String(decoding: text.content.units[range], as: UTF16.self),
      isRightToLeft: isRightToLeft, styleIndex: item.style)
  }

  private func font(of item: TextItem, _ style: SizedStyle) -> GlyphFont {
    var font = style.font
    if item.isFallback, let file = item.file {
      font.file = file
      font.family = file.familyName
      font.isItalic = false
      font.isObliqued = !file.isColored && (style.font.isItalic || style.font.isObliqued)
    }
    return font.glyphFont(size: style.size * scale)
  }

  /// The glyphs whose clusters lie in a range.
  ///
  /// Clusters ascend, or descend from right to left.
  private func glyphIndices(
    _ shaped: ShapedItem, in range: Range<Int>, isRightToLeft: Bool
  ) -> Range<Int> {
    let glyphs = text.content.glyphs
    func firstIndex(where isPast: (Int) -> Bool) -> Int {
      var low = shaped.glyphs.lowerBound
      var high = shaped.glyphs.upperBound
      while low < high {
        let middle = (low + high) / 2
        if isPast(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return isRightToLeft
      ? firstIndex { $0 < range.upperBound }..<firstIndex { $0 < range.lowerBound }
      : firstIndex { $0 >= range.lowerBound }..<firstIndex { $0 >= range.upperBound }
  }
}

/// Translates UTF-16 offsets of a text to UTF-8 offsets of one of its pieces.
private struct UTF8Offsets {
  private let start: Int
  /// The UTF-8 offset of each UTF-16 offset from `start` on.
  private var offsets: [Int] = [0]

  init(_ units: [UInt16], _ range: Range<Int>) {
    start = range.lowerBound
    offsets.reserveCapacity(range.count + 1)
    var sum = 0
    for unit in units[range] {
      // A surrogate pair takes four bytes: two for each half.
      let length = unit < 0x80 ? 1 : unit < 0x800 || UTF16.isSurrogate(unit) ? 2 : 3
      sum += length
      offsets.append(sum)
    }
  }

  func utf8(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound - start]..<offsets[range.upperBound - start]
  }
}

/// The glyphs of a piece, grouped by the characters they stand for, from left to right.
private struct Clusters: Sequence, IteratorProtocol {
  private var rest: ArraySlice<ShapedGlyph>
  private let isRightToLeft: Bool
  private let end: Int
  /// From right to left, where the cluster before, which follows in the text, starts.
  private var lastStart: Int

  init(_ glyphs: ArraySlice<ShapedGlyph>, _ range: Range<Int>, isRightToLeft: Bool) {
    rest = glyphs
    end = range.upperBound
    lastStart = range.upperBound
    self.isRightToLeft = isRightToLeft
  }

  mutating func next() -> (range: Range<Int>, glyphs: ArraySlice<ShapedGlyph>)? {
    guard let first = rest.first else { return nil }
    let glyphs = rest.prefix { $0.cluster == first.cluster }
    rest = rest.dropFirst(glyphs.count)
    let start = Int(first.cluster)
    defer { lastStart = start }
    let following = isRightToLeft ? lastStart : rest.first.map { Int($0.cluster) } ?? end
    return (start..<following, glyphs)
  }
}
