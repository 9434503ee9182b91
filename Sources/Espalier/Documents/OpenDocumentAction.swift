@_spi(Espalier) import EspalierCore
import Foundation

/// Opens windows with documents from files: the value of ``EnvironmentValues/openDocument``.
///
///     @Environment(\.openDocument) private var openDocument
///     Button("Open") { Task { try? await openDocument(at: file) } }
@MainActor @preconcurrency public struct OpenDocumentAction: Sendable {
  let open: @MainActor (URL) throws -> Void

  nonisolated init(open: @escaping @MainActor (URL) throws -> Void) { self.open = open }

  /// Opens the document of a file, or brings its window to the front.
  ///
  /// Throws an error if the file cannot be read, or if no group of documents shows such files.
  public func callAsFunction(at url: URL) async throws { try open(url) }
}

extension EnvironmentValues {
  /// Opens windows with documents from files.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(open: documentActions.open) }
}
