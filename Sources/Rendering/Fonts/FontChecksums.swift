import CPixels
import EspalierTypesetting
import Foundation

/// Checks whether a font file is undamaged.
///
/// Cairo copies glyphs into PDF files and trusts every number in the font's tables, so that a damaged file would crash
/// the program. FreeType and HarfBuzz check what they read.
enum FontChecksums {
  /// Returns whether all tables of a font lie in the file and add up to their checksums.
  ///
  /// False for files that are not TrueType or OpenType.
  static func hold(in file: String, index: Int) -> Bool {
    MappedFont.at(file).map { hold(in: $0.bytes, index: index) } ?? false
  }

  static func hold(in bytes: UnsafeRawBufferPointer, index: Int) -> Bool {
    hold(in: FontBytes(bytes: bytes), index: index)
  }

  /// 1. Find the font, where the file is a collection of several.
  /// 2. Go through its directory: for each table a name, a checksum, an offset and a length.
  private static func hold(in bytes: FontBytes, index: Int) -> Bool {
    var start = 0
    if bytes.word(at: 0) == collection {
      guard let count = bytes.word(at: 8), index < count,
        let offset = bytes.word(at: 12 + 4 * index)
      else { return false }
      start = offset
    }
    guard let version = bytes.word(at: start), versions.contains(version),
      let count = bytes.word(at: start + 2).map({ $0 & 0xFFFF }), count > 0
    else { return false }
    return (0..<count).allSatisfy { table in
      let entry = start + 12 + 16 * table
      guard let name = bytes.word(at: entry), let checksum = bytes.word(at: entry + 4),
        let offset = bytes.word(at: entry + 8), let length = bytes.word(at: entry + 12)
      else { return false }
      return bytes.sum(from: offset, length: length, isHead: name == head) == checksum
    }
  }

  private static let collection = 0x7474_6366  // "ttcf"
  private static let head = 0x6865_6164  // "head"
  /// TrueType, OpenType ("OTTO") and Apple's name of TrueType ("true").
  private static let versions = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
}

/// A font file's bytes, in which numbers have their highest byte first.
private struct FontBytes {
  let bytes: UnsafeRawBufferPointer

  /// The number at an offset; nil beyond the end.
  func word(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// The sum of a table's words; nil where it does not lie in the file.
  ///
  /// The head's third word makes the sum of the whole file come out right, and counts as zero.
  func sum(from offset: Int, length: Int, isHead: Bool) -> Int? {
    guard offset + length <= bytes.count, let first = bytes.baseAddress else { return nil }
    let sum = Int(px_sum_words((first + offset).assumingMemoryBound(to: UInt8.self), length))
    guard isHead else { return sum }
    return word(at: offset + 8).map { (sum - $0) & 0xFFFF_FFFF }
  }
}
