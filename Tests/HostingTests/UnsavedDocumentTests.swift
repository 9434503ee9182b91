import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// New documents, which no file has, and programs that are killed.
@MainActor @Suite(.serialized) struct UnsavedDocumentTests {
  private static var note: Binding<Note>?
  private static var drawing: Drawing?

  private struct Desk: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        Text(file.document.text).onAppear { UnsavedDocumentTests.note = file.$document }
      }
      DocumentGroup(newDocument: { Drawing() }) { file in
        Text("drawing").onAppear { UnsavedDocumentTests.drawing = file.document }
      }
    }
  }

  /// The disk of one test: stored values, and a folder for documents.
  @MainActor private final class Disk {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-unsaved-\(UUID().uuidString)")
    let suite = "espalier-unsaved-\(UUID().uuidString)"

    var unsaved: URL { folder.appendingPathComponent("unsaved") }

    /// The names in the folder of unsaved documents, without their ids.
    var kept: [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: unsaved.path)) ?? []
      return names.map { String($0.split(separator: " ").last ?? "") }.sorted()
    }

    deinit {
      UserDefaults.standard.removePersistentDomain(forName: suite)
      try? FileManager.default.removeItem(at: folder)
    }
  }

  private func run(_ number: Int) -> ProgramRun {
    // No process has such a number.
    ProgramRun(process: .max - Int32(number), start: "1", time: number)
  }

  /// Starts the run of this number; the runs before it have ended without closing their windows.
  private func start(_ run: Int, on disk: Disk) throws -> AppSession {
    (Self.note, Self.drawing) = (nil, nil)
    let store = try #require(UserDefaults(suiteName: disk.suite))
    let app = AppSession(
      Desk(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    app.records = WindowRecords(
      in: store, of: self.run(run), unsavedDocuments: disk.unsaved)
    app.openFirstWindow()
    app.didShowWindows()
    show(app)
    return app
  }

  private func show(_ app: AppSession) {
    for _ in 0..<3 {
      app.update()
      for window in app.windows {
        window.session.frame(.window(CGSize(width: 700, height: 500)))
      }
    }
  }

  /// Types into a new document, and lets the time pass after which it is saved automatically.
  private func write(_ text: String, in app: AppSession) throws -> OpenDocument<Note> {
    try #require(Self.note).wrappedValue.text = text
    show(app)
    let document = try #require(
      app.windows.last?.presented.document as? OpenDocument<Note>)
    #expect(document.awaitsAutosave)
    document.autosave()
    return document
  }

  @Test func `a document without a file is reopened, and still has no file`() throws {
    let disk = Disk()
    _ = try write("pear", in: start(1, on: disk))
    let second = try start(2, on: disk)
    #expect(second.windows.map(\.title) == ["Untitled — Edited"])
    #expect(Self.note?.wrappedValue.text == "pear")
    // A later change is kept in place of the first version.
    _ = try write("plum", in: second)
    #expect(disk.kept == ["2"])
    _ = try start(3, on: disk)
    #expect(Self.note?.wrappedValue.text == "plum")
  }

  @Test func `a document that is an object is reopened`() throws {
    let disk = Disk()
    let first = try start(1, on: disk)
    first.make(.made({ Drawing() }, type: Drawing.self))
    show(first)
    try #require(Self.drawing).lines = ["one", "two"]
    show(first)
    let document = first.windows.last?.presented.document as? OpenDocument<Drawing>
    document?.autosave()
    // The first version is what the program has put into it.
    #expect(disk.kept == ["2"])
    let second = try start(2, on: disk)
    #expect(second.windows.count == 2)
    #expect(Self.drawing?.lines == ["one", "two"])
  }

  @Test func `a document that was saved to a file or discarded is not kept`() throws {
    let disk = Disk()
    try FileManager.default.createDirectory(at: disk.folder, withIntermediateDirectories: true)
    let first = try start(1, on: disk)
    let document = try write("pear", in: first)
    #expect(disk.kept == ["1"])
    let file = disk.folder.appendingPathComponent("pear.txt")
    document.save(in: file)
    #expect(!FileManager.default.fileExists(atPath: disk.unsaved.path))
    show(first)
    #expect(first.windows.map(\.title) == ["pear.txt"])

    first.make(.standard(nil))
    show(first)
    let unwanted = try write("plum", in: first)
    #expect(disk.kept == ["1"])
    first.windows.last?.close()
    unwanted.discard()
    #expect(disk.kept == [])
    let second = try start(2, on: disk)
    #expect(second.windows.map(\.title) == ["pear.txt"])
  }

  @Test func `what a program puts into a new document is kept before the first change`() throws {
    let disk = Disk()
    let first = try start(1, on: disk)
    var note = Note()
    note.text = "pear"
    first.make(.made({ [note] in note }, type: Note.self))
    show(first)
    #expect(disk.kept == ["1"])
    let second = try start(2, on: disk)
    #expect(second.windows.map(\.title) == ["Untitled", "Untitled 2 — Edited"])
    #expect(Self.note?.wrappedValue.text == "pear")
    // A window that is closed without a question leaves nothing.
    second.make(.made({ [note] in note }, type: Note.self))
    show(second)
    #expect(disk.kept == ["1", "1"])
    second.windows.last?.close()
    #expect(disk.kept == ["1"])
  }

  @Test func `of earlier runs, only windows with unsaved documents open again`() throws {
    let disk = Disk()
    let last = try start(2, on: disk)
    _ = try write("pear", in: last)
    // Another program that ran beside it had two new documents, one of them with a text.
    let places = [DocumentPlace<Note>.new(), .new()]
    let id = try #require(places[0].id)
    try UnsavedDocument(id, in: disk.unsaved)
      .write(FileWrapper(regularFileWithContents: Data("plum".utf8)), type: .plainText)
    let scene = try #require(last.windows.first).description.sceneIdentity
    let store = try #require(UserDefaults(suiteName: disk.suite))
    WindowRecords(in: store, of: run(1), unsavedDocuments: disk.unsaved)
      .keep(
        try places.map {
          WindowRecord(
            scene: scene, store: nil, value: try JSONEncoder().encode($0), frame: nil)
        }, isReopening: false)
    let next = try start(3, on: disk)
    let texts = next.windows.compactMap {
      ($0.presented.document as? OpenDocument<Note>)?.value?.text
    }
    #expect(texts == ["pear", "plum"])
  }

  @Test func `an unreadable document stays on the disk, and the window says where`() throws {
    let disk = Disk()
    _ = try write("pe\0ar", in: start(1, on: disk))
    let second = try start(2, on: disk)
    let document = second.windows.first?.presented.document as? OpenDocument<Note>
    #expect(document?.question == .cannotOpen)
    #expect(document?.problem.contains(disk.unsaved.path) == true)
    second.close()
    #expect(disk.kept == ["1"])
  }

  @Test func `when saving fails, the document stays and can be saved elsewhere`() throws {
    let disk = Disk()
    // As a full disk does, a file of the folder's name takes no documents.
    try FileManager.default.createDirectory(at: disk.folder, withIntermediateDirectories: true)
    try Data().write(to: disk.unsaved)
    let first = try start(1, on: disk)
    let document = try write("pear", in: first)
    #expect(document.isEdited && document.question == nil)
    #expect(try write("plum", in: first) === document)
    let file = disk.folder.appendingPathComponent("plum.txt")
    document.save(in: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "plum")
  }

  @Test func `an incomplete version does not count`() throws {
    let disk = Disk()
    let id = UUID()
    let document = UnsavedDocument(id, in: disk.unsaved)
    #expect(try document.read() == nil)
    let content = FileWrapper(regularFileWithContents: Data("pear".utf8))
    try document.write(content, type: .plainText)
    // A program that is killed while it writes leaves this.
    let begun = disk.unsaved.appendingPathComponent(".\(id)")
    try FileManager.default.createDirectory(at: begun, withIntermediateDirectories: true)
    #expect(try document.read()?.file.regularFileContents == Data("pear".utf8))
    #expect(try document.read()?.contentType == .plainText)
    try document.write(content, type: .plainText)
    #expect(disk.kept == ["2"])
    document.remove()
    #expect(!document.isThere)
  }
}
