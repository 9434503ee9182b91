import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@Suite struct FontWidthTests {
  private let shaping = Shaping()

  private func line(_ width: CGFloat, _ string: String = "Hello") -> TextLine {
    shaping.lines(string) { $0.font.width = width }.lines[0]
  }

  @Test(arguments: [0.5, 0.8, 1, 1.25, 1.5] as [CGFloat])
  func `a font is stretched where its family has no file of the width`(width: CGFloat) {
    let line = line(width)
    #expect(line.runs[0].font.stretch == width)
    #expect(line.runs[0].font.size == 13)
    #expect(abs(line.width - width * self.line(1).width) < 1e-6)
  }

  @Test(arguments: [(0, 0.5), (9, 1.5), (.nan, 1), (.infinity, 1)] as [(CGFloat, CGFloat)])
  func `widths stay within their limits`(width: CGFloat, stretch: CGFloat) {
    #expect(line(width).runs[0].font.stretch == stretch)
  }

  @Test func `tracking and the fonts of other scripts are not stretched`() {
    #expect(line(0.5, "漢字").width == line(1, "漢字").width)
    let tracked = shaping.lines("Hello") {
      $0.font.width = 0.5
      $0.tracking = 3
    }
    #expect(abs(tracked.lines[0].width - line(0.5).width - 5 * 3) < 1e-6)
  }

  @Test func `texts that differ in width share their shaping`() {
    _ = line(1)
    _ = line(0.7)
    #expect(shaping.engine.shapedTextCount == 1)
  }
}
