import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import Espalier
@testable import EspalierBrowser
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

/// Files that a person at a page gives to a program, and gets from it.
@MainActor @Suite(.serialized) struct PageFilesTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func note(_ answer: Result<[URL], any Error>?) {
      switch answer {
      case .success(let urls):
        lines.append(urls.map(\.lastPathComponent).joined(separator: " "))
      case .failure(let error as CocoaError): lines.append("error \(error.code.rawValue)")
      case .failure(let error): lines.append("\(error)")
      case nil: lines.append("called off")
      }
    }
  }

  private let request = FileRequest(
    purpose: .open(several: true), types: [.plainText], travels: true)

  private typealias File = (name: String, mimeType: String, content: Data)

  private func text(_ name: String) -> File { (name, "text/plain", Data(name.utf8)) }

  @Test func `the program gets copies, which are removed with the window`() throws {
    let (given, log) = (GivenFiles(), Log())
    var urls: [URL] = []
    let number = given.ask(request) { answer in
      log.note(answer)
      urls = (try? answer?.get()) ?? []
    }
    given.take([text("a.txt"), text("a.txt")], for: number)
    #expect(log.lines == ["a.txt a.txt"])
    #expect(try urls.map { try Data(contentsOf: $0) } == [Data("a.txt".utf8), Data("a.txt".utf8)])
    // A second answer is not waited for.
    given.take([text("b.txt")], for: number)
    #expect(log.lines.count == 1)
    given.removeAll()
    #expect(!urls.contains { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test func `a request is cancelled by the person, by the next one, and when the page leaves`() {
    let (given, log) = (GivenFiles(), Log())
    let first = given.ask(request, log.note)
    given.take(.some(nil) as [File]??, for: first + 1)
    #expect(log.lines == [])
    given.take(nil, for: first)
    _ = given.ask(request, log.note)
    _ = given.ask(request, log.note)
    given.callOff()
    given.callOff()
    #expect(log.lines == ["called off", "called off", "called off"])
  }

  @Test func `a file that is too large or of another kind is an error, and so are too many`() {
    let (given, log) = (GivenFiles(), Log())
    given.take(.some(nil), for: given.ask(request, log.note))
    given.take([("a.png", "image/png", Data())], for: given.ask(request, log.note))
    let one = FileRequest(purpose: .open(several: false), types: [.plainText], travels: true)
    given.take([text("a.txt"), text("b.txt")], for: given.ask(one, log.note))
    #expect(
      log.lines == [
        "error \(CocoaError.Code.fileReadTooLarge.rawValue)",
        "error \(CocoaError.Code.fileReadUnsupportedScheme.rawValue)",
        "error \(CocoaError.Code.fileReadUnsupportedScheme.rawValue)",
      ])
  }

  @Test func `no name leads out of the folder of copies`() {
    for (given, name) in [
      ("a.txt", "a.txt"), ("../../etc/passwd", "passwd"), ("C:\\x\\y.txt", "y.txt"),
      ("..", "Untitled"),
      ("", "Untitled"), ("a\0b.txt", "b.txt"), ("two\nlines.txt", "twolines.txt"),
    ] { #expect(GivenFiles.name(given) == name) }
    let long = GivenFiles.name(String(repeating: "é", count: 1_000) + ".txt")
    #expect(long.utf8.count <= 200)
    #expect(long.hasSuffix("é.txt"))
  }

  @Test func `types of files become those of an HTML input`() {
    func accepted(_ types: [UTType]) -> String {
      FileRequest(purpose: .open(several: false), types: types).acceptedInput
    }
    #expect(accepted([.png]) == ".png,image/png")
    #expect(accepted([.image, .movie]) == "image/*,video/*")
    #expect(accepted([.data]) == "")
    #expect(accepted([]) == "")
  }

  @Test func `messages with what was chosen are read`() {
    func message(_ text: String) -> PageMessage? { PageMessage(text) { _ in 0 } }
    guard
      case .chosen(3, let items) = message(
        #"{"t":"chosen","id":3,"items":[{"file":0,"name":"a.txt","type":"text/plain"}]}"#)
    else {
      Issue.record("no message")
      return
    }
    #expect(items == [.file(0, name: "a.txt", mimeType: "text/plain")])
    guard case .chosen(4, nil) = message(#"{"t":"chosen","id":4,"items":null}"#) else {
      Issue.record("no message")
      return
    }
    #expect(message(#"{"t":"chosen","items":[]}"#) == nil)
  }

  @Test(.enabled(if: Chromium.program != nil, Chromium.isMissing))
  func `a page asks for a file, and puts one where the browser puts files`() async throws {
    try await TestHost.serving(ExchangeApp()) { host in
      let browser = try await Chromium(showing: host.address, size: CGSize(width: 400, height: 500))
      defer { browser.close() }
      try await browser.call("Page.setInterceptFileChooserDialog", "{\"enabled\":true}")
      let open = try await browser.middle(of: "Open")
      try await browser.click(open.x, open.y)
      let input = "document.querySelector('input[type=file]')"
      try await browser.expect(
        "\(input).accept + \(input).multiple", is: ".txt,.text,text/plainfalse")
      _ = try await browser.evaluate(
        """
        { const data = new DataTransfer();
          data.items.add(new File(["content"], "a.txt", { type: "text/plain" }));
          \(input).files = data.files;
          \(input).dispatchEvent(new Event("change")); "" }
        """, as: String.self)
      try await browser.expect("a.txt: content")
      // The page is left without an input.
      try await browser.expect("String(\(input))", is: "null")
      _ = try await browser.evaluate(
        """
        { globalThis.saved = "";
          let content = Promise.resolve();
          const address = URL.createObjectURL;
          URL.createObjectURL = blob => { content = blob.text(); return address(blob); };
          HTMLAnchorElement.prototype.click = function() {
            content.then(text => { saved = `${this.download}: ${text}`; });
          }; "" }
        """, as: String.self)
      let save = try await browser.middle(of: "Save")
      try await browser.click(save.x, save.y)
      try await browser.expect("saved", is: "note.txt: written")
      try await browser.expect("saved note.txt")
    }
  }
}

private struct ExchangeApp: App {
  var body: some Scene { WindowGroup { ExchangeView() } }
}

private struct ExchangeView: View {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data("written".utf8))
    }
  }

  @State private var isOpening = false
  @State private var isSaving = false
  @State private var happened = "nothing yet"

  var body: some View {
    VStack {
      Text(happened)
      Button("Open") { isOpening = true }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
          let url = try? result.get()
          let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
          happened = "\(url?.lastPathComponent ?? "none"): \(text)"
        }
      Button("Save") { isSaving = true }
        .fileExporter(
          isPresented: $isSaving, document: Note(), contentType: .plainText, defaultFilename: "note"
        ) { result in
          happened = "saved \((try? result.get())?.lastPathComponent ?? "nothing")"
        }
    }
  }
}
