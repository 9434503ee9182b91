import EspalierDrawing
import Foundation
import Testing

@Suite(.serialized) struct TextLineBreakerTests {
  @Test(
    arguments: [
      (nil, "the quick brown fox", 19 * 8),
      (CGFloat.infinity, "the quick brown fox", 19 * 8),
      (19 * 8, "the quick brown fox", 19 * 8),
      (19 * 8 - 1, "the quick|brown fox", 9 * 8),
      (10 * 8, "the quick|brown fox", 9 * 8),
      (9 * 8, "the quick|brown fox", 9 * 8),
      (9 * 8 - 1, "the|quick|brown|fox", 5 * 8),
      (4 * 8, "the|quic|k|brow|n|fox", 4 * 8),
      (8, "t|h|e|q|u|i|c|k|b|r|o|w|n|f|o|x", 8),
      (1, "t|h|e|q|u|i|c|k|b|r|o|w|n|f|o|x", 1),
      (0, "t|h|e|q|u|i|c|k|b|r|o|w|n|f|o|x", 0),
    ] as [(CGFloat?, String, CGFloat)])
  func `lines take as many words as fit`(width: CGFloat?, drawing: String, answer: CGFloat) {
    let lines = fixedLines("the quick brown fox", width: width)
    #expect(lines.drawing == drawing)
    #expect(lines.size.width == answer)
    #expect(lines.size.height == CGFloat(lines.lines.count) * 16)
  }

  @Test(
    arguments: [
      ("a\nb", "a|b", 8), ("a\r\nb", "a|b", 8), ("a\u{2028}b", "a|b", 8), ("a\n\nb", "a||b", 8),
      ("a\n", "a|", 8), ("\n", "|", 0), ("\n\n", "||", 0), ("", "", 0), (" ", " ", 8),
      ("ab  ", "ab  ", 4 * 8), ("  ab", "  ab", 4 * 8),
    ] as [(String, String, CGFloat)])
  func `separators end paragraphs and spaces count`(
    string: String, drawing: String, answer: CGFloat
  ) {
    let lines = fixedLines(string)
    #expect(lines.drawing == drawing)
    #expect(lines.size.width == answer)
  }

  @Test(
    arguments: [
      (nil, "hyphenation of", 14 * 8), (11 * 8, "hyphenation|of", 11 * 8),
      (10 * 8, "hyphena\u{2010}|tion of", 8 * 8), (8 * 8, "hyphena\u{2010}|tion of", 8 * 8),
      // The hyphen does not fit after the second syllable.
      (7 * 8, "hy\u{2010}|phena\u{2010}|tion of", 7 * 8),
      // Nor after the first: the word is cut there without it.
      (2 * 8, "hy|ph|en|a\u{2010}|ti|on|of", 2 * 8),
    ] as [(CGFloat?, String, CGFloat)])
  func `soft hyphens show where lines end at them`(
    width: CGFloat?, drawing: String, answer: CGFloat
  ) {
    let lines = fixedLines("hy\u{AD}phena\u{AD}tion of", width: width)
    #expect(lines.drawing.replacing("\u{AD}", with: "") == drawing)
    #expect(lines.size.width == answer)
    #expect(fixedLines("hy\u{AD}phena\u{AD}tion of", width: answer).lines == lines.lines)
  }

  @Test func `an empty text has the height of a line`() {
    #expect(fixedLines("").size == CGSize(width: 0, height: 16))
    #expect(fixedLines("").firstBaseline == 13)
    #expect(fixedLines("").size.width.sign == .plus)
  }

  @Test(
    arguments: [
      (TextTruncation.tail, 1, "one two t\u{2026}"), (.head, 1, "\u{2026}four five"),
      (.middle, 1, "one \u{2026} five"),
      (.tail, 2, "one two|three fou\u{2026}"), (.head, 2, "one two|\u{2026}four five"),
      (.tail, 3, "one two|three four|five"),
    ] as [(TextTruncation, Int, String)])
  func `the last permitted line shortens the rest`(
    truncation: TextTruncation, limit: Int, drawing: String
  ) {
    let options = options {
      $0.lineLimit = limit
      $0.truncation = truncation
    }
    let lines = fixedLines("one two three four five", width: 10 * 8, options)
    #expect(lines.drawing == drawing)
    #expect(lines.isTruncated == drawing.contains("\u{2026}"))
    #expect(lines.size.width <= 10 * 8)
  }

  @Test(arguments: [
    (TextTruncation.tail, "one|two\u{2026}"), (.head, "one|\u{2026}four"),
    (.middle, "one|two\u{2026}four"),
  ])
  func `the line limit counts the lines of all paragraphs`(
    truncation: TextTruncation, drawing: String
  ) {
    let options = options {
      $0.lineLimit = 2
      $0.truncation = truncation
    }
    #expect(fixedLines("one\ntwo\nthree\nfour", options).drawing == drawing)
    #expect(fixedLines("one\ntwo\nthree\nfour", width: 100, options).drawing == drawing)
  }

