import Foundation

/// An uncompressed PNG file that a test puts together.
struct SamplePNG {
  enum Color: Int {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayWithOpacity = 4
    case rgbWithOpacity = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayWithOpacity: 2
      case .rgb: 3
      case .rgbWithOpacity: 4
      }
    }
  }

  var color: Color
  /// Bits of a sample.
  var depth: Int
  var width: Int
  /// Row by row; one for each channel of a pixel.
  var samples: [Int]
  /// Optional chunks, by name.
  var chunks: [(name: String, content: [UInt8])] = []
  var isInterlaced = false

  private var height: Int { samples.count / color.channels / width }

  var data: Data {
    var head = Self.bytes(width, 4) + Self.bytes(height, 4)
    head += [UInt8(depth), UInt8(color.rawValue), 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", head)
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.content) }
    return Data(file + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", []))
  }

  /// Interlaced, a picture comes in seven: where the first pixel of each lies, and the steps to the next.
  private var rows: [UInt8] {
    let passes: [(x: Int, y: Int, dx: Int, dy: Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.flatMap { pass in
      stride(from: pass.y, to: height, by: pass.dy).flatMap { y -> [UInt8] in
        let columns = stride(from: pass.x, to: width, by: pass.dx)
        let values = columns.flatMap { x in
          samples[((y * width + x) * color.channels)...].prefix(color.channels)
        }
        // A row's first byte is its filter: none.
        return values.isEmpty ? [] : [0] + packed(values)
      }
    }
  }

  /// Samples side by side, the first in the highest bits.
  private func packed(_ values: [Int]) -> [UInt8] {
    if depth == 16 { return values.flatMap { Self.bytes($0, 2) } }
    let perByte = 8 / depth
    return stride(from: 0, to: values.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, index in
        let value = start + index < values.count ? values[start + index] : 0
        return byte | UInt8(value << (8 - depth * (index + 1)))
      }
    }
  }

  static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bytes(content.count, 4) + named + bytes(Int(checksum(named)), 4)
  }

  /// A zlib stream that compresses nothing.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in content { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    let length: [UInt8] = bytes(content.count, 2).reversed()
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + content + bytes(b << 16 | a, 4)
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
