@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// A text in one line that is being edited, laid out piece by piece.
///
/// 1. Cut the line into pieces; after an edit, keep those that it did not touch.
/// 2. Shape each piece that is new, and keep its width and height.
/// 3. Put the pieces side by side, from the left or from the right.
/// 4. Work out the places of characters in the pieces that are asked about.
///
/// A line that is not long is a single piece.
final class LineLayout: EditedLayout {
  /// Neighboring characters that are shaped together.
  final class Piece {
    let string: String
    /// The length in UTF-16.
    let length: Int
    fileprivate let line: TextLine?
    fileprivate let size: CGSize
    fileprivate let baseline: CGFloat
    fileprivate var map: CaretMap?

    fileprivate init(_ string: String, _ setting: EditedTextSetting) {
      self.string = string
      length = string.utf16.count
      let lines = setting.shape(string.withSpacesForBreaks)
        .lines(width: nil, height: nil, setting.options)
      line = lines.lines.first
      size = lines.size
      baseline = lines.lines.isEmpty ? setting.emptyBaseline : lines.firstBaseline
    }

    fileprivate var width: CGFloat { line?.width ?? 0 }
  }

  let setting: EditedTextSetting
  let string: String
  private let division: LineDivision
  let pieces: [Piece]
  /// The places where the pieces begin, in UTF-16, and where the text ends.
  private let starts: [Int]
  /// The left end of each piece from the left end of the line.
  private let lefts: [CGFloat]
  /// The line's width before rounding, and the size that it takes up.
  private let lineWidth: CGFloat
  private let size: CGSize
  private let baseline: CGFloat
  /// The number of pieces that were shaped, and of those whose characters' places were worked out,
  /// for tests.
  private(set) var shapedCount = 0
  private(set) var mappedCount = 0

  /// - Parameter old: the layout before an edit, whose pieces are reused where they are the same.
  init(_ string: String, _ setting: EditedTextSetting, replacing old: LineLayout? = nil) {
    self.setting = setting
    self.string = string
    division = LineDivision(string, isRightToLeft: setting.options.isRightToLeft)
    if let old, old.division == division, setting.hasShapes(of: old.setting),
      setting.options == old.setting.options
    {
      (pieces, shapedCount) = old.pieces(after: string, setting)
    } else {
      pieces = division.pieces(of: string[...]).map { Piece(String($0), setting) }
      shapedCount = pieces.count
    }
    var (offset, x) = (0, CGFloat(0))
    starts =
      [0]
      + pieces.map { piece -> Int in
        offset += piece.length
        return offset
      }
    let fromLeft = pieces.map { piece -> CGFloat in
      defer { x += piece.width }
      return x
    }
    lineWidth = x
    lefts =
      division.isRightToLeft
      ? zip(pieces, fromLeft).map { x - $1 - $0.width } : fromLeft
    let scale = setting.options.displayScale
    let width = pieces.count == 1 ? pieces[0].size.width : (x * scale).rounded(.up) / scale
    let above = pieces.reduce(0) { max($0, $1.baseline) }
    let below = pieces.reduce(0) { max($0, $1.size.height - $1.baseline) }
    baseline = above
    size = CGSize(width: width, height: above + below)
  }

