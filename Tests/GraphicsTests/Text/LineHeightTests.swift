import EspalierDrawing
import Foundation
import TestSupport
import Testing

@_spi(Espalier) @testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Characters of 13 points are 8 wide and stand in lines 16 high, with the baseline at 13.
@MainActor @Suite struct LineHeightTests {
  private let two = Text(verbatim: "one\ntwo")

  private nonisolated static let heights: [(AttributedString.LineHeight, Int)] = [
    (.exact(points: 30), 2 * 30), (.multiple(factor: 2), 2 * 2 * 13),
    (.leading(increase: 7), 2 * (13 + 7)), (.variable, 2 * 16), (.exact(points: -4), 0),
    (.exact(points: .nan), 2 * 16), (.multiple(factor: .infinity), 2 * 16),
  ]

  @Test(arguments: heights)
  func `lines are as high as is asked`(lineHeight: AttributedString.LineHeight, height: Int) {
    #expect(TextProbe(two.lineHeight(lineHeight)).size == "24 x \(height)")
  }

  @Test func `without a height, fonts decide`() {
    #expect(TextProbe(two.lineHeight(nil).lineHeight(.exact(points: 40))).size == "24 x 32")
  }

  @Test func `letters stand in the middle of their line`() {
    // The baseline is at 13 of 16, and moves by half of the 14 points that a line is higher.
    let probe = TextProbe(two.lineHeight(.exact(points: 30)))
    let baselines = probe.graph.displayItems(scale: 2).compactMap { item -> CGFloat? in
      if case .glyphs(let run, _) = item { run.origin.y } else { nil }
    }
    let expected: [CGFloat] = [13 + 7, 30 + 13 + 7]
    #expect(baselines == expected)
  }

  @Test func `the largest letters of a line count, and space between lines is added`() {
    let mixed = Text(verbatim: "a") + Text(verbatim: "b").font(.system(size: 26))
    #expect(TextProbe(mixed.lineHeight(.multiple(factor: 2))).size.hasSuffix("x \(2 * 26)"))
    #expect(
      TextProbe(two.lineHeight(.exact(points: 30)).lineSpacing(5)).size == "24 x \(2 * 30 + 5)")
  }

  @Test func `a paragraph has its own height`() {
    var (first, second) = (AttributedString("one\n"), AttributedString("two"))
    first.lineHeight = .exact(points: 40)
    second.lineHeight = .exact(points: 20)
    #expect(
      TextProbe(Text(first + second).lineHeight(.exact(points: 50))).size == "24 x \(40 + 20)")
    // An attribute of a paragraph is that of all of its characters.
    var whole = AttributedString("word")
    whole[whole.startIndex..<whole.index(afterCharacter: whole.startIndex)].lineHeight = .loose
    #expect(whole.runs.count == 1)
  }

  @Test func `heights are written and read`() throws {
    for height in [AttributedString.LineHeight.loose, .exact(points: 3), .variable] {
      let data = try JSONEncoder().encode(height)
      #expect(try JSONDecoder().decode(AttributedString.LineHeight.self, from: data) == height)
    }
  }
}
