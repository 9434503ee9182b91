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
