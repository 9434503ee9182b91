import EspalierDrawing
import Foundation
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

struct CaretMapTests {
  /// A line of 16 points from runs of words from right to left, whose characters are 10 points wide.
  ///
  /// - Parameter words: as they are seen from left to right, each with the place of its first character in the text.
  private func map(_ words: (String, start: Int)...) -> CaretMap {
    var glyphs = LineGlyphs()
    var x: CGFloat = 0
    for (word, start) in words {
      var bytes = 0
      let clusters = word.enumerated().map { index, character in
        defer { bytes += character.utf8.count }
        return GlyphRun.Glyph(
          id: 1, position: CGPoint(x: (word.count - 1 - index) * 10, y: 0),
          cluster: bytes..<bytes + character.utf8.count)
      }
      let width = CGFloat(word.count * 10)
      glyphs.append(
        GlyphRun(
          font: GlyphFont(file: "", size: 13, family: "Fixed"), glyphs: clusters.reversed(),
          origin: CGPoint(x: x, y: 0), width: width, text: word, isRightToLeft: true),
        from: start)
      x += width
    }
    let length = words.reduce(0) { $0 + $1.0.utf16.count }
    let line = TextLine(baseline: 12, width: x, range: 0..<length, glyphs: glyphs)
    let text = TextLines(
      size: CGSize(width: x, height: 16), firstBaseline: 12, lastBaseline: 12, lines: [line])
    return CaretMap(text, width: x, TextLayoutOptions(), emptyHeight: 16)
  }

  private func row(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: 16)
  }

  /// "אב גד הו" with its spaces in runs of their own, as if another font drew them.
  private var twoSpaces: CaretMap {
    map(("הו", start: 6), (" ", start: 5), ("גד", start: 3), (" ", start: 2), ("אב", start: 0))
  }

  @Test func `a selection from right to left is one rectangle, whatever runs it crosses`() {
    #expect(twoSpaces.rectangles(of: 0..<8) == [row(0...80)])
    // Two letters, a space and the first letter of the next word.
    #expect(twoSpaces.rectangles(of: 0..<4) == [row(40...80)])
    #expect(twoSpaces.rectangles(of: 2..<3) == [row(50...60)])
    #expect(twoSpaces.rectangles(of: 5..<6) == [row(20...30)])
  }

  @Test func `carets pass through equal runs one after the other`() {
    let places = (0...8).map { twoSpaces.caret(at: $0).minX }
    #expect(places == [80, 70, 60, 50, 40, 30, 20, 10, 0])
    #expect(twoSpaces.offset(beside: 0, toRight: false) == 1)
    #expect(twoSpaces.offset(beside: 5, toRight: true) == 4)
  }
}
