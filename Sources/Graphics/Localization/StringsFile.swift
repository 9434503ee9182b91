@_spi(Espalier) import EspalierCore
import Foundation

/// Reads a `.strings` file: `"key" = "value";`, with comments as in C.
struct StringsFile {
  private(set) var entries: [String: String] = [:]
  /// The problem with the file, and its line; nil if there is none.
  ///
  /// The entries before it are read.
  private(set) var problem: TableProblem?

  /// A file that has another form may be a property list, as Xcode writes them into apps.
  init(_ data: Data) {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      readPropertyList(data)
      return
    }
    guard let text = Self.decode(data) else {
      problem = TableProblem(line: 1, message: "it is neither UTF-8 nor UTF-16")
      return
    }
    var reader = StringsReader(text)
    do {
      while let (key, value) = try reader.next() { entries[key] = value }
    } catch {
      problem = error
    }
  }

  private mutating func readPropertyList(_ data: Data) {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let entries = list as? [String: Any] else {
        problem = TableProblem(line: 1, message: "it is not a dictionary")
        return
      }
      self.entries = entries.compactMapValues { $0 as? String }
    } catch {
      problem = TableProblem(error, in: data)
    }
  }

  private static func decode(_ data: Data) -> String? {
    let start = [UInt8](data.prefix(2))
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      return String(data: data, encoding: .utf16)
    }
    if start.count == 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    if start.count == 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(data: data.starts(with: mark) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}

/// A problem with a table of translations.
struct TableProblem: Error, Equatable {
  var line: Int
  var message: String
}

extension TableProblem {
  /// - Parameter error: Foundation's error for `data`, in which it names a line or a byte.
  init(_ error: any Error, in data: Data) {
    let details = (error as NSError).userInfo["NSDebugDescription"] as? String
    let message = details ?? "\(error)"
    func number(after word: String) -> Int? {
      guard let range = message.range(of: word + " ") else { return nil }
      return Int(message[range.upperBound...].prefix(while: \.isNumber))
    }
    let line =
      number(after: "line")
      ?? number(after: "character").map { data.prefix($0).count { $0 == 0x0A } + 1 }
    self.init(line: line ?? 1, message: message)
  }
}

/// Reads the entries of a `.strings` file one after the other.
private struct StringsReader {
  private let text: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  mutating func next() throws(TableProblem) -> (String, String)? {
    try skipSpace()
    guard position < text.count else { return nil }
    let key = try readString("a key")
    try skipSpace()
    var value = key
    if current == "=" {
      position += 1
      try skipSpace()
      value = try readString("a value for \"\(key)\"")
      try skipSpace()
    }
    guard current == ";" else { throw problem("expected \";\" after \"\(key)\"") }
    position += 1
    return (key, value)
  }

  private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private func problem(_ message: String, at place: Int? = nil) -> TableProblem {
    TableProblem(line: text[..<(place ?? position)].count { $0 == "\n" } + 1, message: message)
  }

  private mutating func skipSpace() throws(TableProblem) {
    while let sign = current {
      let following = position + 1 < text.count ? text[position + 1] : " "
      if sign.properties.isWhitespace || sign == "\u{FEFF}" {
        position += 1
      } else if sign == "/", following == "/" {
        while let sign = current, sign != "\n" { position += 1 }
      } else if sign == "/", following == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TableProblem) {
    let start = position
    position += 2
    while position + 1 < text.count {
      if text[position] == "*", text[position + 1] == "/" {
        position += 2
        return
      }
      position += 1
    }
    throw problem("a comment does not end", at: start)
  }

  private mutating func readString(_ what: String) throws(TableProblem) -> String {
    if current == "\"" || current == "'" { return try readQuoted() }
    let start = position
    while let sign = current,
      sign.isASCIILetterOrDigit || ["_", ".", "-", "$", "/", ":"].contains(sign)
    {
      position += 1
    }
    if position == start { throw problem("expected \(what)") }
    return String(String.UnicodeScalarView(text[start..<position]))
  }

  private mutating func readQuoted() throws(TableProblem) -> String {
    let start = position
    let quote = text[position]
    // Escapes are UTF-16: a character outside the basic plane may be written as two.
    var units: [UInt16] = []
    position += 1
    while let sign = current {
      position += 1
      if sign == quote { return String(decoding: units, as: UTF16.self) }
      if sign == "\\" { readEscape(&units) } else { units += Array(String(sign).utf16) }
    }
    throw problem("a text in quotes does not end", at: start)
  }

  private mutating func readEscape(_ units: inout [UInt16]) {
    guard let sign = current else { return }
    position += 1
    switch sign {
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "U", "u", "x": units.append(readNumber(radix: 16, digits: sign == "x" ? 2 : 4))
    case "0"..."7":
      position -= 1
      units.append(readNumber(radix: 8, digits: 3))
    default: units += Array(String(sign).utf16)
    }
  }

  private mutating func readNumber(radix: UInt32, digits: Int) -> UInt16 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let sign = current, let digit = Character(sign).hexDigitValue, digit < Int(radix) else {
        break
      }
      value = value * radix + UInt32(digit)
      position += 1
    }
    return UInt16(truncatingIfNeeded: value)
  }
}
