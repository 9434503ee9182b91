import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@Suite struct WordShapingTests {
  private let shaping = Shaping()

  private func line(_ string: String, size: CGFloat = 13, weight: Int = 400) -> TextLine {
    shaping.lines(string) { $0.font = PlatformStyle.mac.systemFont(size: size, weight: weight) }
      .lines[0]
  }

  @Test func `words are shaped once, in whichever texts they stand`() {
    func pieces(_ string: String) -> Int {
      let before = shaping.engine.shapedPieceCount
      _ = line(string)
      return shaping.engine.shapedPieceCount - before
    }
    // Order, a space, No. and 1
    #expect(pieces("Order No. 1") == 4)
    #expect(pieces("No. Order") == 0)
    // Numbers are not kept.
    #expect(pieces("Order No. 1, No. 1") == 2)
  }

  @Test func `glyphs stand for the same characters in every place of a word`() {
    let glyphs = line("so  so, so").runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster.lowerBound) == Array(0..<10))
    #expect([0, 4, 8].map { glyphs[$0].id } == Array(repeating: glyphs[0].id, count: 3))
  }

  @Test func `a font that kerns spaces has its words shaped together`() {
    /// The width that is saved where both words are in one text.
    func saving(size: CGFloat, weight: Int) -> CGFloat {
      let parts = ["Well,", " so"].map { line($0, size: size, weight: weight).width }
      return parts[0] + parts[1] - line("Well, so", size: size, weight: weight).width
    }
    #expect(abs(saving(size: 13, weight: 400)) < 1e-9)
    // Inter's bold design for large sizes moves a space closer to the comma before it, by 69 of 2,048 units.
    #expect(saving(size: 40, weight: 700) > 1)
  }
}
