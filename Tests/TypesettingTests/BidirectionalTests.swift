import EspalierDrawing
import Foundation
import Testing

/// The order in which characters stand from left to right, by the rules of Unicode's annex 9.
///
/// Digits keep their order in right-to-left text (W2 to W7), signs between digits join them (W4),
/// brackets take the direction of what they enclose or stand in (N0) and are mirrored (L4), and what
/// is neutral takes the direction of both its neighbors, or else of the paragraph (N1, N2).
@Suite struct BidirectionalTests {
  private let shaping = Shaping()

  @Test(
    arguments: [
      // Paragraphs from left to right.
      ("ab אבג cd", "ab גבא cd"),
      ("ab אב 12 cd", "ab 12 בא cd"),
      ("ab אב, גד cd", "ab דג ,בא cd"),
      ("ab (אב) cd", "ab (בא) cd"),
      // Paragraphs from right to left.
      ("אב 123 גד", "דג 123 בא"),
      ("אב 1,5 גד", "דג 1,5 בא"),
      ("אב ab cd גד", "דג ab cd בא"),
      ("אב (ab) גד", "דג )ab( בא"),
      ("אב [גד] הו", "וה ]דג[ בא"),
      ("אב!", "!בא"),
    ])
  func `characters stand in visual order`(logical: String, visual: String) {
    #expect(shaping.lines(logical).lines[0].visualText == visual)
  }

  @Test func `brackets of right-to-left text are mirrored`() {
    let leftToRight = shaping.lines("()").lines[0].runs[0].glyphs.map(\.id)
    let runs = shaping.lines("(אב)").lines[0].runs
    let glyphs = runs.flatMap(\.glyphs).map(\.id)
    #expect(glyphs.first == leftToRight[0])
    #expect(glyphs.last == leftToRight[1])
  }

  @Test func `an override sets the order of letters`() {
    let line = shaping.lines("\u{202E}abc\u{202C}d").lines[0]
    #expect(line.visualText.filter(\.isLetter) == "cbad")
  }

  @Test func `each line of a mixed paragraph is ordered by itself`() {
    let line = shaping.lines("ab אבגדהוז חטיכלמנ", width: 70)
    #expect(line.lines.map { $0.visualText.trimmingPrefix(" ").first } == ["a", "נ"])
  }

  @Test func `runs know their place in the text, even equal ones`() {
    let string = "אב גד הו"
    let line = shaping.lines(string).lines[0]
    let ranges = zip(line.runs, line.starts).map { $1..<$1 + $0.text.utf16.count }
    // All characters, from the last to the first.
    #expect(ranges.flatMap { $0.reversed() } == Array(0..<string.utf16.count).reversed())
    let units = Array(string.utf16)
    for (run, range) in zip(line.runs, ranges) {
      #expect(run.text == String(decoding: units[range], as: UTF16.self))
    }
  }

  @Test func `an ellipsis has no place in the text`() {
    let line = shaping.lines([Shaping.run("one two three four")], width: 60, height: 16).lines[0]
    #expect(line.runs.last?.text == "\u{2026}")
    #expect(line.starts.last == line.range.upperBound)
  }
}
