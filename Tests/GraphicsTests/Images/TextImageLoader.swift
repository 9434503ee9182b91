import EspalierDrawing
import Foundation

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A loader of files that hold a width, a space and a height.
struct TextImageLoader: ImageLoader {
  struct Broken: Error, CustomStringConvertible {
    var description: String { "no size" }
  }

  func bitmap(from data: Data, name: String) throws -> Bitmap {
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Broken() }
    let pixels = [UInt8](repeating: 255, count: numbers[0] * numbers[1] * 4)
    return Bitmap(width: numbers[0], height: numbers[1], pixels: pixels, name: name)
  }

  func data(at url: URL) async throws -> Data { throw Broken() }
}

/// A directory with files that the loader above reads.
final class ImageFolder {
  let bundle: Bundle
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, content) in files {
      try Data(content.utf8).write(to: url.appendingPathComponent(name))
    }
    guard let bundle = Bundle(path: url.path) else { throw TextImageLoader.Broken() }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
