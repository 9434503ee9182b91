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

  /// The number of pieces of text that HarfBuzz shapes for a text.
  private func pieces(_ string: String) -> Int {
    let before = shaping.engine.shapedPieceCount
    _ = line(string)
    return shaping.engine.shapedPieceCount - before
  }

  @Test
  func `characters are shaped once for each following character, in whatever text they stand`() {
    // Order with the space after it, No. with both spaces, and 1 with the one before it.
    #expect(pieces("Order No. 1") == 3)
    // An O after a space is new.
    #expect(pieces("No. No. Order") == 1)
    #expect(pieces("Order Order No. 1") == 0)
  }

  @Test func `a new number is put together from known pairs of digits`() {
    for first in 0...9 {
      for second in 0...9 { _ = line("\(first)\(second)") }
    }
    #expect(pieces("31415926535") == 0)
    #expect(pieces("8979323846") == 0)
  }

  @Test func `words beside dashes and quotation marks are reused`() {
    _ = line("so")
    // Only a space, and the dash.
    #expect(pieces("so – so") == 2)
    #expect(pieces("so so – so") == 0)
  }

  /// All printable characters of ASCII before and after each other: `!!!"!#!$` and so on.
  private static let pairs: [String] = {
    let characters = (0x20..<0x7F as Range<UInt8>).map { Character(Unicode.Scalar($0)) }
    return characters.map { first in characters.map { "\(first)\($0)" }.joined() }
  }()

  @Test(arguments: FontDescription.FontDesign.allCases, [13, 28] as [CGFloat])
  func `glyphs put together from parts equal those of the whole text`(
    _ design: FontDescription.FontDesign, size: CGFloat
  ) {
    func runs(_ string: String) -> [GlyphRun] {
      let font = FontDescription(family: .system(design), size: size)
      return shaping.lines(string) { $0.font = font }.lines[0].runs
    }
    for text in Self.pairs + ["The fifth affluent office: 10:45, 7412 – “To Wave”"] {
      let parts = runs(text).flatMap { $0.glyphs }
      // Rules of words do not hold for arrows: a text with one is shaped at once.
      let whole = runs(text + "→")
      #expect(whole.flatMap { $0.glyphs }.prefix(parts.count) == parts[...])
      // Where the font has an arrow it belongs to the same piece.
      if design == .default { #expect(whole.count == 1) }
    }
  }

  @Test func `glyphs stand for the same characters in every place of a word`() {
    let glyphs = line("so  so, so").runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster.lowerBound) == Array(0..<10))
    #expect([0, 4, 8].map { glyphs[$0].id } == Array(repeating: glyphs[0].id, count: 3))
  }

  @Test func `words of a font that kerns spaces are shaped together`() {
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
