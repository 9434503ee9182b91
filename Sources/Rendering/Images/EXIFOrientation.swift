import Foundation

/// The way in which a camera was held, as the EXIF part of picture files has it: from 1, upright,
/// to 8.
///
/// It is 1 where a file does not contain it.
enum EXIFOrientation {
  /// Finds it in a segment that is named "Exif".
  static func find(inJPEG bytes: [UInt8]) -> Int {
    for (marker, content) in JPEGSegments(bytes) where marker == 0xE1 {
      if content.starts(with: name) { return find(inTIFF: Array(content)) }
    }
    return 1
  }

  /// Finds it in the chunk `eXIf`: a length, a name, the content and a checksum, like all chunks.
  static func find(inPNG bytes: [UInt8]) -> Int {
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let content = position + 8
      if bytes[(position + 4)..<content].elementsEqual("eXIf".utf8) {
        return find(inTIFF: Array(bytes[content...].prefix(length)))
      }
      position = content + length + 4
    }
    return 1
  }

  /// Finds it in EXIF's own form, which is TIFF's, with or without its name in front.
  ///
  /// 1. Read the byte order, and go to the first directory.
  /// 2. Look for the entry 0x0112.
  static func find(inTIFF bytes: [UInt8]) -> Int {
    let tiff = bytes.starts(with: name) ? Array(bytes.dropFirst(name.count)) : bytes
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

  private static let name = Array("Exif\0\0".utf8)
}
