import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text in UTF-8; text in other encodings with a byte order mark is read, too.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(plainText: $0) })
    DataRepresentation<String>(importedContentType: .plainText) { String(plainText: $0) }
  }
}

extension Data: Transferable {
  /// Data of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address; for a file also the type that marks it as one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .fileURL) { $0.dataRepresentation }
      .exportingCondition { $0.isFileURL }
    DataRepresentation<URL>(
      contentType: .url, exporting: { $0.dataRepresentation },
      importing: { data in
        let text = String(plainText: data).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else {
          throw TransferError("The data is no URL.")
        }
        return url
      })
  }
}
