import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct `Item providers` {
  /// The data of a provider.
  private func data(_ provider: NSItemProvider, _ type: UTType) async throws -> String {
    String(decoding: try await provider.data(for: type), as: UTF8.self)
  }

  @Test func `a string is loaded as data and as an object`() async throws {
    let provider = NSItemProvider(object: NSString("hello"))
    #expect(provider.registeredContentTypes == [.utf8PlainText])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(try await data(provider, .plainText) == "hello")
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text: String? = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "hello")
  }

  @Test func `the best form of a type is loaded, with the exact type first`() async throws {
    let provider = NSItemProvider()
    for (type, text) in [(UTType.html, "html"), (.plainText, "plain"), (.json, "json")] {
      provider.registerDataRepresentation(for: type) { handler in
        handler(Data(text.utf8), nil)
        return nil
      }
    }
    #expect(try await data(provider, .text) == "html")
    #expect(try await data(provider, .json) == "json")
    #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.plainText])
  }

  @Test func `a missing form is an error that names the type`() async {
    let error = await #expect(throws: NSError.self) {
      try await NSItemProvider().data(for: .png)
    }
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(error?.localizedDescription.contains("public.png") == true)
  }

  @Test func `a loader that answers twice is heard once`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { handler in
      handler(Data("1".utf8), nil)
      handler(Data("2".utf8), nil)
      return nil
    }
    #expect(try await data(provider, .json) == "1")
  }

  @Test func `data becomes a file for as long as its receiver reads it`() async throws {
    let provider = NSItemProvider(object: NSString("content"))
    provider.suggestedName = "../../etc/notes"
    let (name, text, url): (String, String, URL?) = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        continuation.resume(returning: (url?.lastPathComponent ?? "", text, url))
      }
    }
    #expect(name == "notes")
    #expect(text == "content")
    let file = try #require(url)
    // The receiver goes on before its handler returns.
    for _ in 0..<6_000 {
      if !FileManager.default.fileExists(atPath: file.path) { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a file is loaded by its content and by its address`() async throws {
    let file = try TemporaryFile(Data("a,b".utf8), name: "table", type: .commaSeparatedText)
    defer { file.remove() }
    let provider = try #require(NSItemProvider(contentsOf: file.url))
    #expect(provider.registeredContentTypes == [.commaSeparatedText, .fileURL])
    #expect(provider.suggestedName == "table")
    #expect(try await data(provider, .text) == "a,b")
    let item = try await provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier)
    let address = try #require(item as? Data)
    #expect(URL(dataRepresentation: address, relativeTo: nil)?.path == file.url.path)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
  }

  @Test func `items of Foundation classes have the matching type`() async throws {
    let text = NSItemProvider(item: NSString("x"), typeIdentifier: nil)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    let url = NSItemProvider(object: try #require(NSURL(string: "https://example.com")))
    #expect(url.registeredContentTypes == [.url])
    #expect(try await data(url, .url) == "https://example.com")
    #expect(NSItemProvider(item: nil, typeIdentifier: nil).registeredTypeIdentifiers.isEmpty)
  }

  @Test func `a copy is independent of its original`() {
    let provider = NSItemProvider(object: NSString("x"))
    let copy = provider.copy() as? NSItemProvider
    provider.suggestedName = "later"
    #expect(copy?.registeredTypeIdentifiers == provider.registeredTypeIdentifiers)
    #expect(copy?.suggestedName == nil)
  }

  @Test(arguments: [
    ("a.txt", "a.txt"), ("/x/y/z", "z"), ("..", "item"), ("", "item"), ("a\u{0}b\n", "ab"),
    ("C:\\x\\y.png", "y.png"),
    (String(repeating: "é", count: 300), String(repeating: "é", count: 100)),
  ])
  func `names from elsewhere become valid file names`(name: String, file: String) {
    #expect(TemporaryFile.fileName(name) == file)
  }

  @Test func `text is read in the encoding that its mark says`() {
    #expect(String(plainText: Data([0xFF, 0xFE, 0x41, 0])) == "A")
    #expect(String(plainText: Data([0xEF, 0xBB, 0xBF, 0x41])) == "A")
    #expect(String(plainText: Data([0x41, 0xFF])) == "A\u{FFFD}")
  }
}
