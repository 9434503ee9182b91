import EspalierDrawing
import Foundation
import Testing

@Suite struct TextFlowTests {
  private func text(_ runs: (String, FontDescription)...) -> any ShapedText {
    FixedPitchTextEngine()
      .shape(StyledText(runs: runs.map { StyledText.Run(string: $0, font: $1) }))
  }

  private let body = PlatformStyle.mac.font(.body, isTall: true)
  private let large = PlatformStyle.mac.font(.largeTitle, isTall: true)
  private let system = PlatformStyle.mac.systemFont(size: 13)

  @Test func `lines advance by their pitch and the last counts with its height`() {
    let lines = text(("a\nb\nc", body)).lines(width: nil, height: nil, TextLayoutOptions())
    #expect(lines.size.height == 18.5 + 2 * 19)
    #expect(lines.firstBaseline == 14)
    let last: CGFloat = 14 + 2 * 19
    #expect(lines.lastBaseline == last)
  }

  @Test func `a text that is proposed its own height keeps its lines`() {
    let body = text(("a\nb\nc", body))
    let kept = body.lines(width: nil, height: 18.5 + 2 * 19, TextLayoutOptions())
    #expect(kept.lines.count == 3)
    #expect(body.lines(width: nil, height: 18.5 + 2 * 19 - 1, TextLayoutOptions()).lines.count == 2)
  }

  @Test func `a line takes its tallest run`() {
    let rich = text(("B\nb", large), ("s\ns", system))
    let lines = rich.lines(width: nil, height: nil, TextLayoutOptions())
    let height: CGFloat = 39 + 39 + 16
    #expect(lines.size.height == height)
    let baselines: [CGFloat] = [29, 39 + 29, 39 + 39 + 13]
    #expect(lines.lines.map(\.baseline) == baselines)
  }

  // 18.5 + 55 / 3 + 4 = 40.83, rounded up to a pixel.
  @Test(arguments: [(0, 18.5 + 19), (4, 41)] as [(CGFloat, CGFloat)])
  func `line spacing replaces the pitch's own leading`(spacing: CGFloat, height: CGFloat) {
    let lines = text(("a\nb", body))
      .lines(width: nil, height: nil, options { $0.lineSpacing = spacing })
    #expect(abs(lines.size.height - height) < 1e-9)
  }

  @Test(arguments: [(0, 16), (1, 16), (3, 3 * 16)] as [(Int, CGFloat)])
  func `reserved lines take up height`(count: Int, height: CGFloat) {
    #expect(fixedLines("a", options { $0.reservedLines = count }).size.height == height)
  }

  @Test(
    arguments: [
      (TextAlignmentEdge.leading, false, [0, 0]), (.center, false, [0, 8]),
      (.trailing, false, [0, 16]), (.leading, true, [0, 16]), (.trailing, true, [0, 0]),
    ] as [(TextAlignmentEdge, Bool, [CGFloat])])
  func `lines are flush at the alignment`(
    alignment: TextAlignmentEdge, isRightToLeft: Bool, starts: [CGFloat]
  ) {
    let options = options {
      $0.alignment = alignment
      $0.isRightToLeft = isRightToLeft
    }
    let lines = fixedLines("abcd\nef", options)
    #expect(lines.placed(in: 4 * 8, options).map(\.origin.x) == starts)
    let baselines: [CGFloat] = [13, 16 + 13]
    #expect(lines.placed(in: 4 * 8, options).map(\.origin.y) == baselines)
  }

