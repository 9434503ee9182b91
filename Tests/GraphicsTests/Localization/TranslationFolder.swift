import Foundation

/// A bundle in a temporary folder that is removed with this object.
final class TranslationFolder {
  let bundle: Bundle
  let url: URL

  /// - Parameter files: contents by path, such as `de.lproj/Localizable.strings`.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("translations-\(UUID().uuidString).bundle")
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard let bundle = Bundle(path: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
