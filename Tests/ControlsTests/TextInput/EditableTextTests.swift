import Testing

@testable import Espalier
@testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

struct EditableTextTests {
  /// A text with its selection between bars, or one bar for a caret.
  private func text(_ marked: String) -> EditableText {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var text = EditableText(parts.joined())
    let start = parts[0].utf16.count
    text.select(start, parts.count > 2 ? start + parts[1].utf16.count : start)
    return text
  }

  private func marked(_ text: EditableText) -> String {
    let range = text.selection.range
    let (before, inside) = (text.text(in: 0..<range.lowerBound), text.text(in: range))
    let after = text.text(in: range.upperBound..<text.count)
    return range.isEmpty ? "\(before)|\(after)" : "\(before)|\(inside)|\(after)"
  }

  @Test(arguments: [
    ("a|b", "x", "ax|b"), ("a|bc|d", "x", "ax|d"), ("|", "hello", "hello|"), ("|all|", "", "|"),
  ])
  func `inserted text replaces the selection`(_ old: String, _ added: String, _ new: String) {
    var text = text(old)
    text.insert(added)
    #expect(marked(text) == new)
  }

  @Test(arguments: [
    ("ab|c", "a|c"), ("|abc", "|abc"), ("a|bc|", "a|"), ("a👩‍👩‍👧|b", "a|b"), ("e\u{301}|", "|"),
  ])
  func `deleting removes a whole character or the selection`(_ old: String, _ new: String) {
    var text = text(old)
    text.delete(to: text.character(from: text.selection.head, forward: false))
    #expect(marked(text) == new)
  }

  @Test(arguments: [
    ("one two| three", true, "one two three|"), ("one two| three", false, "one |two three"),
    ("|", true, "|"), ("a  |b", false, "|a  b"), ("it's| so", false, "|it's so"),
  ])
  func `words end where letters and digits do`(_ old: String, _ forward: Bool, _ new: String) {
    var text = text(old)
    text.move(to: text.word(from: text.selection.head, forward: forward))
    #expect(marked(text) == new)
  }

  @Test(arguments: [(0, 0..<3), (3, 3..<4), (5, 4..<7), (7, 4..<7)])
  func `a double click selects the word there, or the characters between words`(
    _ offset: Int, _ range: Range<Int>
  ) {
    #expect(text("|one two").wordRange(at: offset) == range)
  }

  @Test func `a paragraph ends before its line break`() {
    let text = text("|ab\ncd\n")
    #expect(text.paragraphRange(at: 1) == 0..<2)
    #expect(text.paragraphRange(at: 4) == 3..<5)
    #expect(text.paragraphRange(at: 6) == 6..<6)
  }

  @Test func `typing is undone in one step until the caret moves`() {
    var text = text("|")
    for character in "abc" { text.insert(String(character)) }
    text.move(to: 0)
    for character in "xy" { text.insert(String(character)) }
    #expect(text.string == "xyabc")
    text.undo()
    #expect(marked(text) == "|abc")
    text.undo()
    #expect(marked(text) == "|")
    text.redo()
    #expect(text.string == "abc")
    text.redo()
    #expect(text.string == "xyabc")
  }

  @Test func `deleting several characters is undone in one step, in both directions`() {
    var text = text("ab|cd")
    text.delete(to: 1)
    text.delete(to: 0)
    #expect(marked(text) == "|cd")
    text.undo()
    #expect(marked(text) == "ab|cd")
    text.move(to: 2)
    text.delete(to: 3)
    text.delete(to: 3)
    #expect(marked(text) == "ab|")
    text.undo()
    #expect(marked(text) == "ab|cd")
    text.redo()
    #expect(marked(text) == "ab|")
  }

  @Test(arguments: [
    ("a\u{0}b\u{7}c", "abc", "abc"), ("a\r\nb\rc", "a b c", "a\nb\nc"),
    ("a\u{2028}b", "a b", "a\nb"), ("a\tb", "a b", "a\tb"), ("👩‍👩‍👧e\u{301}", "👩‍👩‍👧é", "👩‍👩‍👧é"),
  ])
  func `control characters are left out, and one line has no line breaks`(
    _ pasted: String, _ line: String, _ lines: String
  ) {
    #expect(pasted.typed(isMultiline: false) == line)
    #expect(pasted.typed(isMultiline: true) == lines)
  }

  /// Each line used to copy all before it: 75,000 of them took minutes.
  @Test func `many lines and other alphabets are taken in one walk`() {
    let lines = String(repeating: "Zeile für Zeile\r\n", count: 60_000)
    #expect(lines.typed(isMultiline: true).utf8.count == lines.utf8.count - 60_000)
  }

  @Test func `typing after an undo forgets what could be done again`() {
    var text = text("a|")
    text.insert("b")
    text.undo()
    text.insert("c")
    text.redo()
    #expect(marked(text) == "ac|")
  }

  @Test func `composed text is shown at the caret, but is not yet part of the text`() {
    var text = text("a|b")
    text.compose("ni", selection: 2..<2)
    #expect(text.string == "ab")
    #expect(text.shown == "anib")
    #expect(text.composedRange == 1..<3)
    #expect(text.shownCaret == 3)
    text.insert("你")
    #expect(marked(text) == "a你|b")
    #expect(text.composedRange == nil)
  }

  @Test func `composing replaces the selection`() {
    var text = text("a|bc|d")
    text.compose("x", selection: 1..<1)
    #expect(text.shown == "axd")
    text.compose("", selection: 0..<0)
    #expect(text.shown == "ad")
  }

  @Test(arguments: [-5, 2, 100])
  func `a place outside of the text or inside a character is moved to one between characters`(
    _ offset: Int
  ) {
    // The flag is four units long.
    var text = text("|a🇦🇹b")
    text.move(to: offset)
    #expect([0, 1, 6].contains(text.selection.head))
  }

  @Test func `an outside change of the text keeps as much of the selection as fits`() {
    var text = text("abc|def|")
    text.take("abcd")
    #expect(marked(text) == "abc|d|")
  }

  @Test func `a caret at the end stays there when the text is changed from outside`() {
    for (old, new, result) in [
      ("ab|", "abcd", "abcd|"), ("abcd|", "ab", "ab|"), ("a|b", "xyz", "x|yz"),
    ] {
      var text = text(old)
      text.take(new)
      #expect(marked(text) == result)
    }
  }
}
