import Foundation

/// A picture's pixels, shared by reference and never changed after they are made.
package final class Bitmap: Sendable {
  /// Size in pixels.
  package let width: Int
  package let height: Int
  /// Premultiplied BGRA, 4 bytes a pixel, rows without padding, sRGB: what Cairo calls ARGB32 on little-endian machines.
  package let pixels: [UInt8]
  /// A name for messages and printed display lists, such as a file name.
  package let name: String
  /// Draws the picture anew in another number of pixels; nil for pictures that have no more than these.
  package let redrawn: (@Sendable (_ width: Int, _ height: Int) -> Bitmap?)?

  package init(
    width: Int, height: Int, pixels: [UInt8], name: String,
    redrawn: (@Sendable (_ width: Int, _ height: Int) -> Bitmap?)? = nil
  ) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
    self.name = name
    self.redrawn = redrawn
  }
}

extension Bitmap: Equatable {
  package static func == (lhs: Bitmap, rhs: Bitmap) -> Bool { lhs === rhs }
}
