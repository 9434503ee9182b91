import EspalierDrawing
import Foundation
import Testing

@Suite struct AttachmentShapingTests {
  private let shaping = Shaping()

  private func picture(
    width: CGFloat = 24, ascent: CGFloat = 20, descent: CGFloat = 6
  )
    -> StyledText.Run
  {
    Shaping.run("\u{FFFC}") {
      $0.attachment = TextAttachment(width: width, ascent: ascent, descent: descent)
    }
  }

  @Test func `an attachment is a run without glyphs between its neighbors`() {
    let line = shaping.lines([Shaping.run("ab"), picture(), Shaping.run("cd")]).lines[0]
    #expect(line.runs.map(\.text) == ["ab", "\u{FFFC}", "cd"])
    #expect(line.runs[1].glyphs.isEmpty)
    #expect(line.runs[1].width == 24)
    #expect(line.runs.map(\.styleIndex) == [0, 1, 2])
    #expect(line.runs[1].origin.x == line.runs[0].width)
    #expect(abs(line.runs[2].origin.x - (line.runs[0].width + 24)) < 1e-9)
  }

  /// The font's line reaches 13 above the baseline and 3 below.
  @Test(
    "a line grows to hold an attachment",
    arguments: [(20, 6, 26, 20), (5, 1, 16, 13), (20, 0, 23, 20), (5, 9, 22, 13)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func growth(ascent: CGFloat, descent: CGFloat, height: CGFloat, baseline: CGFloat) {
    let lines = shaping.lines([Shaping.run("a"), picture(ascent: ascent, descent: descent)])
    #expect(lines.size.height == height)
    #expect(lines.firstBaseline == baseline)
    #expect(lines.lines[0].ascent == baseline)
    #expect(lines.lines[0].descent == height - baseline)
  }

  @Test func `an attachment moves to the next line where it does not fit`() {
    let lines = shaping.lines([Shaping.run("ab "), picture(width: 30)], width: 40)
    #expect(lines.lines.map(\.range) == [0..<3, 3..<4])
    #expect(lines.lines[0].ascent == 13)
    #expect(lines.lines[1].ascent == 20)
  }

  @Test func `from right to left an attachment stands left of what precedes it`() {
    let line = shaping.lines([Shaping.run("שלום"), picture(), Shaping.run("עולם")]).lines[0]
    #expect(line.runs.map(\.text) == ["עולם", "\u{FFFC}", "שלום"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func `a NaN, infinite or negative width counts as zero`(width: CGFloat) {
    let lines = shaping.lines([picture(width: width, ascent: width, descent: 0)])
    #expect(lines.size.width == 0)
    #expect(lines.size.height.isFinite)
  }

  @Test func `texts that differ in the size of an attachment share their shaping`() {
    _ = shaping.lines([Shaping.run("a"), picture(width: 1)])
    let wide = shaping.lines([Shaping.run("a"), picture(width: 50)])
    #expect(wide.lines[0].runs[1].width == 50)
    #expect(shaping.engine.shapedTextCount == 1)
  }

  @Test func `a tab moves what follows it`() {
    let runs = shaping.lines("a\tb").lines[0].runs
    // Two ems wide.
    #expect(abs(runs[1].origin.x - (runs[0].width + 2 * 13)) < 1e-9)
  }
}
