import EspalierDrawing
import EspalierTypesetting
import Foundation
import Testing

@Suite struct LineEndTests {
  /// Texts with a bar where a line ends as soon as it has no room for both sides.
  @Test(arguments: [
    "one |two", "10:30, |11:45.", "ab  |cd", " |lead", "a.b,c |d:e;f", "1,5;2 |3.5:4",
    "Well, |so: |yes.",
    // Signs that the rules for words do not know.
    "half-|full", "what? |who!", "a/b |c’d", "(one) |(two)",
  ])
  func `lines end after spaces and hyphens, and not at signs inside numbers`(_ marked: String) {
    let parts = marked.split(separator: "|").map(String.init)
    let shaping = Shaping()
    let width = parts.map { part in
      shaping.lines(part.trimmingCharacters(in: .whitespaces)).size.width
    }
    let text = parts.joined()
    let lines = shaping.lines(text, width: width.max()).lines
    #expect(
      lines.map { line in
        String(decoding: Array(text.utf16)[line.range], as: UTF16.self)
      } == parts)
  }
}