  /// The pieces of a line that was edited, and the number of new ones.
  private func pieces(after edited: String, _ setting: EditedTextSetting) -> ([Piece], Int) {
    let (prefix, suffix) = string.commonBytes(with: edited)
    let (bytes, editedBytes) = (string.utf8.count, edited.utf8.count)
    if prefix == bytes && prefix == editedBytes { return (pieces, 0) }
    // A piece stays where it was cut if the text that decides about the cut is the same too.
    var (front, frontBytes) = (0, 0)
    while front < pieces.count,
      frontBytes + pieces[front].bytes + LineDivision.context <= prefix
    {
      frontBytes += pieces[front].bytes
      front += 1
    }
    var (back, backBytes) = (pieces.count, 0)
    while back > front, backBytes + pieces[back - 1].bytes + LineDivision.context <= suffix {
      backBytes += pieces[back - 1].bytes
      back -= 1
    }
    // A piece that became short is joined to the next one, so that the number of pieces does not
    // keep growing.
    if back < pieces.count, editedBytes - frontBytes - backBytes < LineDivision.shortest {
      backBytes -= pieces[back].bytes
      back += 1
    }
    let utf8 = edited.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: frontBytes)
    let end = utf8.index(start, offsetBy: editedBytes - frontBytes - backBytes)
    let new = division.pieces(of: edited[start..<end]).map { Piece(String($0), setting) }
    return (pieces[..<front] + new + pieces[back...], new.count)
  }

  // MARK: Measuring

  var idealWidth: CGFloat { size.width }

  func height(width: CGFloat, atMost most: CGFloat) -> CGFloat { size.height }

  func contentSize(width: CGFloat) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat) { (baseline, baseline) }

  func settle(_ band: ClosedRange<CGFloat>, _ width: CGFloat) {}

  func places(width: CGFloat) -> any CaretPlaces { LinePlaces(layout: self, width: width) }

  /// The line's left end in a view of a width; a longer line is as wide as it needs.
  private func origin(_ width: CGFloat) -> CGFloat {
    TextLine(baseline: 0, width: lineWidth, range: 0..<0, glyphs: LineGlyphs())
      .start(in: max(width, size.width), setting.options)
  }

  /// The height of carets and selections: a piece keeps its characters' places when a higher one is
  /// added.
  private var height: CGFloat { max(setting.lineHeight, size.height) }

  private func whole(_ shown: [Int]) -> TextLine {
    var glyphs = LineGlyphs()
    for index in shown {
      guard let line = pieces[index].line else { continue }
      for (run, start) in zip(line.runs, line.starts) {
        var run = run
        run.origin.x += lefts[index]
        glyphs.append(run, from: starts[index] + start)
      }
    }
    var line = TextLine(
      baseline: baseline, width: lineWidth, range: 0..<starts[pieces.count], glyphs: glyphs)
    line.ascent = pieces.reduce(0) { max($0, $1.line?.ascent ?? 0) }
    line.descent = pieces.reduce(0) { max($0, $1.line?.descent ?? 0) }
    return line
  }

  /// The line with the pieces that lie in a rectangle.
  func lines(in area: CGRect, width: CGFloat) -> [EditedLines] {
    if string.isEmpty { return [] }
    let left = area.minX - origin(width)
    // Glyphs may reach beyond their advance.
    let margin = size.height
    let shown = pieces.indices.filter {
      lefts[$0] <= left + area.width + margin && lefts[$0] + pieces[$0].width >= left - margin
    }
    let lines = TextLines(
      size: size, firstBaseline: baseline, lastBaseline: baseline, lines: [whole(shown)])
    return [EditedLines(lines: lines, top: 0)]
  }

  // MARK: Places

  private func map(_ index: Int) -> CaretMap {
    let piece = pieces[index]
    if let map = piece.map { return map }
    mappedCount += 1
    var line = piece.line
    line?.baseline = baseline
    let lines = TextLines(
      size: CGSize(width: piece.width, height: size.height), firstBaseline: baseline,
      lastBaseline: baseline, lines: line.map { [$0] } ?? [])
    var options = setting.options
    (options.alignment, options.isRightToLeft) = (.leading, false)
    let map = CaretMap(lines, width: piece.width, options, emptyHeight: setting.lineHeight)
    piece.map = map
    return map
  }

  private func piece(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func caret(at offset: Int, width: CGFloat) -> CGRect {
    let index = piece(at: offset)
    var caret = map(index).caret(at: offset - starts[index])
      .offsetBy(dx: origin(width) + lefts[index], dy: 0)
    caret.size.height = height
    return caret
  }

  fileprivate func offset(at x: CGFloat, width: CGFloat) -> Int {
    let x = x - origin(width)
    let ends = pieces.indices.lazy.map { self.lefts[$0] + self.pieces[$0].width }
    let index =
      division.isRightToLeft
      ? ends.lastIndex { x < $0 } ?? 0 : ends.firstIndex { x < $0 } ?? pieces.count - 1
    return starts[index] + map(index).offset(at: CGPoint(x: x - lefts[index], y: 0))
  }

  fileprivate func offset(beside offset: Int, toRight: Bool) -> Int? {
    let index = piece(at: offset)
    if let inside = map(index).offset(beside: offset - starts[index], toRight: toRight) {
      return starts[index] + inside
    }
    let neighbor = toRight == division.isRightToLeft ? index - 1 : index + 1
    guard pieces.indices.contains(neighbor) else { return nil }
    let edge = neighbor < index ? pieces[neighbor].length : 0
    return map(neighbor).offset(beside: edge, toRight: toRight).map { starts[neighbor] + $0 }
  }

  fileprivate var range: Range<Int> { 0..<starts[pieces.count] }

  /// The rectangles behind characters; a piece that is fully selected has a single one, wherever
  /// its characters are.
  fileprivate func rectangles(of range: Range<Int>, width: CGFloat) -> [CGRect] {
    let range = range.clamped(to: self.range)
    if range.isEmpty { return [] }
    var rects: [CGRect] = []
    for index in piece(at: range.lowerBound)...piece(at: range.upperBound - 1) {
      let (start, length) = (starts[index], pieces[index].length)
      let own = range.clamped(to: start..<start + length)
      // Spaces at the line's end are not part of its width.
      if own.count == length && index < pieces.count - 1 {
        rects.append(CGRect(x: lefts[index], y: 0, width: pieces[index].width, height: height))
      } else {
        rects += map(index).rectangles(of: own.lowerBound - start..<own.upperBound - start)
          .map { CGRect(x: lefts[index] + $0.minX, y: 0, width: $0.width, height: height) }
      }
    }
    return rects.joinedSideBySide().map { $0.offsetBy(dx: origin(width), dy: 0) }
  }
}

