import EspalierDrawing
import Foundation

/// The reason why a picture could not be drawn, written or read, and a remedy.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  case emptyPicture(CGSize)
  case pictureTooLarge(width: Double, height: Double)
  case fontUnreadable(file: String)
  case imageUnreadable(name: String, reason: String)
  case imageTooLarge(name: String, width: Int, height: Int)
  case svgLibraryMissing(name: String)
  case outOfMemory(purpose: String)
  case nestedTooDeeply
  /// The drawing library stopped with its own message.
  case drawingFailed(String)

  package var description: String {
    switch self {
    case .emptyPicture(let size):
      "There is nothing to draw: the picture is \(size.brief) points. "
        + "Give the view a size, with a frame or a proposed size."
    case .pictureTooLarge(let width, let height):
      "The picture would be \(width.brief) by \(height.brief) pixels. The limits are "
        + "\(PixelSize.longestSide) pixels a side and \(PixelSize.largestArea >> 20) million in "
        + "all. Use a smaller scale or frame, or write PDF or SVG."
    case .fontUnreadable(let file):
      "The font file \(file) cannot be opened. Check that it exists and is a TrueType or OpenType "
        + "font."
    case .imageUnreadable(let name, let reason):
      "The image \(name) cannot be read: \(reason). Export it again as PNG, JPEG, WebP, GIF or SVG."
    case .imageTooLarge(let name, let width, let height):
      "The image \(name) is \(width) by \(height) pixels. The limits are "
        + "\(PixelSize.longestSide) pixels a side and \(PixelSize.largestImage / 1_000_000) million in "
        + "all, and \(PixelSize.usualImage >> 20) million for small files. Scale it down."
    case .svgLibraryMissing(let name):
      "The image \(name) is an SVG file, which librsvg 2.52 or later reads. Install the package "
        + "librsvg2-2 (apt-get install librsvg2-2)."
    case .outOfMemory(let purpose): "There is not enough memory for \(purpose)."
    case .nestedTooDeeply:
      "Too many effects are applied inside each other. A view that contains itself without end looks "
        + "like this."
    case .drawingFailed(let message): "Drawing failed: \(message)."
    }
  }
}

/// The size of a picture in pixels, within what can be drawn.
package struct PixelSize: Equatable, Sendable {
  /// Cairo's surfaces end at 32,767 pixels.
  package static let longestSide = 32_767
  /// 256 million pixels are a gigabyte.
  package static let largestArea = 256 << 20
  /// The largest number of pixels of an image that is read: 400 megabytes.
  static let largestImage = 100_000_000
  /// The largest number of pixels of an image in a file of any length: 64 megabytes.
  static let usualImage = 16 << 20

  package let width: Int
  package let height: Int

  /// The size of `size` points at `scale` pixels per point.
  ///
  /// Rounded as the frames of views are, half up, so that a view as large as the picture covers it
  /// to the last pixel; at least one pixel.
  package init(_ size: CGSize, scale: CGFloat) throws(RenderingError) {
    guard size.width > 0, size.height > 0, scale > 0 else { throw .emptyPicture(size) }
    let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
    let longest = Double(Self.longestSide)
    guard width <= longest, height <= longest, width * height <= Double(Self.largestArea) else {
      throw .pictureTooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  private static func pixels(_ length: CGFloat) -> Double {
    // A tiny amount is added so that sums such as 0.1 + 0.2 fall on the side that exact arithmetic
    // gives.
    max(1, Double(length + 0.5 + 1e-9).rounded(.down))
  }
}
