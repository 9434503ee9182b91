import Foundation

/// A picture that an SVG file holds as a data address.
enum SVGInnerPicture {
  /// The structure of the picture, with its depth; nil for pictures of pixels.
  static func structure(of address: String, nesting: Int) throws(SVGRefusal) -> SVGStructure? {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    let head = address[..<comma].lowercased()
    let body = address[address.index(after: comma)...]
    let bytes = unescaped(String(body), isBase64: head.contains(";base64"))
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw SVGRefusal(reason: "it holds a compressed picture; store it as it is")
    }
    switch ImageFormat(of: bytes) {
    case .png, .jpeg, .webP, .gif:
      if let (width, height) = ImageFormat.claimedSize(of: bytes),
        width * height > ImageDecoder.largestInnerArea
      {
        throw SVGRefusal(reason: "it holds a picture of \(width) by \(height) pixels")
      }
      return nil
    case .svg, nil:
      // A file that is not a known picture may still be one for librsvg.
      guard bytes.contains(UInt8(ascii: "<")) else { return nil }
      return try SVGStructure(of: bytes, nesting: nesting + 1)
    }
  }

  private static func unescaped(_ text: String, isBase64: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    guard isBase64 else { return bytes }
    let data = Data(
      base64Encoded: String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace },
      options: .ignoreUnknownCharacters)
    return [UInt8](data ?? Data())
  }
}

extension ImageFormat {
  /// The size that a file of pixels claims to have; nil if that is not found.
  static func claimedSize(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(_ places: Int...) -> Int {
      places.reduce(0) { $0 << 8 | ($1 < bytes.count ? Int(bytes[$1]) : 0) }
    }
    switch ImageFormat(of: bytes) {
    case .png: return (number(16, 17, 18, 19), number(20, 21, 22, 23))
    case .gif: return (number(7, 6), number(9, 8))
    case .jpeg:
      // The first of the segments that begin a picture has its height and width.
      let frame = JPEGSegments(bytes).first {
        (0xC0...0xCF).contains($0.marker) && ![0xC4, 0xC8, 0xCC].contains($0.marker)
      }
      guard let content = frame?.content, content.count >= 5 else { return nil }
      let start = content.startIndex
      return (
        number(start + 3, start + 4), number(start + 1, start + 2)
      )
    case .webP, .svg, nil: return nil
    }
  }
}
