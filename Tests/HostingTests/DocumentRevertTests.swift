import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting
@_spi(Espalier) @testable import EspalierInteraction

extension [String] {
  /// The first line of a drawing.
  fileprivate var firstLine: String {
    get { isEmpty ? "" : self[0] }
    set { self = [newValue] }
  }
}

/// Windows whose document gives way to an earlier state of it, operated without a display.
@MainActor @Suite(.serialized) struct DocumentRevertTests {
  private static var undoManager: UndoManager?

  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in Page(text: file.$document.text) }
      DocumentGroup(newDocument: { Drawing() }) { file in Lines(drawing: file.document) }
    }
  }

  private struct Page: View {
    @Binding var text: String
    @State private var other = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        TextField("Other", text: $other)
        TextField("Text", text: $text)
      }
      .onAppear { DocumentRevertTests.undoManager = undoManager }
    }
  }

  private struct Lines: View {
    @ObservedObject var drawing: Drawing
    @State private var other = ""

    var body: some View {
      VStack {
        TextField("Other", text: $other)
        TextField("Text", text: $drawing.lines.firstLine)
      }
    }
  }

  /// A window with a file that holds "pear", whose second field has the focus.
  @MainActor private final class Desk {
    let app: AppSession
    let window: AppWindow
    let url: URL

    init(_ name: String, _ text: String) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("espalier-documents-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      var environment = EnvironmentValues()
      environment.choosesFiles = true
      app = AppSession(Editor(), environment: environment, textEngine: FixedPitchTextEngine())
      _ = try #require(app.openFirstWindow())
      app.open(url)
      window = try #require(app.windows.last)
      show()
      press(.tab)
      press(.tab)
      #expect(focused == "Text")
      // A field that gets the focus by a key has its whole text selected.
      press(.rightArrow)
    }

    /// Shows some frames, a second apart: alerts fade.
    func show() {
      for _ in 0..<4 {
        app.update()
        window.session.advance(to: window.session.graph.clock.now.addingTimeInterval(1))
        window.session.frame(.window(CGSize(width: 700, height: 500)))
      }
    }

    var elements: [AccessibilityNode] {
      var found: [AccessibilityNode] = []
      var pending = [window.session.graph.accessibilityTree()]
      while let node = pending.popLast() {
        found.append(node)
        pending += node.children.reversed()
      }
      return found
    }

    /// The name of the field with the focus.
    var focused: String? {
      elements.first { $0.role == .textField && $0.isFocused }?.label
    }

    var text: String? { elements.last { $0.role == .textField }?.value }

    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
      app.send(.key(KeyEvent(.down, key, modifiers: modifiers)), to: window)
      app.send(.key(KeyEvent(.up, key, modifiers: modifiers)), to: window)
      show()
    }

    func type(_ text: String) {
      app.send(.text(.insert(text)), to: window)
      show()
    }

    func click(_ name: String) throws {
      let place = try #require(
        window.session.graph.viewPlaces.last { $0.text == name }, "\(name) is not shown")
      let point = CGPoint(x: place.frame.midX, y: place.frame.midY)
      for phase in [PointerEvent.Phase.moved, .down, .up] {
        app.send(.pointer(PointerEvent(phase, at: point)), to: window)
        show()
      }
    }

    func end() {
      app.close()
      try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
  }

  @Test func `after changes are discarded, the field that had the focus has it again`() throws {
    let desk = try Desk("a.txt", "pear")
    let document = try #require(desk.window.presented.document as? OpenDocument<Note>)
    desk.type("s")
    #expect(document.value?.text == "pears")
    #expect(Self.undoManager?.canUndo == true)
    document.question = .cannotSave
    desk.show()
    #expect(desk.focused == nil)
    try desk.click("Discard Changes")
    #expect(desk.focused == "Text")
    #expect(desk.text == "pear")
    #expect(document.value?.text == "pear")
    #expect(desk.window.title == "a.txt")
    // Nothing that was discarded can come back.
    #expect(Self.undoManager?.canUndo == false && Self.undoManager?.canRedo == false)
    desk.press(.rightArrow)
    desk.type("!")
    #expect(document.value?.text == "pear!")
    #expect(desk.window.title == "a.txt — Edited")
    desk.end()
  }

  @Test func `a document is not edited after all that was typed is undone in its field`() throws {
    let desk = try Desk("a.txt", "pear")
    desk.type("s")
    desk.type("!")
    #expect(desk.window.title == "a.txt — Edited")
    desk.press("z", .command)
    #expect(desk.text == "pear")
    #expect(desk.window.title == "a.txt")
    // The document has recorded these changes, too, and brings none of them back.
    desk.press("z", .command)
    #expect(desk.text == "pear")
    desk.press("z", [.command, .shift])
    #expect(desk.text == "pears!")
    #expect(desk.window.title == "a.txt — Edited")
    // What is saved now is what counts.
    let document = try #require(desk.window.presented.document as? OpenDocument<Note>)
    document.save()
    desk.press("z", .command)
    #expect(desk.text == "pear")
    #expect(desk.window.title == "a.txt — Edited")
    desk.end()
  }

  @Test func `Revert to Saved keeps the focus and empties the history of changes`() throws {
    let desk = try Desk("a.txt", "pear")
    let document = try #require(desk.window.presented.document as? OpenDocument<Note>)
    desk.type("s")
    document.revert()
    desk.show()
    #expect(desk.focused == "Text" && desk.text == "pear")
    #expect(desk.window.title == "a.txt")
    #expect(!document.canRevert)
    #expect(Self.undoManager?.canUndo == false && Self.undoManager?.canRedo == false)
    #expect(try String(contentsOf: desk.url, encoding: .utf8) == "pear")
    desk.end()
  }

  @Test func `changes of another program that are taken keep the focus`() throws {
    let desk = try Desk("a.txt", "pear")
    let document = try #require(desk.window.presented.document as? OpenDocument<Note>)
    desk.type("s")
    try Data("fig".utf8).write(to: desk.url)
    document.question = .changedOutside
    desk.show()
    try desk.click("Revert")
    #expect(desk.focused == "Text" && desk.text == "fig")
    #expect(document.value?.text == "fig")
    #expect(desk.window.title == "a.txt")
    desk.end()
  }

  @Test func `a document that is an object is replaced, and its views keep the focus`() throws {
    let desk = try Desk("a.json", "[\"pear\"]")
    let document = try #require(desk.window.presented.document as? OpenDocument<Drawing>)
    let first = try #require(document.value)
    desk.type("s")
    #expect(first.lines == ["pears"])
    document.question = .cannotSave
    desk.show()
    try desk.click("Discard Changes")
    let second = try #require(document.value)
    #expect(second !== first && second.lines == ["pear"])
    #expect(desk.focused == "Text" && desk.text == "pear")
    desk.press(.rightArrow)
    desk.type("!")
    #expect(second.lines == ["pear!"] && first.lines == ["pears"])
    #expect(desk.window.title == "a.json — Edited")
    desk.end()
  }

  @Test func `another document in the same window starts afresh`() throws {
    let desk = try Desk("a.txt", "pear")
    desk.window.presented.value = AnyHashable(DocumentPlace<Note>.new())
    desk.show()
    #expect(desk.focused == nil && desk.text == "")
    desk.end()
  }
}
