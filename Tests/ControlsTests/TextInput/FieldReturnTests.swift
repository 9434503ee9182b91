import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The meaning of Return, and of other keys that fields of the Mac share with the views around them.
@MainActor struct FieldReturnTests {
  private struct Login: View {
    let log: Log
    @State private var name = ""

    var body: some View {
      VStack {
        Text("<\(name)>")
        TextField("Name", text: $name)
          .accessibilityIdentifier("field")
          .onSubmit { log.note("submitted") }
        Button("Log In") { log.note("logged in") }.keyboardShortcut(.defaultAction)
      }
      .frame(width: 120)
    }
  }

  // `KeyboardShortcut.defaultAction`: the Return key presses the button; a field's own action comes first.
  @Test func `Return in a field of the Mac presses the window's default button`() {
    let log = Log()
    let harness = Harness(Login(log: log))
    harness.click("field")
    harness.press(.return)
    #expect(log.entries == ["submitted", "logged in"])
  }

  @Test func `Return in a field of the phone submits alone`() {
    let log = Log()
    let harness = Harness(Login(log: log), platform: .phone)
    harness.click("field")
    harness.press(.return)
    #expect(log.entries == ["submitted"])
  }

  @Test func `Return in a popover presses the button there, and not the one behind`() {
    struct Popover: View {
      let log: Log

      var body: some View {
        Button("behind") { log.note("behind") }.keyboardShortcut(.defaultAction)
          .popover(isPresented: .constant(true)) { Login(log: log) }
      }
    }
    let log = Log()
    let harness = Harness(Popover(log: log), window: CGSize(width: 400, height: 300))
    harness.click("field")
    harness.press(.return)
    #expect(log.entries == ["submitted", "logged in"])
  }

  @Test func `an alert's field chooses the default button once`() {
    struct Asking: View {
      let log: Log
      @State private var asks = true

      var body: some View {
        Text("behind").alert("Name", isPresented: $asks) {
          TextField("Name", text: .constant("")).accessibilityIdentifier("field")
          Button("OK") { log.note("OK") }.keyboardShortcut(.defaultAction)
        }
      }
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let log = Log()
      let harness = Harness(Asking(log: log), platform: platform)
      harness.advance(by: 1)
      harness.click("field")
      harness.press(.return)
      #expect(log.entries == ["OK"], "\(platform)")
    }
  }

  // As in AppKit, where a field's text is selected after Return: the next digits replace it.
  @Test func `Return selects the text of a field of the Mac`() {
    let harness = Harness(Login(log: Log()))
    harness.click("field")
    harness.type("50")
    harness.press(.return)
    harness.type("60")
    #expect(harness.text.first == "<60>")
  }

  private struct Editor: View {
    @State var text = "one two\nthree four\nfive"

    var body: some View {
      VStack {
        Text(text.replacing("\n", with: "/"))
        TextEditor(text: $text).accessibilityIdentifier("editor")
      }
      .frame(width: 300, height: 200)
    }
  }

  /// The caret begins at the end of "one two/three four/five".
  @Test(arguments: [
    ([KeyEquivalent.upArrow], "one two/three four/|five"),
    ([.upArrow, .upArrow], "one two/|three four/five"),
    ([.upArrow, .upArrow, .upArrow], "|one two/three four/five"),
    ([.upArrow, .upArrow, .downArrow], "one two/three four|/five"),
    ([.upArrow, .upArrow, .downArrow, .downArrow], "one two/three four/five|"),
  ])
  func `Option and an arrow move the caret to the ends of paragraphs`(
    _ keys: [KeyEquivalent], _ expected: String
  ) {
    let harness = Harness(Editor())
    harness.click("editor")
    harness.press(.downArrow, modifiers: .command)
    for key in keys { harness.press(key, modifiers: .option) }
    harness.type("|")
    #expect(harness.text.first == expected)
  }

  // The Edit menu's commands go to the first object that can perform them.
  @Test func `a field without changes leaves Undo to the window`() async {
    final class Numbers {}
    struct Counter: View {
      @Environment(\.undoManager) private var undoManager
      @State private var count = 0
      @State private var numbers = Numbers()

      var body: some View {
        VStack {
          Button("count \(count)") {
            undoManager?.registerUndo(withTarget: numbers) { _ in count = 0 }
            count = 1
          }
          TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        }
        .frame(width: 100)
      }
    }
    let harness = Harness(Counter())
    harness.click("count 0")
    // The changes of one event are one group.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    harness.click("field")
    harness.press("z", modifiers: .command)
    harness.update()
    #expect(harness.text.contains("count 0"))
  }

  // AppKit's key equivalents of `cancelOperation(_:)` are Escape and Command-period.
  @Test func `Command and the period cancel as Escape does`() {
    struct Asking: View {
      @State private var isShown = true

      var body: some View {
        Text("shown \(isShown ? 1 : 0)").sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let harness = Harness(Asking(), window: CGSize(width: 300, height: 200))
    harness.advance(by: 1)
    harness.press(".", modifiers: .command)
    harness.advance(by: 1)
    #expect(harness.text.contains("shown 0"))
  }
}