  @Test(
    arguments: [
      (0, 1), (15, 1), (16, 1), (31, 1), (32, 2), (47, 2), (48, 3), (100, 3),
    ] as [(CGFloat, Int)])
  func `a finite height keeps the lines that fit, at least one`(height: CGFloat, count: Int) {
    let lines = fixedLines("one two three", width: 5 * 8, height: height)
    #expect(lines.lines.count == count)
    #expect(lines.isTruncated == (count < 3))
    #expect(lines.size.height == CGFloat(count) * 16)
  }

  @Test(arguments: ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "🇩🇪🇫🇷🇮🇹", "e\u{301}e\u{301}e\u{301}"])
  func `graphemes stay whole`(string: String) {
    let characters = string.map(String.init)
    #expect(fixedLines(string, width: 0).drawing == characters.joined(separator: "|"))
    let oneLine = options { $0.lineLimit = 1 }
    #expect(fixedLines(string, width: 2 * 8, oneLine).drawing == characters[0] + "\u{2026}")
  }

  @Test(
    arguments: [
      // The second line would be "last" alone, and "a last" fits.
      ("four words and last", 15 * 8, "four words|and last"),
      // Three lines may end in a lone word.
      ("four words and more and last", 14 * 8, "four words and|more and last"),
      ("one two three four", 8 * 8, "one two|three|four"),
      // The first line keeps its only word.
      ("first last", 6 * 8, "first|last"),
      // The two last words do not fit one line.
      ("a second-to last", 13 * 8, "a second-to|last"),
    ] as [(String, CGFloat, String)])
  func `a paragraph of two lines does not end in a lone word`(
    string: String, width: CGFloat, drawing: String
  ) {
    #expect(fixedLines(string, width: width).drawing == drawing)
  }

  @Test(arguments: stride(from: 0.25, to: 200, by: 3.7).map { CGFloat($0) })
  func `proposing the answer again gives the same lines`(width: CGFloat) {
    let string = "Layout must wrap this sentence onto several-lines inside a narrow frame.  "
    let text = fixedText(string)
    let first = text.lines(width: width, height: nil, TextLayoutOptions())
    let again = text.lines(width: first.size.width, height: first.size.height, TextLayoutOptions())
    #expect(again.drawing == first.drawing)
    #expect(again.size == first.size)
    #expect(first.size.width <= width)
  }

  @Test(
    arguments: ["a", " ", "\n", "e ", "a-b-c"].map { String(repeating: $0, count: 1 << 14) }
      + ["e" + String(repeating: "\u{301}", count: 1 << 14)])
  func `a long text has lines at any width, however few opportunities it has`(string: String) {
    let text = fixedText(string)
    let oneLine = options { $0.lineLimit = 1 }
    for width in [0, 1, 8, 100] as [CGFloat] {
      #expect(text.lines(width: width, height: nil, TextLayoutOptions()).lines.count >= 1)
      #expect(text.lines(width: width, height: nil, oneLine).lines.count == 1)
      #expect(text.lines(width: width, height: 50, TextLayoutOptions()).lines.count <= 3)
    }
  }

  @Test(arguments: [0, 1, 1000, .infinity] as [CGFloat])
  func `a megabyte without a space fills line after line`(width: CGFloat) {
    // There are a hundred thousand lines of one character; a million more would show nothing new.
    let count = width <= 1 ? 1 << 17 : 1 << 20
    let metrics = LineMetrics(height: 16, pitch: 16, baseline: 13)
    let text = BreakableText(
      distances: (0...count).map { CGFloat($0) },
      opportunities: [BreakOpportunity(offset: count, visibleEnd: count, isMandatory: false)],
      isBoundary: [Bool](repeating: true, count: count + 1), ellipsisWidth: 1,
      metrics: [MetricsSpan(start: 0, metrics: metrics)])
    let lines = TextFlow(text)
      .lines(width: width, height: nil, TextLayoutOptions()) { _, _ in LineGlyphs() }
    let perLine = max(1, min(width, CGFloat(count)))
    #expect(lines.lines.count == Int((CGFloat(count) / perLine).rounded(.up)))
  }

  @Test func `nonsensical proposals are harmless`() {
    #expect(fixedLines("ab", width: .nan, height: .nan).size == CGSize(width: 16, height: 16))
    #expect(fixedLines("ab", width: -1, height: -1).size == CGSize(width: 0, height: 16))
    let noLines = options {
      $0.lineLimit = 0
      $0.minimumScaleFactor = 0
    }
    #expect(fixedLines("ab cd", width: 16, noLines).lines.count == 1)
  }
}
