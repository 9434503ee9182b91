@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The places of the characters of a text that is broken into lines, for carets and selections.
package struct CaretMap {
  /// A place for a caret within a line.
  struct Stop: Equatable {
    /// The offset in UTF-16.
    var offset: Int
    /// The distance from the line's left end.
    var x: CGFloat
  }

  /// A character with its two sides.
  fileprivate struct Cell {
    var range: Range<Int>
    var left: CGFloat
    var right: CGFloat
    var isRightToLeft: Bool
  }

  struct Line {
    let range: Range<Int>
    let origin: CGFloat
    let top: CGFloat
    let height: CGFloat
    let width: CGFloat
    fileprivate let characters: Characters

    fileprivate var cells: [Cell] { characters.cells }
  }

  /// The characters of a line, worked out when a place in the line is first asked about: after a key, it is one line of
  /// a paragraph that may have thousands.
  fileprivate final class Characters {
    private let line: TextLine?
    private var known: [Cell]?

    init(_ line: TextLine?) { self.line = line }

    var isKnown: Bool { known != nil }

    var cells: [Cell] {
      if let known { return known }
      let cells = line.map { CaretMap.cells($0) } ?? []
      known = cells
      return cells
    }
  }

  let lines: [Line]

  /// The number of lines whose characters were worked out, for tests.
  package var knownLineCount: Int { lines.count { $0.characters.isKnown } }

  /// - Parameters:
  ///   - width: the width by which lines are aligned.
  ///   - emptyHeight: the height of a line without characters.
  package init(
    _ text: TextLines, width: CGFloat, _ options: TextLayoutOptions, emptyHeight: CGFloat
  ) {
    var top: CGFloat = 0
    var lines: [Line] = []
    for (index, line) in text.lines.enumerated() {
      // Lines touch each other, so that a selection is contiguous.
      let next = index + 1 < text.lines.count ? text.lines[index + 1] : nil
      // The next line begins as far above its baseline as this one does, or further if it is taller.
      let bottom =
        next.map { $0.baseline - (line.baseline - top) - ($0.ascent - line.ascent) }
        ?? max(text.size.height, top + emptyHeight)
      lines.append(
        Line(
          range: line.range, origin: line.start(in: width, options), top: top,
          height: max(0, bottom - top), width: line.width, characters: Characters(line)))
      top = bottom
    }
    if lines.isEmpty {
      let slack: CGFloat =
        switch options.alignment {
        case .leading: options.isRightToLeft ? width : 0
        case .center: width / 2
        case .trailing: options.isRightToLeft ? 0 : width
        }
      lines = [
        Line(
          range: 0..<0, origin: slack, top: 0, height: emptyHeight, width: 0,
          characters: Characters(nil))
      ]
    }
    self.lines = lines
  }

  private static func cells(_ line: TextLine) -> [Cell] {
    var cells: [Cell] = []
    for (run, start) in zip(line.runs, line.starts) where start < line.range.upperBound {
      cells += Self.cells(run, start)
    }
    return cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The characters of a run; those that share a glyph share its width.
  private static func cells(_ run: GlyphRun, _ start: Int) -> [Cell] {
    // Of several glyphs for one cluster the first one's place counts.
    var places: [(start: Int, x: CGFloat)] = []
    for glyph in run.glyphs where places.last?.start != glyph.cluster.lowerBound {
      places.append((glyph.cluster.lowerBound, glyph.position.x))
    }
    places.sort { $0.start < $1.start }
    let xs = places.map(\.x).sorted()
    let bytes = run.text.utf8.count
    var cells: [Cell] = []
    cells.reserveCapacity(places.count)
    // The counted part of the text: its last byte, and its length in units of UTF-16.
    var (counted, units) = (0, 0)
    for (index, place) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].start : bytes
      guard end > place.start, let text = run.text.utf8Part(place.start..<end) else { continue }
      units += run.text.utf8Part(counted..<place.start)?.utf16.count ?? 0
      counted = place.start
      let next = xs.partitioningIndex { $0 > place.x }
      let right = run.origin.x + (next < xs.count ? xs[next] : run.width)
      let left = run.origin.x + place.x
      cells += share(text, left, right, from: start + units, run.isRightToLeft)
    }
    return cells
  }

  private static func share(
    _ text: Substring, _ left: CGFloat, _ right: CGFloat, from start: Int, _ isRightToLeft: Bool
  ) -> [Cell] {
    let width = (right - left) / CGFloat(max(1, text.count))
    var offset = start
    return text.enumerated().map { index, character in
      let end = offset + character.utf16.count
      defer { offset = end }
      let place = CGFloat(isRightToLeft ? text.count - 1 - index : index)
      return Cell(
        range: offset..<end, left: left + place * width, right: left + (place + 1) * width,
        isRightToLeft: isRightToLeft)
    }
  }

  // MARK: Asking

  /// The bottom of the last line.
  package var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// One of the outer lines.
  package enum Edge { case first, last }

  /// The place in the first or the last line that is nearest to `x`.
  package func offset(inLine edge: Edge, x: CGFloat) -> Int {
    let line = lines[edge == .first ? 0 : lines.count - 1]
    return line.nearest(to: x - line.origin)
  }

  /// The line in which a caret at `offset` stands.
  func lineIndex(of offset: Int) -> Int {
    max(0, lines.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }

  /// The place of a caret, from the top left of the text, without a width.
  package func caret(at offset: Int) -> CGRect {
    let line = lines[lineIndex(of: offset)]
    return CGRect(x: line.origin + line.x(of: offset), y: line.top, width: 0, height: line.height)
  }

  /// The place between characters that is nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.top + $0.height } ?? lines[lines.count - 1]
    return line.nearest(to: point.x - line.origin)
  }

  /// The place a line further down or up, below or above `x`; nil beyond the first and the last
  /// line.
  package func offset(lineFrom offset: Int, down: Bool, x: CGFloat) -> Int? {
    let index = lineIndex(of: offset) + (down ? 1 : -1)
    return lines.indices.contains(index) ? lines[index].nearest(to: x - lines[index].origin) : nil
  }

  /// The place beside `offset` in visual order; nil at the end of a line.
  package func offset(beside offset: Int, toRight: Bool) -> Int? {
    let line = lines[lineIndex(of: offset)]
    let x = line.x(of: offset)
    let stops = line.stops.filter { toRight ? $0.x > x + 0.01 : $0.x < x - 0.01 }
    return stops.min { abs($0.x - x) < abs($1.x - x) }?.offset
  }

  /// The first and the last place of the line at `offset`.
  package func lineRange(at offset: Int) -> Range<Int> {
    let index = lineIndex(of: offset)
    let line = lines[index]
    // The place after a space at which a line was broken belongs to the next line.
    let last = line.cells.last { $0.range.upperBound <= line.range.upperBound }?.range.upperBound
    let isLast = index == lines.count - 1
    let end =
      isLast ? line.range.upperBound : max(line.range.lowerBound, last ?? line.range.lowerBound)
    return line.range.lowerBound..<end
  }

  /// The rectangles behind the characters of `range`.
  package func rectangles(of range: Range<Int>) -> [CGRect] {
    if range.isEmpty { return [] }
    return lines.enumerated().flatMap { index, line -> [CGRect] in
      var rects: [CGRect] = []
      // From left to right, so that neighbors join: two rectangles would share a column of pixels.
      let selected = line.cells.filter { $0.range.overlaps(range) }.sorted { $0.left < $1.left }
      for cell in selected {
        let rect = CGRect(
          x: line.origin + cell.left, y: line.top, width: cell.right - cell.left,
          height: line.height)
        if let last = rects.last, rect.minX - last.maxX < 0.01 {
          rects[rects.count - 1].size.width = max(last.maxX, rect.maxX) - last.minX
        } else {
          rects.append(rect)
        }
      }
      // A selected line break shows as a little more at the line's end.
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      if let next, range.contains(next.range.lowerBound - 1),
        range.upperBound >= next.range.lowerBound,
        range.lowerBound <= line.range.upperBound
      {
        rects.append(
          CGRect(x: line.origin + line.width, y: line.top, width: 4, height: line.height))
      }
      return rects
    }
  }
}

