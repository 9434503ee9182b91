import Foundation

/// A picture of pixels, as an object.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * bitmap.width }

  /// The part of the picture inside a rectangle of pixels, which is widened to whole pixels; nil if
  /// there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    return CGImage(
      bitmap.mapped(width: Int(part.width), height: Int(part.height)) { column, row in
        (x + column, y + row)
      })
  }

  public static func == (one: CGImage, other: CGImage) -> Bool { one.bitmap == other.bitmap }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension Bitmap {
  /// A picture whose pixels are those of this one at the places that `source` gives by column and
  /// row.
  package func mapped(
    width: Int, height: Int, from source: (_ column: Int, _ row: Int) -> (Int, Int)
  ) -> Bitmap {
    var new = [UInt8]()
    new.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = source(column, row)
        let start = 4 * (y * self.width + x)
        new += pixels[start..<(start + 4)]
      }
    }
    return Bitmap(width: width, height: height, pixels: new, name: name)
  }
}
