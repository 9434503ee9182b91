import Foundation
import OpenCombine
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Documents that views open, make and get from the environment.
@MainActor @Suite(.serialized) struct DocumentActionTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("espalier-documents-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func show(_ app: AppSession) {
    for _ in 0..<3 {
      app.update()
      for window in app.windows {
        window.session.frame(.window(CGSize(width: 700, height: 500)))
      }
    }
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The functions and values of a document's window.
  private struct Surroundings {
    var newDocument: NewDocumentAction
    var openDocument: OpenDocumentAction
    var configuration: DocumentConfiguration?

    init(_ environment: EnvironmentValues) {
      newDocument = environment.newDocument
      openDocument = environment.openDocument
      configuration = environment.documentConfiguration
    }
  }

  private static var surroundings: [Surroundings] = []

  private struct Shop: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        Reader(text: file.document.text)
      }
      DocumentGroup(newDocument: { Drawing() }) { file in
        Reader(text: "\(file.document.lines.count) lines")
      }
    }
  }

  private struct Reader: View {
    let text: String
    @Environment(\.self) private var environment

    var body: some View {
      DocumentActionTests.surroundings.append(Surroundings(environment))
      return Text(verbatim: text)
    }
  }

  private func startShop() throws -> AppSession {
    Self.surroundings = []
    let app = AppSession(
      Shop(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    _ = try #require(app.openFirstWindow())
    show(app)
    return app
  }

  /// The texts in all windows; each window of a document has the commands of its File menu besides.
  private func texts(_ app: AppSession) -> [String] {
    let commands = ["Open…", "Save", "Save As…", "Revert to Saved"]
    return app.windows.flatMap { $0.session.graph.viewPlaces.compactMap(\.text) }
      .filter { !commands.contains($0) }
  }

  @Test func `views open windows with documents that they make, of the group for their type`()
    throws
  {
    let app = try startShop()
    let newDocument = try #require(Self.surroundings.last).newDocument
    var note = Note()
    note.text = "pear"
    newDocument(note)
    newDocument {
      let drawing = Drawing()
      drawing.lines = ["a", "b"]
      return drawing
    }
    newDocument(contentType: .json)
    show(app)
    #expect(texts(app) == ["", "pear", "2 lines", "0 lines"])
    #expect(app.windows.map(\.title) == ["Untitled", "Untitled 2", "Untitled 3", "Untitled 4"])
    // A document without changes is not saved; one that was made is opened once, and is another each time.
    newDocument(note)
    show(app)
    #expect(app.windows.count == 5)
    // No group has such documents.
    newDocument(contentType: .png)
    #expect(app.windows.count == 5)
    app.close()
  }

  @Test func `views open files, and learn why a file cannot be opened`() async throws {
    let app = try startShop()
    let openDocument = try #require(Self.surroundings.last).openDocument
    let url = try file("a.txt", "plum")
    try await openDocument(at: url)
    show(app)
    #expect(app.windows.map(\.title) == ["a.txt"])
    #expect(texts(app) == ["plum"])
    try await openDocument(at: url)
    #expect(app.windows.count == 1)
    let broken = try file("b.json", "no list")
    for bad in [folder.appendingPathComponent("none.txt"), broken, try file("c.png", "")] {
      await #expect(throws: (any Error).self) { try await openDocument(at: bad) }
    }
    show(app)
    #expect(app.windows.count == 1)
    app.close()
  }

  @Test func `an open file stays in its window, which comes to the front`() async throws {
    let app = try startShop()
    var raised: [AppWindow] = []
    app.onOpen = { raised.append($0) }
    let actions = try #require(Self.surroundings.last)
    let url = try file("a.txt", "plum")
    try await actions.openDocument(at: url)
    show(app)
    // The new document without changes made way for it.
    #expect(app.windows.count == 1 && raised.last === app.windows[0])
    actions.newDocument(contentType: .plainText)
    show(app)
    raised = []
    try await actions.openDocument(at: url)
    show(app)
    #expect(app.windows.map(\.title) == ["a.txt", "Untitled"])
    #expect(raised.last === app.windows[0])
    app.close()
  }

  @Test func `views know the file of their document`() async throws {
    let app = try startShop()
    let first = try #require(Self.surroundings.last?.configuration)
    #expect(first.fileURL == nil && first.isEditable)
    let url = try file("a.txt", "plum")
    try await #require(Self.surroundings.last).openDocument(at: url)
    show(app)
    #expect(Self.surroundings.last?.configuration?.fileURL == url.standardizedFileURL)
    #expect(EnvironmentValues().documentConfiguration == nil)
    app.close()
  }

  private struct Starter: App {
    var file: URL?

    var body: some Scene {
      WindowGroup {
        VStack {
          NewDocumentButton()
          NewDocumentButton("Template", contentType: .plainText) { file }
          NewDocumentButton("Prepared", for: Note.self) {
            var note = Note()
            note.text = "prepared"
            return note
          }
          NewDocumentButton("Broken", for: Note.self) { throw CocoaError(.fileReadTooLarge) }
        }
      }
      DocumentGroup(newDocument: Note()) { file in Text(verbatim: "note \(file.document.text)") }
    }
  }

  @Test func `buttons open windows with new documents, as they prepare them`() async throws {
    var starter = Starter()
    starter.file = try file("template.txt", "template")
    let app = AppSession(
      starter, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    show(app)
    func press(_ name: String) async throws {
      let place = try #require(
        window.session.graph.viewPlaces.last { $0.text == name }, "\(texts(app))")
      let point = CGPoint(x: place.frame.midX, y: place.frame.midY)
      app.send(.pointer(PointerEvent(.down, at: point)), to: window)
      app.send(.pointer(PointerEvent(.up, at: point)), to: window)
      for _ in 0..<20 {
        await Task.yield()
        show(app)
      }
    }
    for name in ["Create Document", "Template", "Prepared"] { try await press(name) }
    #expect(texts(app).suffix(3) == ["note ", "note template", "note prepared"])
    #expect(app.windows.count == 4)
    try await press("Broken")
    #expect(app.windows.count == 4)
    #expect(texts(app).contains("The document could not be created."))
    app.close()
  }
}
