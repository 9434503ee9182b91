import EspalierDrawing
import Foundation

/// Small files of formats that nothing here writes, made by other programs.
enum SamplePictures {
  /// 16 by 8 pixels, the left half red, the right half blue, in several scans.
  static let progressiveJPEG = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
    EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAFQEB
    AQAAAAAAAAAAAAAAAAAABgf/2gAMAwEAAhADEAAAAc5gRxRv/8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABBQI/
    /8QAGBEAAgMAAAAAAAAAAAAAAAAAAAdEgsL/2gAIAQMBAT8BYcW+T//EABgRAAIDAAAAAAAAAAAAAAAAAAAHRILC/9oA
    CAECAQE/AVlMps//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAY/Aj//xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oA
    CAEBAAE/IT//2gAMAwEAAgADAAAAEIf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EC//xAAUEQEAAAAAAAAA
    AAAAAAAAAAAA/9oACAECAQE/EBf/xAAUEAEAAAAAAAAAAAAAAAAAAAAQ/9oACAEBAAE/ED//2Q==
    """)

  /// 16 by 8 pixels in Adobe's inverted print colors: on the left full light through red alone, on the right half the
  /// light through blue.
  static let printJPEG = decoded(
    """
    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggL
    CAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoK/8AAFAgACAAQBAERAAIRAQMRAQQRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYH
    CAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBka
    JSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeo
    qaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAA
    AAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy
    0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWW
    l5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMR
    BAAAPwD7Mr+rD/n/AD9/K+vK/wCVM/6VD8A6/9k=
    """)

  /// 8 by 4 pixels without loss, the left half red, half opaque in its lower half, the right half blue.
  static let losslessWebP = decoded(
    "UklGRi4AAABXRUJQVlA4TCEAAAAvB8AAEBcQ8y8gKPJ/NAFB0XXLhR+CQCBJcsmJI/ofyQYA")

  /// The same with a JPEG's losses, twice as large.
  static let lossyWebP = decoded(
    """
    UklGRnIAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSBQAAAABD/DA/4iIIBZM8pfumkNE/ycgDlZQOCA4AAAAMAIA
    nQEqEAAIAADAEiWgAnS6AfgB+IAEaAAA/v0rn//foJv/d5v9dEvM/+tHP/60ZXB/Wjm/oAA=
    """)

  /// Two frames on a canvas of 8 by 4 pixels, the first one green, 4 by 2, at (4, 2).
  static let animatedWebP = decoded(
    """
    UklGRpYAAABXRUJQVlA4WAoAAAASAAAABwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAIAAAEAAAMAAAEAAGQAAAJW
    UDhMDwAAAC8DQAAAB9D/iP4HIqL/AQBBTk1GOgAAAAAAAAAAAAcAAAMAAGQAAAJWUDhMIQAAAC8HwAAQFxD7LyAo8n80
    AUHRc6ZHu4FAIFkyyYkj+h9bAgA=
    """)

  /// 8 by 4 pixels, the left half red, the right half blue, of a camera held with its right side up (orientation 6).
  static let turnedWebP = decoded(
    """
    UklGRlIAAABXRUJQVlA4WAoAAAAIAAAABwAAAwAAVlA4TBIAAAAvB8AAAA8Q87//8x8O+hDR/wBFWElGGgAAAE1NACoA
    AAAIAAEBEgADAAAAAQAGAAAAAAAA
    """)

  private static func decoded(_ base64: String) -> Data {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
  }
}

extension Bitmap {
  /// A letter for each pixel: `R`, `G`, `B`, `W`, `K` (black) where it is opaque and nearly that color, in lower case
  /// where it is half opaque, `.` where it is transparent, and `?` for all else.
  var drawing: String {
    (0..<height).map { y in
      String((0..<width).map { x in letter(Array(pixels[((y * width + x) * 4)...].prefix(4))) })
    }
    .joined(separator: "\n")
  }

  private func letter(_ pixel: [UInt8]) -> Character {
    let alpha = pixel[3]
    if alpha < 8 { return "." }
    let isHalf = (120...136).contains(alpha)
    guard isHalf || alpha > 247 else { return "?" }
    let full = isHalf ? 128 : 255
    let colors: [Character: [Int]] = [
      "R": [0, 0, full], "G": [0, full, 0], "B": [full, 0, 0], "W": [full, full, full],
      "K": [0, 0, 0],
    ]
    let letter = colors.first { _, color in
      zip(color, pixel).allSatisfy { abs($0 - Int($1)) < 16 }
    }?.key
    guard let letter else { return "?" }
    return isHalf ? Character(letter.lowercased()) : letter
  }
}
