import EspalierDrawing
import Foundation
import Testing

@Suite struct TighteningTests {
  private let shaping = Shaping()
  private let string = "The quick brown fox"

  private func oneLine(tightens: Bool = true) -> TextLayoutOptions {
    var options = TextLayoutOptions()
    options.lineLimit = 1
    options.allowsTightening = tightens
    return options
  }

  private var natural: CGFloat { shaping.lines(string).lines[0].width }

  @Test(arguments: [(0.99, true), (0.955, true), (0.95, false), (0.8, false)])
  func `a text up to a twentieth too wide is tightened`(share: CGFloat, isWhole: Bool) {
    let lines = shaping.lines(string, width: natural * share, oneLine())
    #expect(lines.isTruncated == !isWhole)
    #expect(lines.lines[0].visualText.contains("…") == !isWhole)
  }

  @Test func `tightened glyphs fill the line and share out what is missing`() {
    let width = natural - 19
    let wide = shaping.lines(string).lines[0].runs[0].glyphs
    let line = shaping.lines(string, width: natural * 0.96, oneLine()).lines[0]
    let narrow = line.runs[0].glyphs
    let missing = natural * 0.04
    for (index, (before, after)) in zip(wide, narrow).enumerated() {
      let moved = before.position.x - after.position.x
      #expect(abs(moved - missing * CGFloat(index) / 19) < 1e-6)
    }
    #expect(abs(line.runs[0].width - natural * 0.96) < 1e-6)
    #expect(width < natural)
  }

  @Test func `nothing is tightened unless asked, or while more lines are allowed`() {
    #expect(shaping.lines(string, width: natural * 0.97, oneLine(tightens: false)).isTruncated)
    var options = oneLine()
    options.lineLimit = nil
    #expect(shaping.lines(string, width: natural * 0.97, options).lines.count == 2)
  }
}
