@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

// The places of the paragraphs' characters.

extension ParagraphLayout {
  private func index(ofOffset offset: Int) -> Int {
    starts.lastIndex(notAbove: offset, count: paragraphs.count)
  }

  private func index(at y: CGFloat, _ width: CGFloat) -> Int {
    tops(width).lastIndex(notAbove: y, count: paragraphs.count)
  }

  /// The place of a caret from the top left of the text, without a width.
  func caret(at offset: Int, width: CGFloat) -> CGRect {
    let index = index(ofOffset: offset)
    let caret = layOut(index, width).map.caret(at: offset - starts[index])
    return caret.offsetBy(dx: 0, dy: tops(width)[index])
  }

  /// The place between characters that is nearest to a point.
  func offset(at point: CGPoint, width: CGFloat) -> Int {
    settle(point.y...point.y, width)
    let index = index(at: point.y, width)
    let top = tops(width)[index]
    return starts[index]
      + layOut(index, width).map.offset(at: CGPoint(x: point.x, y: point.y - top))
  }

  /// The place a line further down or up, below or above `x`; nil beyond the first and the last
  /// line.
  func offset(lineFrom offset: Int, down: Bool, x: CGFloat, width: CGFloat) -> Int? {
    let index = index(ofOffset: offset)
    let map = layOut(index, width).map
    if let inside = map.offset(lineFrom: offset - starts[index], down: down, x: x) {
      return starts[index] + inside
    }
    let next = index + (down ? 1 : -1)
    guard paragraphs.indices.contains(next) else { return nil }
    return starts[next] + layOut(next, width).map.offset(inLine: down ? .first : .last, x: x)
  }

  /// The place beside `offset` in visual order; nil at the end of a line.
  func offset(beside offset: Int, toRight: Bool, width: CGFloat) -> Int? {
    let index = index(ofOffset: offset)
    return layOut(index, width).map.offset(beside: offset - starts[index], toRight: toRight)
      .map { starts[index] + $0 }
  }

  /// The first and the last place of the line at `offset`.
  func lineRange(at offset: Int, width: CGFloat) -> Range<Int> {
    let index = index(ofOffset: offset)
    let range = layOut(index, width).map.lineRange(at: offset - starts[index])
    return starts[index] + range.lowerBound..<starts[index] + range.upperBound
  }

  /// The rectangles behind the characters of `range`, of the paragraphs between two heights.
  func rectangles(of range: Range<Int>, in band: ClosedRange<CGFloat>, width: CGFloat) -> [CGRect] {
    if range.isEmpty { return [] }
    return visible(in: band, width: width).flatMap { place -> [CGRect] in
      let own = range.clamped(to: place.start..<place.start + place.paragraph.length)
      var rects = place.map.rectangles(
        of: own.lowerBound - place.start..<own.upperBound - place.start)
      let end = place.start + place.paragraph.length
      if place.paragraph.breakLength > 0, range.contains(end) {
        // A selected line break shows as a little more at the line's end.
        let caret = place.map.caret(at: place.paragraph.length)
        rects.append(CGRect(x: caret.minX, y: caret.minY, width: 4, height: caret.height))
      }
      return rects.map { $0.offsetBy(dx: 0, dy: place.top) }
    }
  }

  func places(width: CGFloat) -> any CaretPlaces { ParagraphPlaces(layout: self, width: width) }

  func lines(in area: CGRect, width: CGFloat) -> [EditedLines] {
    let band = area.minY...max(area.minY, area.maxY)
    return visible(in: band, width: width).map { place in
      EditedLines(
        lines: place.lines.shown(
          between: band.lowerBound - place.top, and: band.upperBound - place.top,
          within: 2 * setting.lineHeight), top: place.top, resolved: place.paragraph.resolved)
    }
  }

  /// A paragraph with its place.
  struct Place {
    let paragraph: Paragraph
    let start: Int
    let top: CGFloat
    let lines: TextLines
    let map: CaretMap
  }

  /// The paragraphs that lie at least partly between two heights.
  func visible(in band: ClosedRange<CGFloat>, width: CGFloat) -> [Place] {
    settle(band, width)
    let tops = tops(width)
    return (index(at: band.lowerBound, width)...index(at: band.upperBound, width)).map { index in
      let (lines, map) = layOut(index, width)
      return Place(
        paragraph: paragraphs[index], start: starts[index], top: tops[index], lines: lines,
        map: map)
    }
  }

  /// Lays out the text between two heights, so that its places are exact.
  func settle(_ band: ClosedRange<CGFloat>, _ width: CGFloat) {
    var last: ClosedRange<Int>?
    // Each paragraph laid out moves those below: until the same ones stand there again.
    for _ in 0..<8 {
      let range = index(at: band.lowerBound, width)...index(at: band.upperBound, width)
      if range == last { return }
      last = range
      for index in range { _ = layOut(index, width) }
    }
  }

  /// A height as a place in a paragraph, which stays the same when others turn out higher or lower.
  func anchor(at y: CGFloat, width: CGFloat) -> (index: Int, inset: CGFloat) {
    let index = index(at: y, width)
    return (index, y - tops(width)[index])
  }

  func height(of anchor: (index: Int, inset: CGFloat), width: CGFloat) -> CGFloat {
    tops(width)[anchor.index] + anchor.inset
  }
}

extension TextLines {
  /// The lines that lie at least partly between two heights; a long paragraph has thousands of others.
  ///
  /// - Parameter reach: the length by which characters may reach beyond their line.
  fileprivate func shown(
    between top: CGFloat, and bottom: CGFloat, within reach: CGFloat
  ) -> TextLines {
    var shown = self
    shown.lines = Array(
      lines.drop { $0.baseline + $0.descent + reach < top }
        .prefix { $0.baseline - $0.ascent - reach <= bottom })
    return shown
  }
}

extension Array where Element: Comparable {
  /// The index of the last of the first `count` elements, which ascend, that is not above `value`;
  /// 0 if all are.
  fileprivate func lastIndex(notAbove value: Element, count: Int) -> Int {
    var (low, high) = (0, Swift.min(count, self.count))
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
