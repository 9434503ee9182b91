import Espalier
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct TextFieldTests {
  private struct Form: View {
    @State var name = ""
    var log = Log()

    var body: some View {
      VStack {
        Text("<\(name)>")
        TextField("Name", text: $name)
          .frame(width: 120)
          .accessibilityIdentifier("field")
          .onSubmit { log.note("submitted \(name)") }
      }
    }
  }

  private struct Number: View {
    @State private var number = 7

    var body: some View {
      VStack {
        Text("= \(number)")
        TextField("Number", value: $number, format: .number).accessibilityIdentifier("field")
        TextField("Other", text: .constant("")).accessibilityIdentifier("other")
      }
      .frame(width: 100)
    }
  }

  @Test func `a click focuses the field, and typed text goes into it`() {
    let harness = Harness(Form())
    harness.click("field")
    harness.type("Ada")
    #expect(harness.text.first == "<Ada>")
    harness.press(.delete)
    #expect(harness.text.first == "<Ad>")
  }

  private struct LongText: View {
    @State var text = Array(repeating: "abc", count: 25_000).joined(separator: " ")
    @State var password = String(repeating: "x", count: 100_000)

    var body: some View {
      VStack {
        Text(verbatim: "\(text.utf8.count) \(password.utf8.count)")
        TextField("Text", text: $text).accessibilityIdentifier("field")
        SecureField("Password", text: $password).accessibilityIdentifier("secure")
      }
      .frame(width: 200)
    }
  }

  @Test(arguments: [("field", "100005 100000"), ("secure", "99999 100006")])
  func `a key in a field of a hundred thousand characters shapes a small part of them`(
    _ field: String, _ counts: String
  ) {
    let harness = Harness(LongText())
    harness.click(field)
    harness.press(.end)
    harness.press(.leftArrow)
    let before = harness.textsShaped
    harness.type("abcdef")
    // Each time the piece that changed, and the text that shows the lengths.
    #expect(harness.textsShaped - before <= 6 * 3)
    #expect(harness.text.contains(counts))
    // The characters that are drawn are those in view and the rest of their pieces.
    #expect(harness.displayListText.utf8.count < 12_000)
  }

  @Test func `the layout brings the caret into sight, before anything is drawn`() throws {
    let harness = Harness(LongText())
    harness.click("field")
    let field = try #require(harness.frame(of: "field"))
    for key in [KeyEquivalent.end, .home] {
      _ = harness.graph.handle(.key(KeyEvent(.down, key)))
      harness.graph.frame(window: harness.graph.window.size)
      // Input methods show their windows there.
      let caret = try #require(harness.host.caret)
      #expect(field.minX <= caret.minX && caret.maxX <= field.maxX)
    }
  }

  @Test func `a click into a field's text puts the caret there`() {
    let harness = Harness(Form(name: "abcd"))
    let field = harness.frame(of: "field") ?? .zero
    // The border's 6 points, then 8 for each character.
    harness.click(at: CGPoint(x: field.minX + 6 + 2 * 8, y: field.midY))
    harness.type("-")
    #expect(harness.text.first == "<ab-cd>")
  }

  /// Fonts of other scripts are higher than the one of the field.
  @Test(arguments: ["漢", "かな", "한글", "a漢", "ไทย"])
  func `a field's line stays where it is, whatever is typed`(text: String) {
    func baselines(_ text: String, hint: String = "") -> [String] {
      let snapshot = LayoutSnapshot(
        of: TextField(hint, text: .constant(text)).called("field"),
        proposal: ProposedViewSize(width: 200, height: nil), scale: 2, text: .fonts)
      let places = snapshot.displayListText.matches(of: #/\(glyphs [^\n]*? [0-9.]+,([0-9.]+) /#)
      return Set(places.map { String($0.1) }).sorted() + snapshot.places("field")
    }
    #expect(baselines(text) == baselines("a"))
    #expect(baselines("", hint: text) == baselines("", hint: "a"))
    #expect(baselines("", hint: text) == baselines("a"))
  }

  @Test func `fields of the phone have the leading of their font`() {
    func height(_ field: some View, isTall: Bool) -> CGFloat {
      LayoutSnapshot(
        of: field.typesettingLanguage(.init(languageCode: .thai), isEnabled: isTall),
        proposal: ProposedViewSize(width: 200, height: nil), scale: 2, platform: .phone
      ).size.height
    }
    let field = TextField("Name", text: .constant("a"))
    // The published pitch of body lines is 22; a tall line is 4 points higher, and 26 was recorded.
    #expect(height(field, isTall: false) == 22)
    #expect(height(field, isTall: true) == 26)
    #expect(height(field.textFieldStyle(.roundedBorder), isTall: true) == 34)
    #expect(height(field.textFieldStyle(.roundedBorder), isTall: false) == 34)
  }

  @Test func `a click into the border gives the field the focus`() {
    let harness = Harness(Form())
    let field = harness.frame(of: "field") ?? .zero
    harness.click(at: CGPoint(x: field.maxX - 2, y: field.maxY - 2))
    harness.send(.text(.insert("Ada")))
    #expect(harness.text.first == "<Ada>")
  }

  @Test func `the pointer is a text bar over a field`() {
    let harness = Harness(Form())
    harness.hover("field")
    harness.move(to: .zero)
    #expect(harness.host.cursors == [.text, .arrow])
  }

  @Test func `typing without focus does nothing`() {
    let harness = Harness(Form())
    harness.type("Ada")
    #expect(harness.text.first == "<>")
  }

  @Test func `the placeholder gives way to the text`() {
    let harness = Harness(Form())
    #expect(harness.displayListText.contains("Name"))
    harness.click("field")
    harness.type("x")
    #expect(!harness.displayListText.contains("Name"))
  }

  @Test func `arrow keys move, select with Shift, and reach words and ends with modifiers`() {
    let harness = Harness(Form(name: "one two"))
    harness.click("field")
    harness.press(.end)
    harness.press(.leftArrow, modifiers: .option)
    harness.press(.leftArrow, modifiers: [.shift])
    harness.type("-")
    #expect(harness.text.first == "<one-two>")
    harness.press(.home)
    harness.press(.end, modifiers: .shift)
    harness.type("z")
    #expect(harness.text.first == "<z>")
  }

  @Test func `a double click selects a word, three clicks select all`() {
    let harness = Harness(Form(name: "one two"))
    let field = harness.frame(of: "field") ?? .zero
    // The border's 6 points, then 8 for each character.
    let point = CGPoint(x: field.minX + 6 + 5 * 8, y: field.midY)
    harness.click(at: point, count: 2)
    harness.type("x")
    #expect(harness.text.first == "<one x>")
    harness.click(at: point, count: 3)
    harness.type("y")
    #expect(harness.text.first == "<y>")
  }

  @Test func `dragging selects from where the press was`() {
    let harness = Harness(Form(name: "abcdef"))
    let field = harness.frame(of: "field") ?? .zero
    func point(_ index: CGFloat) -> CGPoint {
      CGPoint(x: field.minX + 6 + index * 8, y: field.midY)
    }
    harness.drag(from: point(1), to: point(4))
    harness.type("-")
    #expect(harness.text.first == "<a-ef>")
  }

  @Test func `copy, cut and paste use the host's clipboard`() {
    let harness = Harness(Form(name: "abc"))
    harness.click("field")
    harness.press("a", modifiers: .command)
    harness.press("x", modifiers: .command)
    #expect(harness.text.first == "<>")
    harness.press("v", modifiers: .command)
    harness.press("v", modifiers: .command)
    #expect(harness.text.first == "<abcabc>")
    harness.press("z", modifiers: .command)
    #expect(harness.text.first == "<abc>")
  }

  @Test func `a line break that is pasted becomes a space`() {
    let harness = Harness(Form())
    harness.click("field")
    harness.send(.text(.insert("a\nb")))
    harness.update()
    #expect(harness.text.first == "<a b>")
  }

  @Test func `composed text is shown, and becomes part of the text when it is final`() {
    let harness = Harness(Form(name: "a"))
    harness.click("field")
    harness.press(.end)
    harness.send(.text(.compose("ni", selection: 2..<2)))
    harness.update()
    #expect(harness.text.first == "<a>")
    #expect(harness.displayListText.contains("ani"))
    // A line below the two characters that are composed, which begin one character from the text's start.
    let line = /\ (\d+(?:\.\d+)?),\S+ 16x1\)/
    let text = /glyphs "ani" (\d+(?:\.\d+)?),/
    let start = harness.displayListText.firstMatch(of: text).flatMap { Double($0.1) }
    let lines = harness.displayListText.matches(of: line).compactMap { Double($0.1) }
    #expect(start != nil && lines == start.map { [$0 + 8] })
    harness.send(.text(.insert("x")))
    harness.update()
    #expect(harness.text.first == "<ax>")
    #expect(harness.displayListText.firstMatch(of: line) == nil)
  }

  @Test func `Return submits`() {
    let log = Log()
    let harness = Harness(Form(log: log))
    harness.click("field")
    harness.type("x")
    harness.press(.return)
    #expect(log.entries == ["submitted x"])
  }

  private struct TwoFields: View {
    enum Name { case first, second }

    let log: Log
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus == .first ? "first" : focus == .second ? "second" : "none")
        TextField("one", text: .constant("")) {
          log.note($0 ? "begins" : "ends")
        }
        .focused($focus, equals: .first).accessibilityIdentifier("one")
        .onSubmit { focus = .second }
        TextField("two", text: .constant("")).focused($focus, equals: .second)
      }
    }
  }

  /// On the phone the keyboard goes with Return, unless the program leads on to another field.
  @Test(arguments: [
    (LayoutSnapshot.Platform.mac, "second", ["begins", "ends"]),
    (.phone, "none", ["begins", "ends"]),
  ])
  func `Return ends editing on the phone, and leaves the focus on the Mac`(
    _ platform: LayoutSnapshot.Platform, _ last: String, _ calls: [String]
  ) {
    let log = Log()
    let harness = Harness(TwoFields(log: log), platform: platform)
    harness.click("one")
    #expect(harness.text.first == "first")
    harness.press(.return)
    #expect(harness.text.first == "second")
    #expect(log.entries == calls)
    harness.press(.return)
    #expect(harness.text.first == last)
  }

  @Test func `a number is written when editing ends, and invalid text is discarded`() {
    let harness = Harness(Number())
    harness.click("field")
    harness.press("a", modifiers: .command)
    harness.type("12")
    #expect(harness.text.first == "= 7")
    harness.press(.return)
    #expect(harness.text.first == "= 12")
    harness.type("x")
    harness.press(.tab)
    #expect(harness.text.first == "= 12")
    #expect(harness.displayListText.contains("12"))
  }

  @Test func `a secure field neither shows nor copies its characters`() {
    let harness = Harness(SecureField("Password", text: .constant("secret")).frame(width: 100))
    #expect(!harness.displayListText.contains("secret"))
    harness.click(at: CGPoint(x: 200, y: 150))
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    #expect(harness.host.clipboard == nil)
  }

  @Test func `a vertical field grows with its lines up to the limit`() {
    func height(_ text: String) -> CGFloat {
      LayoutSnapshot(
        of: TextField("", text: .constant(text), axis: .vertical).lineLimit(3)
          .textFieldStyle(.plain),
        proposal: ProposedViewSize(width: 80, height: nil)
      ).size.height
    }
    // Lines of the default font are 16 points high.
    #expect(height("a") == 16)
    #expect(height("a\nb") == 32)
    #expect(height("a\nb\nc\nd\ne") == 48)
  }

  @Test func `the caret blinks without anything else being drawn`() {
    let harness = Harness(Form(name: "abc"))
    harness.click("field")
    harness.press(.end)
    let shown = harness.displayListText
    let before = harness.graph.counters
    harness.advance(by: 0.6)
    #expect(harness.displayListText != shown)
    #expect(harness.graph.counters.bodies == before.bodies)
    harness.advance(by: 0.5)
    #expect(harness.displayListText == shown)
  }

  @Test func `an editor takes line breaks, and arrow keys move between lines`() {
    let handle = Handle<String>()
    let harness = Harness(Editor(handle: handle))
    harness.click(at: CGPoint(x: 200, y: 150))
    harness.type("ab")
    harness.press(.return)
    harness.type("cd")
    harness.press(.upArrow)
    harness.type("x")
    #expect(handle.value == "abx\ncd")
  }

  @Test func `Tab types a tab in an editor, and Shift-Tab moves the focus`() {
    let handle = Handle<String>()
    let harness = Harness(
      VStack {
        TextField("before", text: .constant("")).accessibilityIdentifier("before")
        Editor(handle: handle)
      })
    harness.press(.tab)
    harness.press(.tab)
    harness.type("a")
    harness.press(.tab)
    harness.type("b")
    #expect(handle.value == "a\tb")
    harness.press(.tab, modifiers: .shift)
    harness.type("c")
    #expect(handle.value == "a\tb")
  }

  @Test func `typing into a text of many lines shapes only the edited line`() {
    let handle = Handle<String>()
    let text = (0..<5000).map { "line \($0)" }.joined(separator: "\n")
    let harness = Harness(
      Editor(handle: handle, text: text), window: CGSize(width: 200, height: 160))
    let engine = harness.graph.textEngine
    harness.click(at: CGPoint(x: 100, y: 80))
    harness.press(.end, modifiers: .command)
    let before = engine.shapedTextCount
    harness.type("x")
    #expect(handle.value?.hasSuffix("line 4999x") == true)
    // The edited line, and at most the sample for the height of lines.
    #expect(engine.shapedTextCount - before <= 2)
  }

  @Test func `values are written and read in the language of the surroundings`() {
    let handle = Handle<Double>()
    let harness = Harness(
      Price(handle: handle).environment(\.locale, Locale(identifier: "de_DE")))
    #expect(harness.displayListText.contains("1.234,5"))
    harness.click("field")
    harness.press("a", modifiers: .command)
    harness.type("2,75")
    harness.press(.return)
    #expect(handle.value == 2.75)
  }

  /// On the phone, keyboards of numbers have no Return: a button that is tapped finds what was typed.
  @Test(arguments: [(LayoutSnapshot.Platform.mac, 1234.5), (.phone, 27)])
  func `a value with a format follows the text on the phone, and Return on the Mac`(
    _ platform: LayoutSnapshot.Platform, _ typed: Double
  ) {
    let handle = Handle<Double>()
    let harness = Harness(Price(handle: handle), platform: platform)
    harness.click("field")
    harness.press("a", modifiers: .command)
    harness.type("27")
    #expect(handle.value == typed)
    // The text is not written anew below the caret, and one that is no number changes nothing.
    #expect(harness.displayListText.contains("\"27\""))
    harness.type("x")
    #expect(handle.value == typed)
    harness.press(.delete)
    harness.press(.return)
    #expect(handle.value == 27)
  }

  private struct Price: View {
    let handle: Handle<Double>
    @State private var price = 1234.5

    var body: some View {
      let _ = handle.take($price)
      TextField("Price", value: $price, format: .number).accessibilityIdentifier("field")
    }
  }

  @Test func `the wheel scrolls an editor, and a key brings the caret back into view`() {
    let handle = Handle<String>()
    let harness = Harness(Editor(handle: handle), window: CGSize(width: 100, height: 48))
    harness.click(at: CGPoint(x: 50, y: 24))
    harness.send(.text(.insert((1...9).map { "line \($0)" }.joined(separator: "\n"))))
    let atEnd = harness.displayListText
    harness.scroll(at: CGPoint(x: 50, y: 24), by: CGSize(width: 0, height: 1000))
    #expect(harness.displayListText != atEnd)
    harness.press(.end)
    #expect(harness.displayListText == atEnd)
  }

  private struct Editor: View {
    let handle: Handle<String>
    @State var text = ""

    var body: some View {
      let _ = handle.take($text)
      TextEditor(text: $text)
    }
  }
}
