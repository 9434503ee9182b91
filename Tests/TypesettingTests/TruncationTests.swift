import EspalierDrawing
import Foundation
import Testing

@Suite struct TruncationTests {
  private let shaping = Shaping()

  private static let graphemes = [
    "🇩🇪", "👨‍👩‍👧", "👍🏽", "1\u{FE0F}\u{20E3}", "e\u{301}", "न\u{93F}", "각", "🏴\u{E0067}\u{E0062}\u{E007F}",
  ]

  @Test(
    "a shortened line cuts no character", arguments: graphemes,
    [
      TextTruncation.head, .middle, .tail,
    ])
  func whole(grapheme: String, truncation: TextTruncation) {
    var options = TextLayoutOptions()
    options.lineLimit = 1
    options.truncation = truncation
    let string = String(repeating: grapheme, count: 6)
    for width in stride(from: CGFloat(0), through: 120, by: 3.7) {
      let line = shaping.lines(string, width: width, options).lines[0]
      let shown = line.runs.map(\.text).joined().replacing("…", with: "")
      let count = shown.isEmpty ? 0 : shown.utf16.count / grapheme.utf16.count
      #expect(shown == String(repeating: grapheme, count: count))
    }
  }

  @Test("a cut word cuts no character", arguments: graphemes)
  func wrapped(grapheme: String) {
    let length = grapheme.utf16.count
    for line in shaping.lines(String(repeating: grapheme, count: 5), width: 1).lines {
      #expect(line.range.lowerBound % length == 0)
      #expect(line.range.upperBound % length == 0)
    }
  }

  @Test(
    arguments: [
      (.tail, "Layout must wr…"), (.head, "…must wrap this"), (.middle, "Layou…p this"),
    ] as [(TextTruncation, String)])
  func `the ellipsis stands where it is asked for`(truncation: TextTruncation, like: String) {
    var options = TextLayoutOptions()
    options.lineLimit = 1
    options.truncation = truncation
    let shown = shaping.lines("Layout must wrap this", width: 100, options).lines[0].visualText
    #expect(shown.hasPrefix("…") == like.hasPrefix("…"))
    #expect(shown.hasSuffix("…") == like.hasSuffix("…"))
    #expect(shown.contains("…"))
  }
}
