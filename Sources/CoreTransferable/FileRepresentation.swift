import Foundation
import UniformTypeIdentifiers

/// Transfers a value as a file.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  /// - Parameter shouldAttemptToOpenInPlace: true to make values of the sender's own file where the
  ///   sender allows it, and of a copy elsewhere; false makes them of a copy in any case.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: contentType, export: .file(exporting, allowsOriginal: true),
        make: .file(importing, wantsOriginal: shouldAttemptToOpenInPlace))
    ]
  }

  /// - Parameter shouldAllowToOpenInPlace: true to let receivers have the file itself where it
  ///   allows this; false gives them a copy in any case.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(
        type: exportedContentType,
        export: .file(exporting, allowsOriginal: shouldAllowToOpenInPlace))
    ]
  }

  /// - Parameter shouldAttemptToOpenInPlace: true to make values of the sender's own file where the
  ///   sender allows it, and of a copy elsewhere; false makes them of a copy in any case.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: importedContentType,
        make: .file(importing, wantsOriginal: shouldAttemptToOpenInPlace))
    ]
  }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  /// True if receivers in this program may have this file instead of a copy; other programs always
  /// get a copy.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received; copy it to keep it.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  /// True if it is the sender's own file; a copy is deleted after the value was made.
  public let isOriginalFile: Bool
}
