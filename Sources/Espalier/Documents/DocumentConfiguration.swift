import EspalierCore
import Foundation

/// The file of the document that a window shows.
public struct DocumentConfiguration: Equatable, Sendable {
  /// The file that the document is kept in; nil for one that was never saved.
  public let fileURL: URL?
  /// True if changes of the document are accepted.
  public let isEditable: Bool
}

extension EnvironmentValues {
  private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
  }

  /// The file of the document that the window shows; nil outside of a ``DocumentGroup``.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
