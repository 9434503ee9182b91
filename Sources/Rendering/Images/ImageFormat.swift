/// The formats that are read, distinguished by the beginning of a file; names do not matter.
enum ImageFormat: CaseIterable {
  case png, jpeg, webP, gif, svg

  init?(of bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.isFormat(of: bytes) }) else { return nil }
    self = format
  }

  private func isFormat(of bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8])
    case .webP:
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    case .gif: bytes.starts(with: Array("GIF8".utf8))
    case .svg: Self.isSVG(bytes)
    }
  }

  /// The number of bytes that may stand in front of a file's root element: comments, mostly.
  private static let longestProlog = 64 << 10

  /// Returns whether the first element is `svg`, with any prefix.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let text = bytes[start...].prefix(longestProlog).drop { $0.isSpace }
    guard text.first == UInt8(ascii: "<") else { return false }
    var rest = text
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(bracket + 1)...]
      if rest.starts(with: "!--".utf8) {
        guard let end = rest.firstRange(of: "-->".utf8) else { return false }
        rest = rest[end.upperBound...]
      } else if let first = rest.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") {
        let name = rest.prefix { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
      }
    }
    return false
  }
}

extension UInt8 {
  /// True if the byte is white space in XML.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
