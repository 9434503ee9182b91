import Foundation

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The bytes after the first `end` at or after an offset; nothing if there is none.
  func after(_ end: String, from offset: Int) -> ArraySlice<UInt8> {
    guard let range = dropFirst(offset).firstRange(of: Array(end.utf8)) else {
      return self[endIndex...]
    }
    return self[range.upperBound...]
  }

  /// The bytes between an offset and the first `end`; everything if there is none.
  func before(_ end: String, from offset: Int) -> ArraySlice<UInt8> {
    let content = dropFirst(offset)
    guard let range = content.firstRange(of: Array(end.utf8)) else { return content }
    return content[..<range.lowerBound]
  }

  /// The name of the next entity, and what follows it.
  var nextEntity: (name: String, after: ArraySlice<UInt8>)? {
    guard let sign = firstIndex(of: UInt8(ascii: "&")),
      let end = self[sign...].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    return (String(decoding: self[(sign + 1)..<end], as: UTF8.self), self[(end + 1)...])
  }
}

extension [UInt8] {
  /// The text with characters that are given by their number.
  var withCharacterReferences: [UInt8] {
    guard firstRange(of: Array("&#".utf8)) != nil else { return self }
    var result: [UInt8] = []
    var rest = self[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<sign]
      guard let (name, after) = rest[sign...].nextEntity else { break }
      if name.hasPrefix("#"), let character = name.xmlCharacter {
        result += Array(String(character).utf8)
      } else {
        result += rest[sign..<after.startIndex]
      }
      rest = after
    }
    return result + rest
  }
}

extension String {
  /// A name without its prefix.
  var afterColon: String { lastIndex(of: ":").map { String(self[index(after: $0)...]) } ?? self }

  /// The character of an entity that XML knows by itself: by its number, or one of five names.
  var xmlCharacter: Character? {
    if hasPrefix("#") {
      let isHexadecimal = hasPrefix("#x")
      let digits = dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        .map(Character.init)
    }
    return ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][self]
  }

  /// The text with CSS's escapes read: a backslash and a character, or its number.
  var withoutStyleEscapes: String {
    guard contains("\\") else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let first = rest.popFirst() {
      guard first == "\\" else {
        result.append(first)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      if digits.isEmpty {
        if let next = rest.popFirst() { result.append(next) }
      } else {
        rest = rest[digits.endIndex...]
        if let space = rest.first, space.properties.isWhitespace { rest = rest.dropFirst() }
        if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// Everything that follows a number sign, cut where a reference may end.
  var possibleReferences: [String] {
    guard contains("#") else { return [] }
    return utf8.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false).dropFirst()
      .flatMap { part -> Set<String> in
        let whole = Array(part.prefix(1024))
        let quoted = whole.prefix { !")\"'".utf8.contains($0) }
        let word = whole.prefix { !$0.isXMLSpace && !")\"';,}".utf8.contains($0) }
        return Set([whole[...], quoted, word].map { String(decoding: $0, as: UTF8.self) })
      }
  }
}
