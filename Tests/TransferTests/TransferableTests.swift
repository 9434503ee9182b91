import CoreTransferable
import Foundation
import Testing

@Suite struct `Transferable values` {
  struct Note: Codable, Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
        .suggestedFileName { "\($0.text) note" }
      ProxyRepresentation(exporting: \.text)
    }
  }

  struct Scan: Transferable, Equatable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { scan in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
          "transfer-\(UUID().uuidString)")
        try Data(scan.text.utf8).write(to: url)
        return SentTransferredFile(url)
      } importing: { file in
        Scan(
          text:
            "\(file.file.lastPathComponent) \(try String(contentsOf: file.file, encoding: .utf8))")
      }
      DataRepresentation(exportedContentType: .rtf) { Data($0.text.utf8) }
        .visibility(.ownProcess)
      DataRepresentation(exportedContentType: .html) { Data($0.text.utf8) }
        .exportingCondition { $0.text.hasPrefix("<") }
    }
  }

  @Test func `a value tells which types it exports and imports`() {
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect(Note(text: "a").suggestedFilename == "a note")
    #expect(URL(fileURLWithPath: "/a").exportedContentTypes() == [.fileURL, .url])
    #expect(URL(string: "https://a.b")?.exportedContentTypes() == [.url])
  }

  @Test func `visibility and conditions exclude representations`() {
    #expect(Scan.exportedContentTypes() == [.plainText, .html])
    #expect(Scan(text: "a").exportedContentTypes(.ownProcess) == [.plainText, .rtf])
    #expect(Scan(text: "<p>").exportedContentTypes() == [.plainText, .html])
  }

  @Test func `a value is converted to data and back`() async throws {
    let note = Note(text: "hi")
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .json) == note)
    #expect(try await String(decoding: note.exported(as: .plainText), as: UTF8.self) == "hi")
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
    await #expect(throws: (any Error).self) { try await Note(importing: data, contentType: .png) }
    await #expect(throws: (any Error).self) { try await Note(importing: Data("x".utf8)) }
  }

  @Test func `a value is passed by an item provider`() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "there"))
    #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
    #expect(provider.suggestedName == "there note")
    func load<T: Transferable>(_ type: T.Type) async throws -> T {
      try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadTransferable(type: type) { continuation.resume(with: $0) }
      }
    }
    #expect(try await load(Note.self) == Note(text: "there"))
    #expect(try await load(String.self) == "there")
    await #expect(throws: (any Error).self) { try await load(URL.self) }
  }

  @Test func `a value is passed by a file with the suggested name`() async throws {
    let provider = NSItemProvider()
    provider.register(Scan(text: "page"))
    provider.suggestedName = "scan"
    let scan: Scan = try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: Scan.self) { continuation.resume(with: $0) }
    }
    #expect(scan == Scan(text: "scan.txt page"))
  }

  @Test func `a value is written into a file`() async throws {
    let folder = FileManager.default.temporaryDirectory
    let text = try await Note(text: "kept").withExportedFile(contentType: .json) { url in
      "\(url.lastPathComponent) \(try String(contentsOf: url, encoding: .utf8))"
    }
    #expect(text == #"kept note.json {"text":"kept"}"#)
    let name = UUID().uuidString
    let file = try await Note(text: name).export(to: folder, contentType: .json)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(file.lastPathComponent == "\(name) note.json")
    #expect(try await Note(importing: file) == Note(text: name))
  }

  @Test func `another encoder and decoder may be used`() async throws {
    struct Item: Codable, Transferable, Equatable {
      var number: Int

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(
          contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder()
        )
      }
    }
    let data = try await Item(number: 7).exported()
    let read = try PropertyListDecoder().decode(Item.self, from: data)
    #expect(read == Item(number: 7))
    #expect(try await Item(importing: data) == read)
  }
}
