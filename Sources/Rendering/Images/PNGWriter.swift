import CDeflate
import CPixels
import EspalierDrawing
import Foundation

/// Writes bitmaps as PNG: RGB where every pixel is opaque, otherwise RGBA.
///
/// Rows are stored as differences to the row above and packed at libdeflate's fastest level, which
/// takes a quarter of libpng's time for files of the same size.
package enum PNGWriter {
  /// - Parameter scale: pixels per point, stored as the picture's resolution.
  package static func data(for bitmap: Bitmap, scale: CGFloat = 1) throws(RenderingError) -> Data {
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    let isOpaque = px_is_opaque(bitmap.pixels, width, height, width * 4) != 0
    let rowLength = 1 + bitmap.width * (isOpaque ? 3 : 4)
    var hadMemory = true
    let rows = [UInt8](unsafeUninitializedCapacity: rowLength * bitmap.height) { buffer, count in
      let done = px_png_rows(
        bitmap.pixels, width, height, width * 4, isOpaque ? 1 : 0, buffer.baseAddress)
      hadMemory = done != 0
      count = hadMemory ? buffer.count : 0
    }
    guard hadMemory, let compressed = compress(rows) else {
      throw .outOfMemory(purpose: "writing a PNG of \(width) by \(height) pixels")
    }

    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let colorType: UInt8 = isOpaque ? 2 : 6
    png.appendChunk(
      "IHDR",
      UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
        + [8, colorType, 0, 0, 0])
    png.appendChunk("sRGB", [0])
    // Pixels per meter: 72 points are an inch of 0.0254 meters.
    let density = UInt32(scale > 0 ? min(1e6, 72 * Double(scale) / 0.0254).rounded() : 2835)
    png.appendChunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    png.appendChunk("IDAT", compressed)
    png.appendChunk("IEND", [])
    return png
  }

  private static func compress(_ rows: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(1) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
    }
    return packed.isEmpty ? nil : packed
  }
}

extension Data {
  fileprivate mutating func appendChunk(_ type: String, _ content: [UInt8]) {
    append(contentsOf: UInt32(content.count).bigEndianBytes)
    let name = Array(type.utf8)
    append(contentsOf: name)
    append(contentsOf: content)
    var checksum = libdeflate_crc32(0, name, name.count)
    checksum = content.isEmpty ? checksum : libdeflate_crc32(checksum, content, content.count)
    append(contentsOf: checksum.bigEndianBytes)
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
  }
}
