import EspalierContainers
@_spi(Espalier) import EspalierCore
import Foundation
import OpenCombine
import UniformTypeIdentifiers

/// The ways in which documents of a type are made, read and written.
struct DocumentKind<Document> {
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Nil for documents that are only viewed.
  let make: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// Calls a function before each change of a document that is an object; nil for values.
  let observe: ((Document, @escaping () -> Void) -> AnyCancellable)?

  var isEditable: Bool { make != nil }

  /// The type in which a document is kept as long as it has no file; nil if it can be read as none of
  /// those that it is written as.
  var unsavedType: UTType? {
    writableTypes.first { type in readableTypes.contains { type.conforms(to: $0) } }
  }

  /// The contents of a file with a document, or of the first file it gets.
  func contents(
    of value: Document, for file: URL?, replacing existing: FileWrapper?
  ) throws -> FileWrapper {
    let own = file.flatMap { UTType(filenameExtension: $0.pathExtension) }
    guard
      let type = writableTypes.first(where: { own?.conforms(to: $0) ?? false })
        ?? writableTypes.first
    else { throw CocoaError(.fileWriteUnknown) }
    return try write(
      value, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
  }

  /// Reads a document from the contents of a file.
  func document(_ contents: FileWrapper, _ file: URL) throws -> Document {
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    let known = readableTypes.first { type.conforms(to: $0) }
    return try read(
      FileDocumentReadConfiguration(
        contentType: known == nil ? readableTypes.first ?? type : type, file: contents))
  }

  /// The place of a new document; nil if the document is of another kind, or cannot be made.
  func place(of new: NewDocument) -> DocumentPlace<Document>? {
    switch new {
    case .standard(let type):
      guard isEditable, type.map(writes) ?? true else { return nil }
      return .new()
    case .made(let make, let type):
      guard isEditable, type == Document.self else { return nil }
      return .new(
        DocumentDraft {
          guard let document = make() as? Document else { throw CocoaError(.coderInvalidValue) }
          return document
        })
    case .copy(let file, let type):
      guard isEditable, writes(type) else { return nil }
      // Called on the main actor, like all that is done with documents.
      nonisolated(unsafe) let kind = self
      return .new(DocumentDraft { try kind.document(FileWrapper(url: file), file) })
    }
  }

  private func writes(_ type: UTType) -> Bool {
    writableTypes.contains { type.conforms(to: $0) }
  }
}

extension DocumentKind where Document: FileDocument {
  init(make: (() -> Document)?) {
    self.init(
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      make: make, read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(configuration: $1) }, observe: nil)
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  init(makeObject: (() -> Document)?) {
    self.init(
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes,
      make: makeObject, read: { try Document(configuration: $0) },
      write: { document, configuration in
        let snapshot = try document.snapshot(contentType: configuration.contentType)
        return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
      },
      observe: { document, change in document.objectWillChange.sink { _ in change() } })
  }
}
