@_spi(Espalier) import EspalierCore
import Foundation
import UniformTypeIdentifiers

/// A host whose person keeps files elsewhere than on the disk of the program's machine: a browser
/// page.
///
/// The person gives the program copies of files, and gets files that the program has written.
@MainActor package protocol FileCourier: AnyObject {
  /// Has the person choose files.
  ///
  /// - Parameter answer: called once, with the places of the copies; nil if the person cancelled.
  func fetch(
    _ request: FileRequest, answer: @escaping @MainActor (Result<[URL], any Error>?) -> Void)

  /// Gives a file to the person.
  func deliver(_ data: Data, named name: String) throws
}

/// The delivery of files after they are written to the places that were chosen for them.
@MainActor package struct FileDelivery {
  /// The courier of the files; nil where these places are those that the person chose.
  weak var courier: (any FileCourier)?
  package var folder: URL?

  /// Gives the files to the person, where they are not yet.
  package func callAsFunction(_ files: [URL]) throws {
    guard folder != nil else { return }
    defer { discard() }
    // A browser page that was closed gets nothing.
    guard let courier else { throw CocoaError(.fileWriteUnknown) }
    for file in files {
      try courier.deliver(Data(contentsOf: file), named: file.lastPathComponent)
    }
  }

  /// Removes files that were written for a person who is elsewhere.
  package func discard() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}

extension FileRequest {
  /// Returns true if a file with a name and a MIME type is of a kind that was asked for.
  package func allows(name: String, mimeType: String) -> Bool {
    let byName = UTType(filenameExtension: URL(fileURLWithPath: "/" + name).pathExtension)
    let byContent = mimeType.isEmpty ? nil : UTType(mimeType: mimeType)
    return types.isEmpty
      || types.contains { wanted in
        wanted == .data || wanted == .item || wanted == .content
          || [byName, byContent].contains { $0?.conforms(to: wanted) == true }
      }
  }

  /// The kinds of files as the attribute `accept` of an HTML input; empty if that cannot express
  /// them.
  package var acceptedInput: String {
    var parts: [String] = []
    for type in types {
      switch type {
      case .image: parts.append("image/*")
      case .audio: parts.append("audio/*")
      case .movie, .video: parts.append("video/*")
      default:
        let endings = type.tags[.filenameExtension]?.map { ".\($0)" } ?? []
        let names = endings + (type.tags[.mimeType] ?? [])
        if names.isEmpty || type == .data { return "" }
        parts += names
      }
    }
    return parts.joined(separator: ",")
  }
}
