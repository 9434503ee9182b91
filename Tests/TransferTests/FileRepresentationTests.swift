import CoreTransferable
import Foundation
import Testing

@Suite struct `Values as files` {
  /// A value that may lend its own file and asks senders for their originals.
  struct Draft: Transferable {
    var file: URL
    var isLent: Bool

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText, shouldAttemptToOpenInPlace: true) {
        SentTransferredFile($0.file, allowAccessingOriginalFile: $0.isLent)
      } importing: {
        Draft(file: $0.file, isLent: $0.isOriginalFile)
      }
    }
  }

  /// A value that lends its own file, and is content with a copy of a sender's.
  struct Print: Transferable {
    var file: URL
    var isOriginal = true

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText) {
        SentTransferredFile($0.file, allowAccessingOriginalFile: true)
      }
      FileRepresentation(importedContentType: .plainText) {
        Print(file: $0.file, isOriginal: $0.isOriginalFile)
      }
    }
  }

  private static func withFile<Result>(_ body: (URL) async throws -> Result) async throws -> Result
  {
    let file = try TemporaryFile(Data("text".utf8), name: "note", type: .plainText)
    defer { file.remove() }
    return try await body(file.url)
  }

  private static func load<T: Transferable>(_ type: T.Type, of item: T) async throws -> T {
    let provider = NSItemProvider()
    provider.register(item)
    return try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  @Test(arguments: [true, false])
  func `a receiver that asks for the original gets it if the sender lends it`(
    isLent: Bool
  ) async throws {
    try await Self.withFile { file in
      let received = try await Self.load(Draft.self, of: Draft(file: file, isLent: isLent))
      #expect(received.isLent == isLent)
      #expect((received.file == file) == isLent)
      // A copy is removed once the value is made.
      #expect(Self.exists(received.file) == isLent)
      #expect(Self.exists(file))
    }
  }

  @Test func `a receiver that does not ask for the original gets a copy`() async throws {
    try await Self.withFile { file in
      let received = try await Self.load(Print.self, of: Print(file: file))
      #expect(!received.isOriginal)
      #expect(received.file != file)
    }
  }

  @Test func `a representation that does not lend its files gives copies`() async throws {
    try await Self.withFile { file in
      let lending = NSItemProvider()
      lending.register(Draft(file: file, isLent: true))
      #expect(lending.registeredContentTypesForOpenInPlace == [.plainText])
      let keeping = NSItemProvider()
      keeping.register(Print(file: file))
      #expect(keeping.registeredContentTypesForOpenInPlace == [])
      let isOriginal = await withCheckedContinuation { continuation in
        _ = keeping.loadFileRepresentation(for: .plainText, openInPlace: true) { _, isOriginal, _ in
          continuation.resume(returning: isOriginal)
        }
      }
      #expect(!isOriginal)
    }
  }

  @Test func `a value is made of a file in place or of a copy`() async throws {
    try await Self.withFile { file in
      let draft = try await Draft(importing: file)
      #expect(draft.isLent)
      #expect(draft.file == file)
      let print = try await Print(importing: file)
      #expect(!print.isOriginal)
      #expect(print.file.lastPathComponent == file.lastPathComponent)
      #expect(!Self.exists(print.file))
      #expect(Self.exists(file))
    }
  }
}
