import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A text with attributes is edited: each run is written as its characters and, in brackets, what is special about them.
@MainActor @Suite(.serialized) struct StyledTextEditorTests {
  @MainActor @Observable final class Page {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) { self.text = text }

    /// The runs as text.
    var runs: String { Self.runs(text) }

    static func runs(_ text: AttributedString) -> String {
      text.runs.map { run in
        var marks = ""
        if run.font != nil { marks += run.font == Font.default.bold() ? "b" : "f" }
        if run.underlineStyle != nil { marks += "u" }
        if run.foregroundColor == .red { marks += "r" }
        if run.foregroundColor == .blue { marks += "l" }
        return String(text[run.range].characters) + (marks.isEmpty ? "" : "[\(marks)]")
      }.joined()
    }

    /// The selected places in characters.
    var places: [Range<Int>] {
      func offset(_ index: AttributedString.Index) -> Int {
        text.characters.distance(from: text.startIndex, to: index)
      }
      switch selection.indices(in: text) {
      case .insertionPoint(let index): return [offset(index)..<offset(index)]
      case .ranges(let set):
        return set.ranges.map { offset($0.lowerBound)..<offset($0.upperBound) }
      }
    }
  }

  private struct Editor: View {
    @Bindable var page: Page

    var body: some View {
      TextEditor(text: $page.text, selection: $page.selection)
        .accessibilityIdentifier("editor")
    }
  }

  private static func colored(_ string: String, _ color: Color) -> AttributedString {
    var text = AttributedString(string)
    text.foregroundColor = color
    return text
  }

  private func open(_ text: AttributedString) -> (page: Page, harness: Harness) {
    let page = Page(text)
    let harness = Harness(Editor(page: page), window: CGSize(width: 400, height: 200))
    harness.click("editor")
    harness.press(.end, modifiers: .command)
    return (page, harness)
  }

  @Test func `typed characters get the attributes of the one in front of them`() {
    let (page, harness) = open(Self.colored("ab", .red) + "cd")
    harness.type("!")
    #expect(page.runs == "ab[r]cd!")
    harness.press(.home, modifiers: .command)
    harness.press(.rightArrow)
    harness.press(.rightArrow)
    harness.type("x")
    #expect(page.runs == "abx[r]cd!")
    // At the start of a paragraph those of the one behind.
    harness.press(.home)
    harness.type("y")
    #expect(page.runs == "yabx[r]cd!")
  }

  @Test func `text typed inside a link belongs to it, and text typed behind it does not`()
    throws
  {
    var link = AttributedString("ab")
    link.link = URL(string: "https://a.b")
    let (page, harness) = open(link)
    harness.type("c")
    #expect(page.text.runs.map { $0.link == nil } == [false, true])
    harness.press(.home, modifiers: .command)
    harness.press(.rightArrow)
    harness.type("x")
    #expect(page.text.runs.map { String(page.text[$0.range].characters) } == ["axb", "c"])
  }

  @Test func `B, I and U with Command change the selected characters, and undo restores them`() {
    let (page, harness) = open(Self.colored("ab", .red) + "cd")
    harness.press(.home, modifiers: .command)
    harness.press(.rightArrow)
    for _ in 0..<2 { harness.press(.rightArrow, modifiers: .shift) }
    #expect(page.places == [1..<3])
    #expect(harness.press("b", modifiers: .command))
    #expect(page.runs == "a[r]b[br]c[b]d")
    harness.press("u", modifiers: .command)
    #expect(page.runs == "a[r]b[bur]c[bu]d")
    // The selection stays, so that the same key takes the style away.
    #expect(page.places == [1..<3])
    harness.press("u", modifiers: .command)
    #expect(page.runs == "a[r]b[br]c[b]d")
    harness.press("z", modifiers: .command)
    harness.press("z", modifiers: .command)
    harness.press("z", modifiers: .command)
    #expect(page.runs == "ab[r]cd")
    harness.press("z", modifiers: [.command, .shift])
    #expect(page.runs == "a[r]b[br]c[b]d")
  }

  @Test func `with nothing selected they change what is typed next`() {
    let (page, harness) = open("ab")
    harness.press("b", modifiers: .command)
    #expect(page.runs == "ab")
    harness.type("cd")
    #expect(page.runs == "abcd[b]")
    harness.press("b", modifiers: .command)
    harness.type("e")
    #expect(page.text.runs.count == 3)
    // Moving the caret gives up what was chosen.
    harness.press("u", modifiers: .command)
    harness.press(.home, modifiers: .command)
    harness.press(.end, modifiers: .command)
    harness.type("f")
    #expect(!page.runs.contains("u"))
  }

  @Test
  func `undo restores the attributes of deleted or replaced characters`() {
    let text = Self.colored("ab", .red) + "cd" + Self.colored("ef", .blue)
    let (page, harness) = open(text)
    for _ in 0..<3 { harness.press(.delete) }
    #expect(page.runs == "ab[r]c")
    harness.press("z", modifiers: .command)
    #expect(page.text == text)
    harness.press("a", modifiers: .command)
    harness.type("x")
    // What replaces characters has the attributes of the first of them.
    #expect(page.runs == "x[r]")
    harness.press("z", modifiers: .command)
    #expect(page.text == text)
  }

  @Test func `copied text keeps its attributes within the program, and is plain elsewhere`() {
    let (page, harness) = open(Self.colored("ab", .red) + "cd")
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    #expect(harness.host.clipboard == "abcd")
    harness.press(.end, modifiers: .command)
    harness.press("v", modifiers: .command)
    #expect(page.runs == "ab[r]cdab[r]cd")
    // Text of other programs has the attributes of typed characters.
    harness.host.clipboard = "zz"
    harness.press(.home, modifiers: .command)
    harness.press("v", modifiers: .command)
    #expect(page.runs == "zzab[r]cdab[r]cd")
    harness.press("z", modifiers: .command)
    #expect(page.runs == "ab[r]cdab[r]cd")
  }

  @Test func `the program changes the attributes of the selection, which can be undone`() {
    let (page, harness) = open("abcd")
    harness.press(.home, modifiers: .command)
    for _ in 0..<2 { harness.press(.rightArrow, modifiers: .shift) }
    page.text.transformAttributes(in: &page.selection) { $0.foregroundColor = .red }
    harness.update()
    #expect(page.runs == "ab[r]cd" && page.places == [0..<2])
    #expect(page.selection.attributes(in: page.text)[\.foregroundColor].contains(.red))
    harness.press("z", modifiers: .command)
    #expect(page.runs == "abcd" && page.places == [0..<2])
    // Where nothing is selected the next characters get them.
    harness.press(.end, modifiers: .command)
    page.text.transformAttributes(in: &page.selection) { $0.foregroundColor = .blue }
    harness.update()
    #expect(page.selection.typingAttributes(in: page.text).foregroundColor == .blue)
    harness.type("ef")
    #expect(page.runs == "abcdef[l]")
    page.text.replaceSelection(&page.selection, withCharacters: "g")
    harness.update()
    harness.type("h")
    #expect(page.runs == "abcdefgh[l]")
  }

  /// An editor beside a button that makes what is selected red.
  private struct Marker: View {
    @State private var text = AttributedString("Milk")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
        Text(text.runs.map { String(text[$0.range].characters) }.joined(separator: "|"))
        Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      }
    }
  }

  @Test func `text that a button changed stays selected`() {
    let harness = Harness(Marker(), window: CGSize(width: 400, height: 200))
    harness.click("editor")
    harness.press(.end, modifiers: .command)
    harness.type(" now")
    harness.press(.leftArrow, modifiers: [.shift, .option])
    harness.click("Red")
    #expect(harness.text.contains("Milk |now"))
    harness.type("x")
    #expect(harness.text.contains("Milk |x"))
  }

  @Test func `characters that are replaced by equal ones leave the caret behind them`() {
    let (page, harness) = open("abcd")
    harness.press(.home, modifiers: .command)
    for _ in 0..<2 { harness.press(.rightArrow, modifiers: .shift) }
    page.text.replaceSelection(&page.selection, withCharacters: "ab")
    harness.update()
    harness.type("x")
    #expect(page.runs == "abxcd")
  }

  /// Both kinds of editors, beside something that changes.
  private struct Beside: View {
    let count: Handle<Int>
    @State private var number = 0
    @State private var plain = "Milk"
    @State private var selected: TextSelection?
    @State private var styled = AttributedString("Milk")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      let _ = count.take($number)
      Text("\(number)")
      TextEditor(text: $plain)
      TextEditor(text: $plain, selection: $selected)
      TextEditor(text: $styled)
      TextEditor(text: $styled, selection: $selection)
    }
  }

  @Test func `editors are not evaluated when something else changes`() {
    let count = Handle<Int>()
    let harness = Harness(Beside(count: count), window: CGSize(width: 400, height: 200))
    let before = harness.bodiesEvaluated
    count.value = 1
    harness.update()
    #expect(harness.bodiesEvaluated == before + 1)
  }

  @Test func `a selection that the program does not update moves to the end of the text`() {
    let (page, harness) = open("abcd")
    harness.press(.home, modifiers: .command)
    harness.press(.rightArrow)
    page.text.transform(updating: &page.selection) {
      $0.insert(AttributedString("x"), at: $0.startIndex)
    }
    harness.update()
    #expect(page.places == [2..<2])
    harness.type("y")
    #expect(page.runs == "xaybcd")
    page.text = "new text"
    harness.update()
    harness.type("!")
    #expect(page.runs == "new text!")
  }

  @Test func `a change of the text keeps the selected characters selected`() throws {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: try #require(text.range(of: "two")))
    text.transform(updating: &selection) { $0.insert(AttributedString("big "), at: $0.startIndex) }
    guard case .ranges(let ranges) = selection.indices(in: text) else {
      Issue.record("nothing is selected")
      return
    }
    #expect(ranges.ranges.map { String(text[$0].characters) } == ["two"])
    text.transform(updating: &selection) { $0.removeSubrange($0.range(of: "two")!) }
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    text.transform(updating: &selection) { $0 = "other" }
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test func `a selection made for another text becomes the end of the text`() {
    let text = AttributedString("abcd")
    let place = text.index(afterCharacter: text.startIndex)
    let selection = AttributedTextSelection(range: text.startIndex..<place)
    #expect(selection.indices(in: text) == .ranges(RangeSet(text.startIndex..<place)))
    var other = text
    other += "ef"
    #expect(selection.indices(in: other) == .insertionPoint(other.endIndex))
    #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test func `a change of attributes that throws changes nothing`() {
    struct Refusal: Error {}
    var text = Self.colored("ab", .red) + "cd"
    let before = text
    var selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(throws: Refusal.self) {
      try text.transformAttributes(in: &selection) { attributes in
        if attributes.foregroundColor == nil { throw Refusal() }
        attributes.foregroundColor = .blue
      }
    }
    #expect(text == before)
  }
}
