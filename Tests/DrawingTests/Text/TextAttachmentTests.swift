import EspalierDrawing
import Foundation
import Testing

/// Attachments in the engine of fixed pitch: characters are 8 wide, lines 13 above the baseline and
/// 3 below.
@Suite struct TextAttachmentTests {
  private static let font = PlatformStyle.mac.systemFont(size: 13)

  private func lines(
    _ attachment: TextAttachment, offset: CGFloat = 0, width: CGFloat? = nil
  ) -> TextLines {
    var picture = StyledText.Run(string: "\u{FFFC}", font: Self.font)
    picture.attachment = attachment
    picture.baselineOffset = offset
    let text = StyledText(runs: [
      .init(string: "ab ", font: Self.font), picture, .init(string: " cd", font: Self.font),
    ])
    return FixedPitchTextEngine().shape(text)
      .lines(width: width, height: nil, TextLayoutOptions())
  }

  @Test func `an attachment takes its width in the line, and has no glyphs`() {
    let runs = lines(TextAttachment(width: 20, ascent: 10, descent: 0)).lines[0].runs
    #expect(runs.map(\.text) == ["ab ", "\u{FFFC}", " cd"])
    #expect(runs.map(\.glyphs.count) == [3, 0, 3])
    #expect(runs.map(\.origin.x) == [0, 24, 44])
    #expect(runs.map(\.width) == [24, 20, 24])
  }

  @Test(
    arguments: [
      // ascent, descent, raised by: the line's ascent and descent
      (10, 2, 0, 13, 3), (30, 0, 0, 30, 3), (10, 10, 0, 13, 10), (10, 0, 5, 18, 3),
      (10, 3, -4, 13, 7),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a line holds its font and its attachment`(
    ascent: CGFloat, descent: CGFloat, offset: CGFloat, above: CGFloat, below: CGFloat
  ) {
    let attachment = TextAttachment(width: 20, ascent: ascent, descent: descent)
    let lines = lines(attachment, offset: offset)
    #expect(lines.size.height == above + below)
    #expect(lines.lines[0].baseline == above)
    #expect(lines.lines[0].ascent == above)
    #expect(lines.lines[0].descent == below)
  }

  @Test func `only the attachment's own line grows`() {
    let lines = lines(TextAttachment(width: 20, ascent: 30, descent: 0), width: 30)
    #expect(lines.lines.map(\.ascent) == [13, 30, 13])
    let height: CGFloat = 16 + 33 + 16
    #expect(lines.size.height == height)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `NaN and infinite lengths count as zero`(length: CGFloat) {
    let lines = lines(TextAttachment(width: length, ascent: length, descent: length))
    #expect(lines.size == CGSize(width: 6 * 8, height: 16))
  }
}
