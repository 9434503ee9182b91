import Foundation

/// Small files to read.
enum SampleFiles {
  /// 24 by 16 pixels, the left half red, the right half blue.
  static let jpeg = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()

  /// The same with an EXIF part that says how the camera was held.
  static func jpeg(orientation: Int, isLittleEndian: Bool) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      let bigEndian = (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) }
      return isLittleEndian ? bigEndian.reversed() : bigEndian
    }
    // A directory at offset 8 with one entry: tag 0x0112, type short, one value.
    var exif = Array("Exif\0\0".utf8) + Array((isLittleEndian ? "II" : "MM").utf8)
    exif += bytes(42, 2) + bytes(8, 4) + bytes(1, 2)
    exif += bytes(0x0112, 2) + bytes(3, 2) + bytes(1, 4) + bytes(orientation, 2) + bytes(0, 2)
    exif += bytes(0, 4)
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
  }

  /// A PNG whose head claims another size, with a valid checksum.
  static func pngClaiming(width: Int, height: Int, _ png: Data) -> Data {
    func bytes(_ value: UInt32) -> [UInt8] {
      (0..<4).reversed().map { UInt8(value >> (8 * $0) & 255) }
    }
    var result = [UInt8](png)
    // The signature takes 8 bytes, the chunk's length and name 4 each.
    result.replaceSubrange(16..<24, with: bytes(UInt32(width)) + bytes(UInt32(height)))
    result.replaceSubrange(29..<33, with: bytes(checksum(result[12..<29])))
    return Data(result)
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

  private static let base64 = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIs
    IxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy
    MjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAAQABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDi6+ZP3Ex9c/5Yf8C/pX6X4d/8xP8A25/7cfnvHf8AzD/9v/8A
    tpkV+mH56dfX80H9CGPrn/LD/gX9K/S/Dv8A5if+3P8A24/PeO/+Yf8A7f8A/bTIr9MPz0//2Q==
    """
}
