import CPixels
import EspalierDrawing
import Foundation

/// Reads PNG, JPEG, WebP, GIF and SVG files; of animations, the first picture.
///
/// Colors are taken as sRGB: color profiles inside files are ignored.
package enum ImageDecoder {
  /// The largest number of pixels that are read, or drawn of a vector picture: 400 megabytes.
  ///
  /// Checked before any memory is taken, so that a small file that claims to be huge does no harm.
  package static let largestArea = PixelSize.largestImage
  /// The number of pixels that any file may have, however small it is: 64 megabytes.
  package static let usualArea = PixelSize.usualImage
  /// The largest number of pixels of a picture inside an SVG file.
  static let largestInnerArea = usualArea
  /// Files of larger pictures have at least one byte for this many pixels: flat colors take no
  /// less, and a file that claims more is made to fill memory.
  private static let pixelsPerByte = 256

  package static func bitmap(atPath path: String) throws(RenderingError) -> Bitmap {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw .imageUnreadable(name: name, reason: "the file does not exist or may not be read")
    }
    return try bitmap(from: data, name: name)
  }

  /// - Parameter name: the name of the file, for errors and for the bitmap.
  package static func bitmap(from data: Data, name: String) throws(RenderingError) -> Bitmap {
    let bytes = [UInt8](data)
    switch ImageFormat(of: bytes) {
    case .png: return try PNGDecoder.bitmap(bytes, name)
    case .jpeg: return try JPEGDecoder.bitmap(bytes, name)
    case .webP: return try WebPDecoder.bitmap(bytes, name)
    case .gif: return try GIFDecoder.bitmap(bytes, name)
    case .svg: return try SVGDecoder.bitmap(bytes, name)
    case nil:
      let reason = bytes.isEmpty ? "it is empty" : "it is not PNG, JPEG, WebP, GIF or SVG"
      throw .imageUnreadable(name: name, reason: reason)
    }
  }

  /// - Parameter fileSize: the size in bytes; nil where it is not the file that asks for so many
  ///   pixels.
  static func check(
    width: Int, height: Int, _ name: String, fileSize: Int? = nil
  ) throws(RenderingError) {
    guard width > 0, height > 0 else {
      throw .imageUnreadable(name: name, reason: "its size is \(width) by \(height) pixels")
    }
    let longest = PixelSize.longestSide
    let believable = fileSize.map { max(usualArea, $0 * pixelsPerByte) } ?? largestArea
    guard width <= longest, height <= longest, width * height <= min(largestArea, believable)
    else {
      throw .imageTooLarge(name: name, width: width, height: height)
    }
  }

  /// The picture as it was meant to be seen by a camera that was held in one of the 8 ways of EXIF.
  static func oriented(
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
