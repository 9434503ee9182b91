import Foundation

/// A file in a folder of its own that lasts as long as it is read.
package struct TemporaryFile: Sendable {
  package let url: URL

  /// Writes data to a file named `name`, as far as that can be a file name.
  package init(_ data: Data, name: String?, type: UTType?) throws {
    url = try Self.place(named: name, type: type)
    try data.write(to: url)
  }

  /// Copies a file or a folder; the copy is named `name` as far as that can be a file name, or like the original for nil.
  package init(copying original: URL, name: String? = nil, type: UTType? = nil) throws {
    url =
      if let name { try Self.place(named: name, type: type) } else {
        try Self.place(named: original.lastPathComponent, type: nil)
      }
    try FileManager.default.copyItem(at: original, to: url)
  }

  /// A place in a new folder that no other user can read.
  private static func place(named name: String?, type: UTType?) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("items-\(ProcessInfo.processInfo.processIdentifier)")
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent(fileName(name))
    return type.map { file.appendingPathExtension(for: $0) } ?? file
  }

  /// Deletes the file and its folder.
  package func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// The last part of a name from any source, without characters that file systems do not accept.
  package static func fileName(_ name: String?) -> String {
    let last = name?.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let plain = String(last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 })
      .trimmingCharacters(in: .whitespaces)
    var short = plain
    while short.utf8.count > 200 { short.removeLast() }
    return short.isEmpty || short.allSatisfy { $0 == "." } ? "item" : short
  }
}
