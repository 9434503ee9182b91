import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Selecting text` {
  /// A text in the window's middle, 8 points for each character and 16 high.
  private func shown(_ string: String) -> Harness {
    Harness(Text(verbatim: string).textSelection(.enabled))
  }

  /// The left side of a character of a line that is `length` characters long.
  private func place(_ offset: Int, of length: Int, line: Int = 0, lines: Int = 1) -> CGPoint {
    let left = 200 - CGFloat(length) * 8 / 2
    let top = 150 - CGFloat(lines) * 16 / 2
    return CGPoint(x: left + CGFloat(offset) * 8, y: top + CGFloat(line) * 16 + 8)
  }

  private func copied(_ harness: Harness) -> String? {
    harness.press("c", modifiers: .command)
    return harness.host.clipboard
  }

  @Test func `a drag selects characters`() {
    let harness = shown("hello world")
    harness.drag(from: place(2, of: 11), to: place(7, of: 11))
    #expect(copied(harness) == "llo w")
  }

  @Test func `the selection is painted behind the characters`() {
    let harness = shown("hello")
    let before = harness.displayListText
    harness.drag(from: place(1, of: 5), to: place(3, of: 5))
    // Two characters from the second on: the text begins at 180.
    #expect(harness.displayListText.contains("188,142 16x16"))
    #expect(!before.contains("188,142 16x16"))
  }

  @Test func `two clicks select a word, three a paragraph`() {
    let harness = shown("one two three")
    harness.click(at: place(5, of: 13), count: 2)
    #expect(copied(harness) == "two")
    harness.click(at: place(5, of: 13), count: 3)
    #expect(copied(harness) == "one two three")
  }

  @Test func `a drag after a double click selects whole words`() {
    let harness = shown("one two three")
    harness.click(at: place(5, of: 13))
    harness.press(at: place(5, of: 13), clickCount: 2)
    harness.move(to: place(9, of: 13))
    harness.release()
    #expect(copied(harness) == "two three")
  }

  @Test func `Shift extends the selection with a click and with the arrow keys`() {
    let harness = shown("hello world")
    harness.click(at: place(2, of: 11))
    harness.click(at: place(5, of: 11), modifiers: .shift)
    #expect(copied(harness) == "llo")
    harness.press(.rightArrow, modifiers: .shift)
    #expect(copied(harness) == "llo ")
    #expect(!harness.press(.rightArrow))
  }

  @Test func `Command-A selects everything, and typing does not change it`() {
    let harness = shown("hello")
    harness.click(at: place(1, of: 5))
    harness.press("a", modifiers: .command)
    harness.type("x")
    #expect(copied(harness) == "hello")
    #expect(harness.text == ["hello"])
    #expect(!harness.graph.canPerform(.cut) && !harness.graph.canPerform(.paste))
  }

  @Test func `a selection can cross wrapped lines`() {
    let harness = Harness(
      Text(verbatim: "aaaa bbbb").textSelection(.enabled).frame(width: 40, alignment: .leading))
    // Lines of up to five characters, from 180 on.
    harness.drag(from: CGPoint(x: 180 + 16, y: 142), to: CGPoint(x: 180 + 16, y: 158))
    #expect(copied(harness) == "aa bb")
  }

  @Test func `a text that runs from right to left is selected from its right`() {
    let harness = Harness(
      Text(verbatim: "hello").textSelection(.enabled).frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft))
    let frame = harness.frame(of: "hello") ?? .zero
    #expect(frame.maxX == CGFloat(250))
    harness.drag(
      from: CGPoint(x: frame.maxX - 1, y: frame.midY),
      to: CGPoint(x: frame.maxX - 16, y: frame.midY))
    #expect(copied(harness) == "lo")
  }

  @Test func `only one text at a time has a selection`() {
    let harness = Harness(
      VStack(spacing: 0) {
        Text(verbatim: "first")
        Text(verbatim: "other")
      }
      .textSelection(.enabled))
    harness.click(at: CGPoint(x: 200, y: 142), count: 2)
    let painted = harness.displayListText
    harness.click(at: CGPoint(x: 200, y: 158), count: 2)
    #expect(copied(harness) == "other")
    // Each of them is 40 wide.
    #expect(painted.contains("180,134 40x16"))
    #expect(!harness.displayListText.contains("180,134 40x16"))
  }

  @Test func `texts cannot be selected by default, nor where selection is disabled`() {
    for view in [
      AnyView(Text(verbatim: "hello")),
      AnyView(Text(verbatim: "hello").textSelection(.disabled).textSelection(.enabled)),
    ] {
      let harness = Harness(view)
      harness.click(at: place(2, of: 5), count: 2)
      #expect(copied(harness) == nil)
      #expect(!harness.host.cursors.contains(.text))
    }
  }

  @Test func `the pointer becomes a bar over text that can be selected`() {
    let harness = shown("hello")
    harness.move(to: place(2, of: 5))
    #expect(harness.host.cursors.last == .text)
    harness.move(to: .zero)
    #expect(harness.host.cursors.last == .arrow)
  }

  @Test func `a press inside a control belongs to the control`() {
    let log = Log()
    let harness = Harness(Button("Press") { log.note("pressed") }.textSelection(.enabled))
    harness.click("Press", count: 2)
    #expect(log.entries == ["pressed", "pressed"])
    #expect(copied(harness) == nil)
  }

  @Test func `the Tab key passes over selectable texts`() {
    let harness = Harness(
      VStack {
        Text(verbatim: "hello")
        TextField("Name", text: .constant("field"))
      }
      .textSelection(.enabled))
    harness.press(.tab)
    #expect(copied(harness) == "field")
  }

  @Test func `a text that changes keeps what fits of the selection`() {
    struct Changing: View {
      @State private var text = "hello"

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: text).textSelection(.enabled)
          Button("Shorten") { text = "hel" }
        }
      }
    }
    let harness = Harness(Changing())
    harness.click("hello", count: 2)
    #expect(copied(harness) == "hello")
    harness.click("Shorten")
    #expect(copied(harness) == "hel")
  }
}
