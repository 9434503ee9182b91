import EspalierDrawing
import Foundation

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A loader that makes every file a white picture of one size.
struct PlainLoader: ImageLoader {
  let width: Int
  let height: Int

  func bitmap(from data: Data, name: String) throws -> Bitmap {
    Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4),
      name: name)
  }

  func data(at url: URL) async throws -> Data { throw URLError(.unsupportedURL) }
}
