import SwiftUI
import UniformTypeIdentifiers

/// A folder of the outline, whose contents are read when it is opened.
@MainActor final class Folder: Identifiable {
  let url: URL
  /// Nil if there is nothing to open.
  private(set) lazy var folders: [Folder]? = {
    let found = Self.subfolders(of: url).map { Folder($0) }
    return found.isEmpty ? nil : found
  }()

  nonisolated var id: URL { url }

  init(_ url: URL) { self.url = url }

  private static func subfolders(of url: URL) -> [URL] {
    var folders: [URL] = []
    try? Entry.forEach(in: url) { if $0.isFolder { folders.append($0.url) } }
    return folders.sorted {
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

  /// The name, as a hundred thousand names are selected faster than as many addresses.
  var id: String { name }

  var kind: String { isFolder ? "Folder" : type?.localizedDescription ?? "Document" }

  var symbol: String {
    if isFolder { return "folder" }
    if type?.conforms(to: .image) == true { return "photo" }
    return type?.conforms(to: .text) == true ? "doc.text" : "doc"
  }

  /// The files of a folder in no order.
  @concurrent static func contents(of folder: URL) async throws -> [File] {
    var files: [File] = []
    var types: [String: UTType?] = [:]
    try Entry.forEach(in: folder) { entry in
      try Task.checkCancellation()
      // A file that was removed in the meantime has no row.
      guard let status = entry.status else { return }
      let suffix = entry.url.pathExtension
      let type = types[suffix] ?? UTType(filenameExtension: suffix)
      types[suffix] = type
      files.append(File(entry, status, type: type))
    }
    return files
  }

  @concurrent static func sorted(
    _ files: [File], by order: [KeyPathComparator<File>]
  ) async -> [File] {
    files.sorted(using: order)
  }

  private init(_ entry: Entry, _ status: stat, type: UTType?) {
    url = entry.url
    name = entry.name
    isFolder = entry.isFolder
    size = Int(status.st_size)
    modified = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    self.type = isFolder ? .folder : type
  }
}
