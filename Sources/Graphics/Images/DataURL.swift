@_spi(Espalier) import EspalierCore
import Foundation

/// An address that holds its file itself: `data:image/png;base64,iVBORw0…`.
enum DataURL {
  static func isScheme(of url: URL) -> Bool { url.scheme?.lowercased() == "data" }

  /// The file's bytes; nil where the address is not well formed.
  static func content(of url: URL) -> Data? {
    let text = url.absoluteString
    guard isScheme(of: url), let comma = text.firstIndex(of: ","),
      let content = text[text.index(after: comma)...].removingPercentEncoding
    else { return nil }
    return text[..<comma].lowercased().hasSuffix(";base64")
      ? Data(base64Encoded: content, options: .ignoreUnknownCharacters) : Data(content.utf8)
  }
}
