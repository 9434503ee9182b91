import EspalierDrawing
import Foundation
import OpenCombine
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Apps of documents, without a window.
@MainActor @Suite(.serialized) struct DocumentGroupTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-documents-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The documents of the windows, in the order of their appearance.
  private static var bindings: [Binding<Note>] = []
  private static var drawings: [Drawing] = []
  private static var undoManager: UndoManager?

  private struct NoteView: View {
    @Binding var note: Note
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text(note.text.isEmpty ? "empty" : note.text)
        .onAppear {
          DocumentGroupTests.bindings.append($note)
          DocumentGroupTests.undoManager = undoManager
        }
    }
  }

  private struct Desk: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in NoteView(note: file.$document) }
      DocumentGroup(newDocument: { Drawing() }) { file in
        Text("\(file.document.lines.count) lines")
          .onAppear { DocumentGroupTests.drawings.append(file.document) }
      }
    }
  }

  private static var evaluations = 0

  /// Is given the document, and does not read it.
  private struct WritingView: View {
    @Binding var note: Note

    var body: some View {
      let _ = (DocumentGroupTests.evaluations += 1)
      Text("Writes").onAppear { DocumentGroupTests.bindings = [$note] }
    }
  }

  private struct WritingDesk: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in WritingView(note: file.$document) }
    }
  }

  @Test func `a view that does not read its document is not evaluated when that changes`() throws {
    let app = AppSession(
      WritingDesk(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    _ = try #require(app.openFirstWindow())
    show(app)
    let note = try #require(Self.bindings.first)
    Self.evaluations = 0
    note.wrappedValue.text = "typed"
    show(app)
    #expect(note.wrappedValue.text == "typed")
    #expect(Self.evaluations == 0)
  }

  private func start() throws -> (app: AppSession, window: AppWindow) {
    (Self.bindings, Self.drawings) = ([], [])
    var environment = EnvironmentValues()
    environment.choosesFiles = true
    let app = AppSession(Desk(), environment: environment, textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    show(app)
    return (app, window)
  }

  private func show(_ app: AppSession) {
    for _ in 0..<3 {
      app.update()
      for window in app.windows {
        window.session.frame(.window(CGSize(width: 700, height: 500)))
      }
    }
  }

  /// A person at a page, who has one file and takes the files that are offered.
  @MainActor private final class Person: HostServices, FileCourier {
    var file: URL?
    var given: [String: String] = [:]
    var clipboard: String?

    func setCursor(_ cursor: Cursor) {}
    func setTextInput(at caret: CGRect?) {}
    func open(_ url: URL) -> Bool { false }
    func openWindow(_ request: WindowRequest) {}
    func dismissWindow(_ request: WindowRequest) {}

    func fetch(
      _ request: FileRequest, answer: @escaping @MainActor (Result<[URL], any Error>?) -> Void
    ) {
      answer(file.map { .success([$0]) } ?? .failure(CocoaError(.fileReadTooLarge)))
    }

    func deliver(_ data: Data, named name: String) throws {
      given[name] = String(decoding: data, as: UTF8.self)
    }
  }

  @Test func `on a page a document is a copy of a person's file, and saving gives it back`() throws
  {
    (Self.bindings, Self.drawings) = ([], [])
    let app = AppSession(
      Desk(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    let person = Person()
    window.session.graph.host = person
    show(app)
    let copy = try file("list.txt", "pear")
    person.file = copy
    try document(window).showOpenChooser()
    show(app)
    #expect(app.windows.map(\.title) == ["list.txt"])
    Self.bindings.last?.wrappedValue.text = "plum"
    show(app)
    #expect(window.title == "list.txt — Edited")
    try document(window).save()
    show(app)
    #expect(window.title == "list.txt")
    #expect(person.given == ["list.txt": "plum"])
    // Nothing else was written: neither the copy, nor a file beside it.
    #expect(try String(contentsOf: copy, encoding: .utf8) == "pear")
    Self.bindings.last?.wrappedValue.text = "fig"
    show(app)
    #expect(try document(window).canRevert)
    try document(window).revert()
    show(app)
    #expect(Self.bindings.last?.wrappedValue.text == "plum")
    // A page that cannot give the file says so, and the document stays.
    person.file = nil
    try document(window).showOpenChooser()
    show(app)
    #expect(try document(window).question == .cannotOpen)
    #expect(window.title == "list.txt")
    app.close()
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func press(_ key: KeyEquivalent, in window: AppWindow, of app: AppSession) {
    app.send(.key(KeyEvent(.down, key, modifiers: .command)), to: window)
    show(app)
  }

  private func document(_ window: AppWindow) throws -> OpenDocument<Note> {
    try #require(window.presented.document as? OpenDocument<Note>)
  }

  @Test func `a file that is opened takes the place of an untouched new document`() throws {
    let (app, window) = try start()
    #expect(window.title == "Untitled")
    app.open(try file("a.txt", "pear"))
    show(app)
    #expect(app.windows.map(\.title) == ["a.txt"])
    #expect(Self.bindings.last?.wrappedValue.text == "pear")
    app.open(try file("b.txt", "plum"))
    app.open(folder.appendingPathComponent("a.txt"))
    show(app)
    #expect(app.windows.map(\.title) == ["a.txt", "b.txt"])
    app.close()
  }

  @Test func `a change marks the title, can be undone, and is saved by Command-S`() throws {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    Self.bindings.last?.wrappedValue.text = "apple"
    show(app)
    #expect(window.title == "a.txt — Edited")
    #expect(try String(contentsOf: url, encoding: .utf8) == "pear")
    let undoManager = try #require(Self.undoManager)
    undoManager.undo()
    show(app)
    #expect(try document(window).value?.text == "pear")
    // All changes are undone.
    #expect(window.title == "a.txt")
    undoManager.redo()
    show(app)
    #expect(window.title == "a.txt — Edited")
    press("s", in: window, of: app)
    #expect(window.title == "a.txt")
    #expect(try String(contentsOf: url, encoding: .utf8) == "apple")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    app.close()
  }

  @Test func `reverting restores what was opened, even after an autosave`() throws {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    let document = try document(window)
    #expect(!document.canRevert)
    Self.bindings.last?.wrappedValue.text = "apple"
    document.autosave()
    #expect(try String(contentsOf: url, encoding: .utf8) == "apple")
    #expect(document.canRevert)
    document.revert()
    show(app)
    #expect(document.value?.text == "pear")
    #expect(try String(contentsOf: url, encoding: .utf8) == "pear")
    #expect(!document.canRevert)
    app.close()
  }

  @Test func `discarding changes in a window restores what was saved`() throws {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    let document = try document(window)
    Self.bindings.last?.wrappedValue.text = "apple"
    document.discard()
    show(app)
    #expect(window.title == "a.txt")
    #expect(document.value?.text == "pear")
    Self.bindings.last?.wrappedValue.text = "plum"
    document.save()
    Self.bindings.last?.wrappedValue.text = "fig"
    document.discard()
    show(app)
    #expect(document.value?.text == "plum")
    #expect(try String(contentsOf: url, encoding: .utf8) == "plum")
    app.close()
  }

  @Test func `a window with a new document that has changes asks before it closes`() throws {
    let (app, window) = try start()
    Self.bindings.last?.wrappedValue.text = "apple"
    show(app)
    window.close()
    show(app)
    #expect(app.windows.count == 1)
    #expect(window.session.graph.layerTree.contains("alert"))
    let document = try document(window)
    document.keep()
    document.question = nil
    show(app)
    window.close()
    document.discard()
    #expect(app.windows.isEmpty)
    app.close()
  }

  @Test func `a new document is saved where the person chooses, and then its window closes`() throws
  {
    let (app, window) = try start()
    Self.bindings.last?.wrappedValue.text = "apple"
    show(app)
    window.close()
    show(app)
    let url = folder.appendingPathComponent("new.txt")
    try document(window).save(in: url)
    #expect(app.windows.isEmpty)
    #expect(try String(contentsOf: url, encoding: .utf8) == "apple")
    app.close()
  }

  @Test func `when saving fails, nothing is lost and the window stays`() throws {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    Self.bindings.last?.wrappedValue.text = "apple"
    show(app)
    // As a full disk does, a folder of the file's name takes no file.
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("full"), withIntermediateDirectories: true)
    press("s", in: window, of: app)
    let document = try document(window)
    #expect(document.question == .changedOutside)
    document.replaceOutside()
    #expect(document.question == .cannotSave)
    #expect(document.isEdited && document.value?.text == "apple")
    window.close()
    show(app)
    #expect(app.windows.count == 1)
    document.save(in: folder.appendingPathComponent("other.txt"))
    #expect(app.windows.isEmpty)
    app.close()
  }

  @Test func `a file that cannot be read says so`() throws {
    let (app, window) = try start()
    app.open(try file("broken.txt", "a\0b"))
    show(app)
    let document = try document(window)
    #expect(document.question == .cannotOpen)
    #expect(document.value == nil)
    #expect(!document.isEdited && !document.canSave)
    app.close()
  }

  @Test func `a document that is an object is saved after it has changed`() throws {
    let (app, _) = try start()
    let url = try file("a.json", "[\"line\"]")
    app.open(url)
    show(app)
    let window = try #require(app.windows.last)
    #expect(window.title == "a.json")
    let drawing = try #require(Self.drawings.last)
    drawing.lines.append("another")
    show(app)
    #expect(window.title == "a.json — Edited")
    window.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "[\"line\",\"another\"]")
    #expect(app.windows.count == 1)
    app.close()
  }

  // MARK: Other programs

  private func activate(_ window: AppWindow, of app: AppSession) {
    window.phase = .inactive
    show(app)
    window.phase = .active
    show(app)
  }

  @Test func `a change by another program is shown when the window is active again`() throws {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    _ = try file("a.txt", "a longer pear")
    activate(window, of: app)
    let document = try document(window)
    #expect(document.value?.text == "a longer pear")
    #expect(document.question == nil && !document.isEdited)
    // A file is read again only if it was written again.
    let generation = document.generation
    activate(window, of: app)
    #expect(document.generation == generation)
    // A file that the window wrote itself does not count as one of another program.
    Self.bindings.last?.wrappedValue.text = "own"
    press("s", in: window, of: app)
    activate(window, of: app)
    #expect(document.generation == generation)
    app.close()
  }

  @Test func `nothing is undone in an object that was replaced`() throws {
    let (app, _) = try start()
    let url = try file("c.json", "[\"line\"]")
    app.open(url)
    show(app)
    let window = try #require(app.windows.last)
    let document = try #require(window.presented.document as? OpenDocument<Drawing>)
    let undoManager = try #require(document.undoManager)
    let drawing = try #require(Self.drawings.last)
    undoManager.registerUndo(withTarget: drawing) { $0.lines = [] }
    #expect(undoManager.canUndo)
    _ = try file("c.json", "[\"another\", \"line\"]")
    activate(window, of: app)
    #expect(document.value?.lines.count == 2)
    #expect(!undoManager.canUndo)
    app.close()
  }

  @Test func `changes on both sides are asked about, and neither is lost before the answer`() throws
  {
    for keepsOwn in [true, false] {
      let (app, window) = try start()
      let url = try file("both.txt", "pear")
      app.open(url)
      show(app)
      Self.bindings.last?.wrappedValue.text = "own"
      show(app)
      _ = try file("both.txt", "from outside")
      let document = try document(window)
      document.autosave()
      #expect(document.question == .changedOutside)
      document.question = nil
      press("s", in: window, of: app)
      #expect(document.question == .changedOutside)
      #expect(try String(contentsOf: url, encoding: .utf8) == "from outside")
      #expect(document.value?.text == "own")
      #expect(window.session.graph.layerTree.contains("alert"))
      document.question = nil
      window.close()
      #expect(app.windows.count == 1)
      if keepsOwn { document.replaceOutside() } else { document.takeFromOutside() }
      #expect(app.windows.isEmpty)
      let kept = keepsOwn ? "own" : "from outside"
      #expect(try String(contentsOf: url, encoding: .utf8) == kept)
      app.close()
    }
  }

  @Test func `a removed file is written anew, and a broken one leaves the document as it is`()
    throws
  {
    let (app, window) = try start()
    let url = try file("a.txt", "pear")
    app.open(url)
    show(app)
    _ = try file("a.txt", "b\0roken")
    activate(window, of: app)
    let document = try document(window)
    #expect(document.question == .cannotOpen)
    #expect(document.value?.text == "pear")
    document.question = nil
    try FileManager.default.removeItem(at: url)
    Self.bindings.last?.wrappedValue.text = "plum"
    activate(window, of: app)
    #expect(document.question == nil)
    document.save()
    #expect(try String(contentsOf: url, encoding: .utf8) == "plum")
    app.close()
  }
}
