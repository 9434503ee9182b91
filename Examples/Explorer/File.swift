import SwiftUI
import UniformTypeIdentifiers

/// A folder of the outline; what is inside is read when a person opens it.
@MainActor final class Folder: Identifiable {
  let url: URL
  /// Nil where there is nothing to open.
  private(set) lazy var folders: [Folder]? = {
    let found = Self.subfolders(of: url).map { Folder($0) }
    return found.isEmpty ? nil : found
  }()

  nonisolated var id: URL { url }

  init(_ url: URL) { self.url = url }

  private static func subfolders(of url: URL) -> [URL] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (urls ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
      .sorted {
        $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending
      }
  }
}

/// A row of the table.
struct File: Identifiable, Hashable, Sendable {
  let url: URL
  let name: String
  let isFolder: Bool
  let size: Int
  let modified: Date
  let type: UTType?

  var id: URL { url }

  var kind: String { isFolder ? "Folder" : type?.localizedDescription ?? "Document" }

  var symbol: String {
    if isFolder { return "folder" }
    if type?.conforms(to: .image) == true { return "photo" }
    return type?.conforms(to: .text) == true ? "doc.text" : "doc"
  }

  @concurrent static func contents(
    of folder: URL, sortedBy order: [KeyPathComparator<File>]
  ) async throws -> [File] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    var files: [File] = []
    for url in urls {
      try Task.checkCancellation()
      // A file that has gone meanwhile is no row.
      guard let values = try? url.resourceValues(forKeys: keys) else { continue }
      files.append(File(url, values))
    }
    return files.sorted(using: order)
  }

  private init(_ url: URL, _ values: URLResourceValues) {
    self.url = url
    name = url.lastPathComponent
    isFolder = values.isDirectory == true
    size = values.fileSize ?? 0
    modified = values.contentModificationDate ?? .distantPast
    type = isFolder ? .folder : UTType(filenameExtension: url.pathExtension)
  }
}
