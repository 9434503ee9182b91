import EspalierContainers
import Foundation
import UniformTypeIdentifiers

/// The content of a new document as it is kept on the disk until the document has a file.
///
/// Each version is a folder of its own, which gets its name when it is complete; the version before
/// it is removed after that. So a program that is killed at any moment leaves a whole one.
struct UnsavedDocument {
  private let id: UUID
  private let folder: URL

  /// - Parameter folder: the folder of all such documents of the program.
  init(_ id: UUID, in folder: URL) { (self.id, self.folder) = (id, folder) }

  private static let contentName = "Content"
  private static let typeName = "Type"

  private struct Version {
    let number: Int
    let url: URL
  }

  /// The versions on the disk, the oldest first.
  private var versions: [Version] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let parts = name.split(separator: " ")
      guard parts.count == 2, parts[0] == "\(id)", let number = Int(parts[1]) else { return nil }
      return Version(number: number, url: folder.appendingPathComponent(name))
    }
    .sorted { $0.number < $1.number }
  }

  var isThere: Bool { !versions.isEmpty }

  /// The place on the disk for messages to a person.
  var path: String { (versions.last?.url ?? folder).path }

  /// Puts a version in the place of those before it.
  func write(_ content: FileWrapper, type: UTType) throws {
    let files = FileManager.default
    let old = versions
    let new = folder.appendingPathComponent(".\(id)")
    // A program that was killed while it wrote has left it.
    try? files.removeItem(at: new)
    do {
      try files.createDirectory(
        at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try content.write(to: new.appendingPathComponent(Self.contentName))
      try Data(type.identifier.utf8).write(to: new.appendingPathComponent(Self.typeName))
      try files.moveItem(
        at: new, to: folder.appendingPathComponent("\(id) \((old.last?.number ?? 0) + 1)"))
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
    remove(old)
  }

  /// The newest version; nil if there is none.
  ///
  /// - Throws: an error if it cannot be read; it stays where it is.
  func read() throws -> FileDocumentReadConfiguration? {
    guard let newest = versions.last?.url else { return nil }
    let type = try String(
      contentsOf: newest.appendingPathComponent(Self.typeName), encoding: .utf8)
    return FileDocumentReadConfiguration(
      contentType: UTType(type) ?? .data,
      file: try FileWrapper(url: newest.appendingPathComponent(Self.contentName)))
  }

  /// Removes all versions, because the document has a file or is no longer wanted.
  func remove() { remove(versions) }

  private func remove(_ versions: [Version]) {
    for version in versions { try? FileManager.default.removeItem(at: version.url) }
    // The folder of a program without such documents goes, too; one with others is not empty.
    rmdir(folder.path)
  }
}
