import Foundation

extension URL {
  /// The URL with the usual extension of `contentType` after its last part; as it is where it has that type already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    var url = self
    url.appendPathExtension(for: contentType)
    return url
  }

  /// The URL of a file in this folder, with the usual extension of `contentType` after its name.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Puts the usual extension of `contentType` after the last part, unless that has the type already.
  public mutating func appendPathExtension(for contentType: UTType) {
    guard let name = contentType.preferredFilenameExtension else { return }
    let own = contentType.tags[.filenameExtension] ?? []
    if !own.contains(pathExtension.lowercased()) { appendPathExtension(name) }
  }

  /// Puts a file's name with the usual extension of `contentType` after the last part.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    appendPathComponent(partialName)
    appendPathExtension(for: contentType)
  }
}
