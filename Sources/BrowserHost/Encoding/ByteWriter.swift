import EspalierDrawing
import Foundation

/// Writes numbers as the page reads them: little-endian, counts in groups of seven bits.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(count: Int) {
    var rest = UInt64(max(0, count))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A single-precision number; NaN counts as 0.
  ///
  /// A number beyond all pictures stays there: as 0 it would be painted where no damage is
  /// reported.
  mutating func write(_ number: CGFloat) {
    let number = number.isNaN ? 0 : Float(min(max(number, -Self.farthest), Self.farthest))
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A coordinate beyond anything that a picture shows.
  private static let farthest: CGFloat = 1e9

  mutating func write(_ number: Double) { write(CGFloat(number)) }

  mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ size: CGSize) {
    write(size.width)
    write(size.height)
  }

  mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size)
  }

  mutating func write(_ transform: CGAffineTransform) {
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] { write(number) }
  }

  /// A byte for each component.
  mutating func write(_ color: ResolvedColor) {
    for component in [color.red, color.green, color.blue, color.opacity] {
      let level = component.isNaN ? 0 : max(0, min(1, component))
      bytes.append(UInt8((level * 255).rounded()))
    }
  }

  mutating func write(_ bytes: some Collection<UInt8>) {
    write(count: bytes.count)
    self.bytes.append(contentsOf: bytes)
  }

  mutating func append(_ other: ByteWriter) { bytes += other.bytes }
}