/// The places of a text in one line, in a view of a width.
private struct LinePlaces: CaretPlaces {
  let layout: LineLayout
  let width: CGFloat

  func caret(at offset: Int) -> CGRect { layout.caret(at: offset, width: width) }

  func offset(at point: CGPoint) -> Int { layout.offset(at: point.x, width: width) }

  func offset(lineFrom offset: Int, down: Bool, x: CGFloat) -> Int? { nil }

  func offset(beside offset: Int, toRight: Bool) -> Int? {
    layout.offset(beside: offset, toRight: toRight)
  }

  func lineRange(at offset: Int) -> Range<Int> { layout.range }

  func rectangles(of range: Range<Int>, in band: ClosedRange<CGFloat>) -> [CGRect] {
    layout.rectangles(of: range, width: width)
  }
}

extension LineLayout.Piece {
  fileprivate var bytes: Int { string.utf8.count }
}

extension String {
  /// The same characters, with line breaks that take no more room than spaces.
  fileprivate var withSpacesForBreaks: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xE2 || $0 == 0xC2 }) else { return self }
    let units = utf16.map { unit -> UInt16 in
      let isBreak = (0x0A...0x0D).contains(unit) || [0x85, 0x2028, 0x2029].contains(unit)
      return isBreak ? 0x20 : unit
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension [CGRect] {
  /// The rectangles from left to right, with neighbors joined: two rectangles would share a column
  /// of pixels.
  fileprivate func joinedSideBySide() -> [CGRect] {
    sorted { $0.minX < $1.minX }.reduce(into: []) { joined, rect in
      // Fonts keep some characters a little away from where their piece begins.
      if let last = joined.last, rect.minX - last.maxX < 0.5 {
        joined[joined.count - 1].size.width = Swift.max(last.maxX, rect.maxX) - last.minX
      } else {
        joined.append(rect)
      }
    }
  }
}
