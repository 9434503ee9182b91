@_spi(Espalier) import EspalierCore
import OpenCombine
import UniformTypeIdentifiers

/// A document that is an object: what `DocumentGroup` opens and saves, and `fileExporter` writes.
///
/// A document that registers its changes with the undo manager is saved when it has any.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the document at the time when it is saved.
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that the document can be written as; by default those that it can be read
  /// from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: Self.ReadConfiguration) throws

  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// The file to write for a snapshot.
  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
