import EspalierDrawing
import Foundation
import Testing

/// Ten characters of 8 points are 80 wide; tightened, a line holds up to a twentieth more than its
/// width: 80 fit in 80 / 1.05 = 76.19.
@Suite struct TextTighteningTests {
  private func tightening(
    _ change: (inout TextLayoutOptions) -> Void = { _ in }
  )
    -> TextLayoutOptions
  {
    options {
      $0.allowsTightening = true
      $0.lineLimit = 1
      change(&$0)
    }
  }

  @Test(
    arguments: [(80, "abcd efghi"), (77, "abcd efghi"), (76, "abcd efg…")] as [(CGFloat, String)])
  func `a line that is a little too wide is tightened`(width: CGFloat, drawing: String) {
    let lines = fixedLines("abcd efghi", width: width, tightening())
    #expect(lines.drawing == drawing)
    #expect(lines.isTruncated == drawing.contains("…"))
  }

  @Test func `characters move together evenly`() {
    let lines = fixedLines("abcd efghi", width: 77, tightening())
    #expect(lines.size.width == 77)
    // 3 points less for ten characters: 8 - 0.3 each.
    let positions = lines.lines[0].runs[0].glyphs.map(\.position.x)
    for (index, position) in positions.enumerated() {
      #expect(abs(position - CGFloat(index) * 7.7) < 1e-9)
    }
  }

  @Test func `only the last permitted line is tightened`() {
    let lines = fixedLines("abcdefghi jklm nopqr", width: 77, tightening { $0.lineLimit = 2 })
    #expect(lines.drawing == "abcdefghi|jklm nopqr")
    #expect(lines.lines.map(\.width) == [72, 77])
  }

  @Test func `spaces at the end are no reason to tighten further`() {
    let lines = fixedLines("abcd efghi    ", width: 77, tightening())
    #expect(!lines.isTruncated)
    #expect(lines.lines[0].width == 77)
  }

  @Test func `a text of two paragraphs on one line is shortened`() {
    #expect(fixedLines("abcdefghi\nj", width: 77, tightening()).isTruncated)
  }

  @Test func `a line is tightened before its font shrinks`() {
    let lines = fixedLines("abcd efghi", width: 77, tightening { $0.minimumScaleFactor = 0.5 })
    #expect(lines.scale == 1)
    #expect(
      fixedLines("abcd efghi", width: 60, tightening { $0.minimumScaleFactor = 0.5 }).scale < 1)
  }
}
