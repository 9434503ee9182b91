import Foundation

/// How a camera was held, as its JPEG files say in their EXIF part.
enum EXIFOrientation {
  /// From 1, upright, to 8; 1 where the file does not say.
  ///
  /// 1. Walk over the file's segments to the one named "Exif".
  /// 2. Read which end of numbers comes first, and go to the first directory.
  /// 3. Look for the entry 0x0112.
  static func find(in jpeg: [UInt8]) -> Int {
    var position = 2
    while position + 4 <= jpeg.count, jpeg[position] == 0xFF {
      let marker = jpeg[position + 1]
      // The picture itself begins; what follows are no segments.
      if marker == 0xDA { break }
      let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
      guard length >= 2 else { break }
      let end = min(jpeg.count, position + 2 + length)
      if marker == 0xE1, end > position + 4 {
        let segment = jpeg[(position + 4)..<end]
        if segment.starts(with: Array("Exif\0\0".utf8)) {
          return orientation(inDirectoryOf: Array(segment.dropFirst(6)))
        }
      }
      position += 2 + length
    }
    return 1
  }

  private static func orientation(inDirectoryOf tiff: [UInt8]) -> Int {
    let isLittleEndian = tiff.starts(with: Array("II".utf8))
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset + bytes <= tiff.count else { return nil }
      let part = tiff[offset..<(offset + bytes)]
      return (isLittleEndian ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return 1 }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return 1 }
      if tag == 0x0112 {
        let value = number(at: entry + 8, bytes: 2) ?? 1
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}
