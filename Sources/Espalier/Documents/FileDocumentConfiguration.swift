import EspalierContainers
import EspalierCore
import Foundation

/// A document of a window, for the views that show it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; a change of it can be undone, and is saved.
  @Binding public var document: Document
  /// The file that the document is kept in; nil for one that was never saved.
  public var fileURL: URL?
  /// True if changes of the document are accepted.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    (self.fileURL, self.isEditable) = (fileURL, isEditable)
  }
}

/// A document of a window that is an object, for the views that show it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// The file that the document is kept in; nil for one that was never saved.
  public var fileURL: URL?
  /// True if changes of the document are saved.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    (self.fileURL, self.isEditable) = (fileURL, isEditable)
  }
}
