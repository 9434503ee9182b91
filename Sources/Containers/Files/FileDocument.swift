@_spi(Espalier) import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A document that is a value: what `DocumentGroup` opens and saves, and `fileExporter` writes.
///
///     struct Note: FileDocument {
///       static let readableContentTypes: [UTType] = [.plainText]
///       var text = ""
///
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
@preconcurrency public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that the document can be written as; by default those that it can be read
  /// from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: Self.ReadConfiguration) throws

  /// The file to write for the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file and the content type from which a document is read.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    (self.contentType, self.file) = (contentType, file)
  }
}

/// The content type as which a document is written, and the file that exists.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// The file as it was read or written before.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper?) {
    (self.contentType, self.existingFile) = (contentType, existingFile)
  }
}
