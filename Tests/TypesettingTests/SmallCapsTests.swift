import EspalierDrawing
import Foundation
import Testing

@Suite struct SmallCapsTests {
  private let shaping = Shaping()

  private func runs(
    _ string: String, _ smallCaps: FontDescription.SmallCaps,
    design: FontDescription.FontDesign = .default
  ) -> [GlyphRun] {
    shaping.lines(string) {
      $0.font.family = .system(design)
      $0.font.smallCaps = smallCaps
    }.lines[0].runs
  }

  /// Inter's small letters are 1536 units high, its capitals 2048: 0.75 x 13 = 9.75.
  @Test(
    "without small capitals in the font, capitals of the height of small letters stand in",
    arguments: [
      (.lowercase, ["A", "BC"], [13, 9.75]), (.uppercase, ["A", "bc"], [9.75, 13]),
      ([.lowercase, .uppercase], ["ABC"], [9.75]), ([], ["Abc"], [13]),
    ] as [(FontDescription.SmallCaps, [String], [CGFloat])])
  func synthesized(smallCaps: FontDescription.SmallCaps, texts: [String], sizes: [CGFloat]) {
    let runs = runs("Abc", smallCaps)
    #expect(runs.map(\.text) == texts)
    #expect(runs.map(\.font.size) == sizes)
    #expect(runs.allSatisfy { $0.font.size == 13 || $0.font.smallCaps.isEmpty })
  }

  @Test func `a font with its own small capitals uses them`() {
    let plain = runs("Abc", [], design: .serif)
    let small = runs("Abc", .lowercase, design: .serif)
    #expect(small.map(\.text) == ["Abc"])
    #expect(small[0].font.size == 13)
    #expect(small[0].glyphs[0].id == plain[0].glyphs[0].id)
    #expect(small[0].glyphs[1].id != plain[0].glyphs[1].id)
  }

  @Test func `a letter whose capital is two letters stays one cluster`() {
    let run = runs("ß", .lowercase)[0]
    #expect(run.text == "SS")
    #expect(run.glyphs.map(\.cluster) == [0..<2, 0..<2])
  }

  @Test func `a small capital is as wide as its glyph and its share of the tracking`() {
    let capital = shaping.lines("B") { $0.font.size = 9.75 }.lines[0].runs[0].glyphs[0]
    #expect(runs("b", .lowercase)[0].glyphs[0].id == capital.id)
    let line = shaping.lines("abc") { $0.font.smallCaps = .lowercase }.lines[0]
    #expect(abs(line.width - line.runs.reduce(0) { $0 + $1.width }) < 1e-9)
  }

  @Test(arguments: ["123", "漢字", "שלום", "!?"])
  func `characters without case are unchanged`(string: String) {
    let glyphs = { (runs: [GlyphRun]) in runs.flatMap { $0.glyphs.map(\.id) } }
    #expect(glyphs(runs(string, [.lowercase, .uppercase])) == glyphs(runs(string, [])))
  }
}
