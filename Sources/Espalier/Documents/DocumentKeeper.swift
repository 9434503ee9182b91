import EspalierContainers
import Foundation

/// Keeps a new document on the disk until it has a file.
@MainActor final class DocumentKeeper<Document> {
  private let kind: DocumentKind<Document>
  private let kept: UnsavedDocument
  /// True after the person was told that the document cannot be kept.
  private var failureIsKnown = false

  init(_ kind: DocumentKind<Document>, _ kept: UnsavedDocument) {
    self.kind = kind
    self.kept = kept
  }

  /// The document that was kept before the program was killed; nil if none was.
  func read() throws -> Document? {
    do {
      return try kept.read().map { try kind.read($0) }
    } catch {
      throw UnreadableDocument(path: kept.path, reason: error.localizedDescription)
    }
  }

  /// Keeps the document as it is now.
  ///
  /// - Parameter name: the name under which people know it.
  func keep(_ document: Document, name: String) {
    guard let type = kind.unsavedType else { return }
    do {
      let content = try kind.write(
        document, FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
      try kept.write(content, type: type)
      failureIsKnown = false
    } catch {
      if failureIsKnown { return }
      failureIsKnown = true
      DefaultsFile.say(
        "The document “\(name)” cannot be kept in \(kept.path): \(error.localizedDescription) Save it in a file: it is lost if the program ends."
      )
    }
  }

  /// Removes what was kept.
  func remove() { kept.remove() }
}

/// The reason why a document that was kept is not shown.
private struct UnreadableDocument: LocalizedError {
  let path: String
  let reason: String

  var errorDescription: String? { "\(reason) What was kept of it is in \(path)." }
}
