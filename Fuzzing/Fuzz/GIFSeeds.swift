import Foundation

/// GIF files, plain and interlaced, with palettes of the file and of the picture, and with transparency.
enum GIFSeeds {
  static var all: [Data] {
    [false, true].flatMap { interlaced in
      [false, true].flatMap { local in
        [nil, 1].map { file(interlaced: interlaced, local: local, transparent: $0) }
      }
    }
  }

  /// A picture of 5 by 4 pixels at (1, 2) on a canvas of 8 by 7, in 4 colors.
  private static func file(interlaced: Bool, local: Bool, transparent: UInt8?) -> Data {
    let palette: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    func number(_ value: Int) -> [UInt8] { bytes(value, 2, littleEndian: true) }
    var file = Array("GIF89a".utf8) + number(8) + number(7) + [local ? 0 : 0x81, 0, 0]
    if !local { file += palette }
    if let transparent { file += [0x21, 0xF9, 4, 1, 0, 0, transparent, 0] }
    file += [0x21, 0xFE, 2, 72, 105, 0]
    file += [0x2C] + number(1) + number(2) + number(5) + number(4)
    file += [(local ? 0x81 : 0) | (interlaced ? 0x40 : 0)]
    if local { file += palette }
    let codes = compressed((0..<20).map { UInt8($0 % 4) })
    return Data(file + [2, UInt8(codes.count)] + codes + [0, 0x3B])
  }

  /// Codes of 3 bits, with the table cleared before it grows to need more.
  private static func compressed(_ values: [UInt8]) -> [UInt8] {
    let (clear, end): (UInt8, UInt8) = (4, 5)
    var codes: [UInt8] = []
    for (index, value) in values.enumerated() {
      codes += index % 2 == 0 ? [clear, value] : [value]
    }
    var (result, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
    for code in codes + [end] {
      bits |= Int(code) << count
      count += 3
      while count >= 8 {
        result.append(UInt8(bits & 255))
        (bits, count) = (bits >> 8, count - 8)
      }
    }
    return result + [UInt8(bits & 255)]
  }
}
