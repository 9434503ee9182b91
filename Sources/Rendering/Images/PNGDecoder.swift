import CGfx
import CPixels
import EspalierDrawing

/// Reads PNG files of every depth and color type, interlaced or not, with libpng.
enum PNGDecoder {
  static func bitmap(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .imageUnreadable(name: name, reason: image.reason)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try ImageDecoder.check(width: width, height: height, name, fileSize: bytes.count)
    image.format = UInt32(PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Files of 16 bits would otherwise be taken as proportional to light where they do not state
    // it.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
      guard isRead else { return }
      px_premultiply(buffer.baseAddress, width * height)
      count = width * height * 4
    }
    guard isRead else { throw .imageUnreadable(name: name, reason: image.reason) }
    return ImageDecoder.oriented(
      pixels, width, height, EXIFOrientation.find(inPNG: bytes), name)
  }
}

extension png_image {
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { bytes in
      let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return text.isEmpty ? "the file is damaged" : text
    }
  }
}
