import Foundation
import Testing

/// The first facts of a PNG file.
package struct PNGHeader: Equatable {
  package var width: Int
  package var height: Int
  package var isOpaque: Bool

  package init(width: Int, height: Int, isOpaque: Bool = false) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
  }

  package init(_ data: Data) throws {
    let bytes = [UInt8](data.prefix(26))
    try #require(bytes.count == 26 && bytes[12..<16].elementsEqual("IHDR".utf8))
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // Color type 2 is RGB, 6 has transparency as well.
    self.init(width: number(at: 16), height: number(at: 20), isOpaque: bytes[25] == 2)
  }
}

/// A directory for the files of one test.
package final class ScratchFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of the files in it.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The folder as a bundle whose pictures `Image` finds, after `data` was written to a file in it.
  package func bundle(_ name: String, _ data: Data) throws -> Bundle {
    try data.write(to: file(name))
    return try #require(Bundle(path: url.path))
  }
}