extension CaretMap.Line {
  /// The place of a caret at `offset`, from the line's left end.
  fileprivate func x(of offset: Int) -> CGFloat {
    let index = cells.partitioningIndex { $0.range.lowerBound >= offset }
    if index < cells.count, cells[index].range.lowerBound == offset { return cells[index].leading }
    let before = cells[..<index].last { $0.range.upperBound <= offset }
    return before?.trailing ?? cells.first?.leading ?? 0
  }

  fileprivate var stops: [CaretMap.Stop] {
    var stops = cells.map { CaretMap.Stop(offset: $0.range.lowerBound, x: $0.leading) }
    if let last = cells.last {
      stops.append(CaretMap.Stop(offset: last.range.upperBound, x: last.trailing))
    }
    return stops
  }

  fileprivate func nearest(to x: CGFloat) -> Int {
    stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? range.lowerBound
  }
}

extension CaretMap.Cell {
  fileprivate var leading: CGFloat { isRightToLeft ? right : left }
  fileprivate var trailing: CGFloat { isRightToLeft ? left : right }
}

extension Array {
  /// The first index from which on `isPast` holds, which does not hold before it.
  fileprivate func partitioningIndex(where isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension String {
  /// The characters at a range of UTF-8; nil where its bounds do not lie between characters.
  fileprivate func utf8Part(_ range: Range<Int>) -> Substring? {
    guard range.upperBound <= utf8.count else { return nil }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}