  @Test func `a font shrinks just enough before the text is shortened`() {
    let oneLine = options {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    // 10 characters of 8 in 60 points: 0.75 of the size.
    let fitting = fixedLines("0123456789", width: 60, oneLine)
    #expect(!fitting.isTruncated)
    #expect(fitting.scale == 0.75)
    #expect(fitting.size == CGSize(width: 60, height: 12))
    #expect(fitting.lines[0].runs[0].font.size == 13 * 0.75)
    let shortened = fixedLines("0123456789", width: 32, oneLine)
    #expect(shortened.drawing == "0123456\u{2026}")
    #expect(shortened.scale == 0.5)
  }

  // A character is 8 wide and 16 high, and may shrink to 4 by 8.
  @Test(
    arguments: [
      ("ab", CGSize(width: 16, height: 16), 1, CGSize(width: 16, height: 16)),
      ("ab", CGSize(width: 100, height: 12), 0.75, CGSize(width: 12, height: 12)),
      ("ab", CGSize(width: 100, height: 4), 0.5, CGSize(width: 8, height: 8)),
      ("a", CGSize(width: 6, height: 100), 0.75, CGSize(width: 6, height: 12)),
      ("a", CGSize(width: 2, height: 100), 0.5, CGSize(width: 2, height: 8)),
      ("a\nb", CGSize(width: 100, height: 24), 0.75, CGSize(width: 6, height: 24)),
    ] as [(String, CGSize, CGFloat, CGSize)])
  func `a font shrinks until a low line and a wide character fit`(
    string: String, space: CGSize, scale: CGFloat, size: CGSize
  ) {
    let options = options { $0.minimumScaleFactor = 0.5 }
    let lines = text((string, system)).lines(width: space.width, height: space.height, options)
    #expect(lines.scale == scale)
    #expect(lines.size == size)
    #expect(!lines.isTruncated)
    let measured = text((string, system))
      .measure(width: space.width, height: space.height, options)
    #expect(measured.size == size)
  }

  @Test(arguments: [(1, 67), (2, 66.5), (3, 66.3333)] as [(CGFloat, CGFloat)])
  func `widths are rounded up to a pixel once per line`(scale: CGFloat, width: CGFloat) {
    var run = StyledText.Run(string: "abcdefgh", font: system)
    run.kerning = 0.28
    let lines = FixedPitchTextEngine().shape(StyledText(runs: [run]))
      .lines(width: nil, height: nil, options { $0.displayScale = scale })
    // 8 x 8.28 = 66.24
    #expect(abs(lines.size.width - width) < 0.001)
    #expect(abs(lines.lines[0].width - 66.24) < 1e-9)
  }

  @Test func `a text may keep its line height whatever it holds`() {
    let options = options { $0.keepsLineHeight = true }
    let rich = text(("s", system), ("B", large)).lines(width: nil, height: nil, options)
    #expect(rich.size.height == 16)
    #expect(rich.lines[0].baseline == 13)
    #expect(rich.lines[0].ascent == 13)
    #expect(rich.lines[0].descent == 3)
  }

  @Test func `glyphs carry the characters they stand for`() {
    let run = fixedLines("aéz").lines[0].runs[0]
    #expect(run.text == "aéz")
    #expect(run.glyphs.map(\.id) == [0x61, 0xE9, 0x7A])
    #expect(run.glyphs.map(\.position.x) == [0, 8, 16])
    #expect(run.glyphs.map(\.cluster) == [0..<1, 1..<3, 3..<4])
  }

  @Test func `a text is shaped once`() {
    let engine = FixedPitchTextEngine()
    let text = StyledText(runs: [.init(string: "a", font: system)])
    let first = engine.shape(text)
    for width in [nil, 10, 20] as [CGFloat?] {
      _ = first.lines(width: width, height: nil, TextLayoutOptions())
    }
    #expect(engine.shape(text) === first)
    #expect(engine.shapedTextCount == 1)
  }
}

@Suite struct TextMeasureTests {
  /// Texts of one font and of two, with and without options that shorten them.
  @Test(arguments: [0, 24, 41, 100, .infinity] as [CGFloat], [16, 40, .infinity] as [CGFloat])
  func `measuring gives the size and the baselines of the lines`(width: CGFloat, height: CGFloat) {
    for string in ["", "one", "one two three four five", "one\ntwo\n", "aaaaaaaaaaaa bb"] {
      for limit in [nil, 1, 2] as [Int?] {
        for reserved in [0, 3] {
          var options = TextLayoutOptions()
          options.lineLimit = limit
          options.reservedLines = reserved
          options.lineSpacing = reserved == 0 ? 0 : 2
          let text = fixedText(string)
          var lines = text.lines(width: width, height: height, options)
          lines.lines = []
          #expect(text.measure(width: width, height: height, options) == lines)
        }
      }
    }
  }
}
