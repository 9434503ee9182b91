import Espalier
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor @Suite struct `Clipboard commands` {
  private let log = Log()

  /// A focusable view that has the focus.
  private func focused<V: View>(_ view: V) -> Harness {
    let harness = Harness(view)
    harness.press(.tab)
    return harness
  }

  private var square: some View { Color.red.frame(width: 50, height: 50).focusable() }

  @Test func `the focused view gives what is copied`() {
    let harness = focused(square.copyable(["a", "b"]))
    #expect(harness.press("c", modifiers: .command))
    #expect(harness.host.clipboard == "a\nb")
  }

  // Keys of menus come before those of views.
  @Test func `a view that takes all letters still copies`() {
    let harness = focused(
      square
        .onKeyPress(characters: .alphanumerics) { press in
          log.note(press.characters)
          return .handled
        }
        .copyable(["copied"]))
    harness.press("c", modifiers: .command, characters: "c")
    #expect(harness.host.clipboard == "copied" && log.entries.isEmpty)
    harness.press("c", characters: "c")
    #expect(log.entries == ["c"])
  }

  @Test func `commands reach the focused view without a key`() {
    let harness = focused(
      square
        .onCopyCommand { [NSItemProvider(object: NSString("x"))] }
        .onDeleteCommand { log.note("deleted") })
    #expect(harness.graph.canPerform(.copy))
    #expect(!harness.graph.canPerform(.paste))
    #expect(harness.graph.perform(.copy))
    #expect(harness.graph.canPerform(.delete))
    #expect(harness.graph.perform(.delete))
    #expect(!harness.graph.perform(.selectAll))
    #expect(log.entries == ["deleted"])
  }

  @Test func `without a focus nothing is copied`() {
    let harness = Harness(square.copyable(["a"]))
    #expect(!harness.press("c", modifiers: .command))
    #expect(!harness.graph.canPerform(.copy))
    #expect(harness.host.clipboard == nil)
  }

  @Test func `a command without an action is left to the surrounding views`() {
    let harness = focused(
      square.onCutCommand(perform: nil).onCutCommand { [NSItemProvider(object: NSString("outer"))] }
    )
    #expect(harness.press("x", modifiers: .controlForCommand))
    #expect(harness.graph.perform(.cut))
  }

  @Test func `text copied elsewhere is pasted as the wanted type`() {
    let harness = focused(
      square.pasteDestination(for: String.self) { texts in
        log.note(texts.joined())
      } validator: { texts in
        texts.filter { $0 != "bad" }
      })
    harness.host.clipboard = "outside"
    harness.press("v", modifiers: .command)
    harness.host.clipboard = "bad"
    harness.press("v", modifiers: .command)
    #expect(log.entries == ["outside"])
  }

  @Test func `items are pasted where they are of a wanted type and the validator takes them`() {
    let harness = focused(
      square
        .onPasteCommand(of: [UTType.image]) { _ in log.note("image") }
        .onPasteCommand(of: [.text], validator: { $0.count == 1 ? "one" : nil }) { (word: String) in
          log.note(word)
        })
    harness.host.clipboard = "words"
    #expect(harness.graph.canPerform(.paste))
    harness.press("v", modifiers: .command)
    #expect(log.entries == ["one"])
    harness.host.clipboard = ""
    #expect(!harness.graph.canPerform(.paste))
  }

  @Test func `a value is cut and pasted within the app unchanged`() {
    struct Note: Codable, Transferable {
      var text: String

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
      }
    }
    let harness = focused(
      square.cuttable(for: Note.self) { [Note(text: "kept")] }
        .pasteDestination(for: Note.self) { log.note($0.map(\.text).joined()) })
    harness.press("x", modifiers: .command)
    harness.press("v", modifiers: .command)
    #expect(log.entries == ["kept"])
    // The value has no text for other programs.
    #expect(harness.host.clipboard == nil)
  }

  @Test func `text fields take part in the commands`() {
    struct Form: View {
      @State var name = "abc"

      var body: some View { TextField("Name", text: $name).accessibilityIdentifier("field") }
    }
    let harness = Harness(Form())
    harness.press(.tab)
    // A field that gets the focus by a key has all of its text selected.
    #expect(harness.graph.canPerform(.copy))
    #expect(!harness.graph.canPerform(.undo))
    #expect(harness.graph.perform(.cut))
    #expect(harness.host.clipboard == "abc")
    #expect(harness.graph.canPerform(.undo) && harness.graph.canPerform(.paste))
    #expect(!harness.graph.canPerform(.copy))
    harness.graph.perform(.undo)
    #expect(harness.graph.canPerform(.redo))
  }

  @Test func `a paste button works as soon as something it takes was copied`() {
    let harness = Harness(
      VStack {
        PasteButton(payloadType: String.self) { log.note($0.joined()) }
        square.copyable(["copied"])
      })
    harness.click("Paste")
    #expect(log.entries.isEmpty)
    harness.click(at: CGPoint(x: 200, y: 170))
    harness.press("c", modifiers: .command)
    harness.update()
    harness.click("Paste")
    #expect(log.entries == ["copied"])
  }

  @Test func `a paste button checks again when the window becomes active`() {
    let harness = Harness(
      PasteButton(supportedContentTypes: [.text]) { log.note("\($0.count)") })
    harness.host.clipboard = "from another program"
    harness.send(.windowFocus(true))
    harness.click("Paste")
    #expect(log.entries == ["1"])
  }
}
