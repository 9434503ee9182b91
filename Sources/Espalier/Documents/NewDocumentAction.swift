import EspalierContainers
@_spi(Espalier) import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// Opens windows with new documents: the value of ``EnvironmentValues/newDocument``.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("Copy to New Document") { newDocument(Note(text: text)) }
///
/// The window is that of the first ``DocumentGroup`` whose documents have the type. Without such a group nothing happens,
/// and a diagnostic says so.
@MainActor @preconcurrency public struct NewDocumentAction: Sendable {
  let make: @MainActor (NewDocument) -> Void

  nonisolated init(make: @escaping @MainActor (NewDocument) -> Void) { self.make = make }

  /// Opens a window with a document that is a value.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    make(.made({ newDocument() }, type: D.self))
  }

  /// Opens a window with a document that is an object.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    make(.made({ newDocument() }, type: D.self))
  }

  /// Opens a window with a new document of the group that writes files of a kind.
  public func callAsFunction(contentType: UTType) { make(.standard(contentType)) }
}

/// The functions by which views open documents; an app's host sets them.
package struct DocumentActions {
  package var make: @MainActor (NewDocument) -> Void = { _ in }
  package var open: @MainActor (URL) throws -> Void = { _ in
    throw CocoaError(.featureUnsupported)
  }

  package init() {}
}

extension EnvironmentValues {
  private enum DocumentActionsKey: EnvironmentKey {
    static var defaultValue: DocumentActions { DocumentActions() }
  }

  package var documentActions: DocumentActions {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }

  /// Opens windows with new documents.
  public var newDocument: NewDocumentAction { NewDocumentAction(make: documentActions.make) }
}
