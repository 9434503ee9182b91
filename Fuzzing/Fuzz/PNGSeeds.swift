import Foundation

/// PNG files of every color type and depth, plain and interlaced, with their optional chunks.
enum PNGSeeds {
  static var all: [Data] {
    // Color types: gray, RGB, palette, gray with opacity, RGB with opacity; and their depths.
    let kinds: [(color: Int, depths: [Int], channels: Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2),
      (6, [8, 16], 4),
    ]
    return kinds.flatMap { kind in
      kind.depths.flatMap { depth in
        [false, true].map {
          file(color: kind.color, depth: depth, channels: kind.channels, interlaced: $0)
        }
      }
    }
  }

  private static func file(color: Int, depth: Int, channels: Int, interlaced: Bool) -> Data {
    let (width, height) = (9, 7)
    var head = bytes(width, 4) + bytes(height, 4)
    head += [UInt8(depth), UInt8(color), 0, 0, interlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
    file += chunk("gAMA", bytes(45_455, 4))
    if color == 3 {
      file += chunk("PLTE", (0..<(3 << depth)).map { UInt8(truncatingIfNeeded: $0 * 5) })
      file += chunk("tRNS", [0, 128])
    } else if color == 0 || color == 2 {
      file += chunk("tRNS", [UInt8](repeating: 0, count: 2 * channels))
    }
    file += chunk("eXIf", Array("MM".utf8) + bytes(42, 2) + bytes(8, 4) + bytes(0, 2))
    // A row's first byte is its filter, of which there are five.
    let passes =
      interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (x, y, dx, dy) in passes {
      let columns = (width - x + dx - 1) / dx
      let length = (columns * channels * depth + 7) / 8
      for row in stride(from: y, to: height, by: dy) where columns > 0 {
        rows += [UInt8(row % 5)] + (0..<length).map { UInt8(truncatingIfNeeded: $0 * 31 + row) }
      }
    }
    return Data(file + chunk("IDAT", stored(rows)) + chunk("IEND", []))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bytes(content.count, 4) + named + bytes(Int(checksum(named[...])), 4)
  }

  /// The file with right checksums, without which readers look no further.
  static func repaired(_ data: Data) -> Data {
    var file = [UInt8](data)
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= file.count else { break }
      let sum = bytes(Int(checksum(file[(position + 4)..<end])), 4)
      file.replaceSubrange(end..<(end + 4), with: sum)
      position = end + 4
    }
    return Data(file)
  }

  /// A zlib stream that compresses nothing.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in content { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    let length = bytes(content.count, 2, littleEndian: true)
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + content + bytes(b << 16 | a, 4)
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
