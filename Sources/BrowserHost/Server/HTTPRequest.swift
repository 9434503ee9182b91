import Foundation

/// A request of a browser: the first line and the headers of a request without a body.
///
/// It is read as strictly as RFC 9112 allows: a request that two programs could read in two ways is
/// refused, since one of them may have judged the request by the other reading.
struct HTTPRequest: Equatable, Sendable {
  var method: String
  /// The path without the query.
  var path: String
  /// The headers by lowercased names; those that may come in several lines are joined by commas.
  var headers: [String: String]

  /// The headers that have one meaning and may come in one line only.
  private static let singular: Set = [
    "host", "origin", "content-length", "sec-websocket-key", "sec-websocket-version",
  ]

  /// Reads a request up to its empty line; nil if it is not a request.
  init?(_ head: some Collection<UInt8>) {
    let head = Array(head)
    guard !Self.hasStrayByte(head), head.last != Byte.return else { return nil }
    var lines = head.split(separator: Byte.newline, omittingEmptySubsequences: false)
      .map { $0.last == Byte.return ? $0.dropLast() : $0 }[...]
    // Some browsers once sent an empty line after the request before.
    if lines.first?.isEmpty == true { lines.removeFirst() }
    guard
      let words = lines.popFirst()?.split(
        separator: Byte.space, omittingEmptySubsequences: false), words.count == 3,
      words[0].isToken, words[1].allSatisfy({ (0x21...0x7E).contains($0) }), words[2].isVersion
    else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    headers = [:]
    path = ""
    for line in lines where !line.isEmpty {
      guard let (name, value) = Self.field(line) else { return nil }
      if let known = headers[name] {
        if Self.singular.contains(name) { return nil }
        headers[name] = "\(known), \(value)"
      } else {
        headers[name] = value
      }
    }
    let isOld = words[2].last == UInt8(ascii: "0")
    guard hasOneLength, takeTarget(String(decoding: words[1], as: UTF8.self)),
      isOld || headers["host"] != nil
    else { return nil }
  }

  /// True unless the headers give the request's body a length that is no number, or two of them.
  private var hasOneLength: Bool {
    guard let length = headers["content-length"] else { return true }
    return headers["transfer-encoding"] == nil && !length.isEmpty
      && length.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Takes the target of the request; a whole address names its host itself.
  private mutating func takeTarget(_ target: String) -> Bool {
    var target = target[...]
    if target.lowercased().hasPrefix("http://") {
      let rest = target.dropFirst("http://".count)
      let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
      headers["host"] = String(rest[..<end])
      target = rest[end...]
      if !target.hasPrefix("/") { target = "/" + target }
    }
    path = String(target.prefix { $0 != "?" && $0 != "#" })
    return path.hasPrefix("/")
  }

  /// The name and the value of a line; nil if it has none, such as a line that goes on with the one before.
  private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].isToken else {
      return nil
    }
    let value = line[(colon + 1)...]
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == Byte.tab }) else { return nil }
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    )
  }

  /// Returns whether a byte of a request ends a line without both characters together, or
  /// ends strings in programs written in C.
  ///
  /// A carriage return at the very end counts as the first half of an end.
  static func hasStrayByte(_ bytes: some Collection<UInt8>) -> Bool {
    var isAfterReturn = false
    for byte in bytes {
      if byte == 0 || (byte == Byte.newline) != isAfterReturn { return true }
      isAfterReturn = byte == Byte.return
    }
    return false
  }

  /// True if the browser asks to exchange messages from now on.
  var asksForWebSocket: Bool { headers["upgrade"]?.lowercased() == "websocket" }
}

private enum Byte {
  static let tab: UInt8 = 9
  static let newline: UInt8 = 10
  static let `return`: UInt8 = 13
  static let space: UInt8 = 32
}

extension ArraySlice<UInt8> {
  /// True if this is a word of the kind that names methods and headers.
  fileprivate var isToken: Bool {
    !isEmpty
      && allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// True if this is the name of the protocol's first version with one digit.
  fileprivate var isVersion: Bool {
    count == 8 && starts(with: "HTTP/1.".utf8)
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[endIndex - 1])
  }
}
