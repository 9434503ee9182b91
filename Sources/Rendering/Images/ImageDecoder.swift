import CGfx
import CPixels
import EspalierDrawing
import Foundation

/// Reads PNG and JPEG files, taking their colors as sRGB.
package enum ImageDecoder {
  /// The most pixels that are read: half a gigabyte when decoded.
  ///
  /// Checked before any memory is taken, so that a small file that claims to be huge does no harm.
  package static let largestArea = 128 << 20

  package static func bitmap(atPath path: String) throws(RenderingError) -> Bitmap {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw .imageUnreadable(name: path, reason: "the file does not exist or may not be read")
    }
    return try bitmap(from: data, name: name)
  }

  /// - Parameter name: of the file, for errors and for the bitmap.
  package static func bitmap(from data: Data, name: String) throws(RenderingError) -> Bitmap {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try png(bytes, name) }
    if bytes.starts(with: [0xFF, 0xD8]) { return try jpeg(bytes, name) }
    let reason = bytes.isEmpty ? "it is empty" : "it is neither PNG nor JPEG"
    throw .imageUnreadable(name: name, reason: reason)
  }

  static func check(width: Int, height: Int, _ name: String) throws(RenderingError) {
    guard width > 0, height > 0 else {
      throw .imageUnreadable(name: name, reason: "its size is \(width) by \(height) pixels")
    }
    let longest = PixelSize.longestSide
    guard width <= longest, height <= longest, width * height <= largestArea else {
      throw .imageTooLarge(name: name, width: width, height: height)
    }
  }

  // MARK: - PNG

  private static func png(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .imageUnreadable(name: name, reason: image.reason)
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try check(width: width, height: height, name)
    image.format = UInt32(PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
      guard isRead else { return }
      px_premultiply(buffer.baseAddress, width * height)
      count = width * height * 4
    }
    guard isRead else { throw .imageUnreadable(name: name, reason: image.reason) }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }

  // MARK: - JPEG

  private static func jpeg(_ bytes: [UInt8], _ name: String) throws(RenderingError) -> Bitmap {
    guard let decoder = tjInitDecompress() else { throw .outOfMemory(purpose: "reading \(name)") }
    defer { tjDestroy(decoder) }
    func unreadable() -> RenderingError {
      .imageUnreadable(name: name, reason: String(cString: tjGetErrorStr2(decoder)))
    }
    var (width32, height32, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let length = UInt(bytes.count)
    guard
      tjDecompressHeader3(decoder, bytes, length, &width32, &height32, &sampling, &colors) == 0
    else { throw unreadable() }
    let (width, height) = (Int(width32), Int(height32))
    try check(width: width, height: height, name)
    guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
      throw .imageUnreadable(name: name, reason: "its colors are CMYK")
    }
    var status: Int32 = -1
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      // Files with hundreds of scans only serve to keep readers busy.
      status = tjDecompress2(
        decoder, bytes, length, buffer.baseAddress, width32, width32 * 4, height32,
        Int32(TJPF_BGRA.rawValue), Int32(TJFLAG_LIMITSCANS))
      count = width * height * 4
    }
    // Cameras write files with harmless oddities, which are warnings; a missing end is not one.
    let isOdd = tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    let isCutOff = String(cString: tjGetErrorStr2(decoder)).contains("Premature end")
    guard status == 0 || (isOdd && !isCutOff) else { throw unreadable() }
    return oriented(pixels, width, height, EXIFOrientation.find(in: bytes), name)
  }

  private static func oriented(
    _ pixels: [UInt8], _ width: Int, _ height: Int, _ orientation: Int, _ name: String
  ) -> Bitmap {
    guard orientation != 1 else {
      return Bitmap(width: width, height: height, pixels: pixels, name: name)
    }
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      px_orient(pixels, Int32(width), Int32(height), Int32(orientation), buffer.baseAddress)
      count = pixels.count
    }
    let isSideways = orientation >= 5
    return Bitmap(
      width: isSideways ? height : width, height: isSideways ? width : height, pixels: turned,
      name: name)
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
