import CGfx
import EspalierDrawing
import Foundation

/// Writes bitmaps as JPEG with libjpeg-turbo, upon white.
package enum JPEGWriter {
  /// - Parameter quality: from 0, the smallest file, to 1, the best picture.
  package static func data(
    for bitmap: Bitmap, quality: Double
  ) throws(RenderingError) -> Data {
    let purpose = "writing a JPEG of \(bitmap.width) by \(bitmap.height) pixels"
    guard let encoder = tjInitCompress() else { throw .outOfMemory(purpose: purpose) }
    defer { tjDestroy(encoder) }
    let percent = quality.isNaN ? 100 : max(1, min(100, (quality * 100).rounded()))
    var file: UnsafeMutablePointer<UInt8>?
    defer { tjFree(file) }
    var length: UInt = 0
    let status = tjCompress2(
      encoder, bitmap.pixelsUponWhite, Int32(bitmap.width), Int32(bitmap.width * 4),
      Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &file, &length,
      Int32(TJSAMP_420.rawValue), Int32(percent), 0)
    guard status == 0, let file else {
      throw .drawingFailed("\(purpose): \(String(cString: tjGetErrorStr2(encoder)))")
    }
    return Data(bytes: file, count: Int(length))
  }
}

extension Bitmap {
  /// Colors are premultiplied, so that white adds what is missing of the opacity.
  fileprivate var pixelsUponWhite: [UInt8] {
    var opaque = pixels
    for start in stride(from: 0, to: opaque.count, by: 4) where opaque[start + 3] < 255 {
      let missing = 255 - opaque[start + 3]
      for channel in start..<(start + 3) { opaque[channel] = opaque[channel] &+ missing }
    }
    return opaque
  }
}
