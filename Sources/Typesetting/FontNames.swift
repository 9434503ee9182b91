import Foundation

/// The names of a face in a font file, and its style within its family.
///
/// Only these few bytes are read; the font is not opened.
struct FontNames: Equatable {
  var family = ""
  var fullName = ""
  var postScriptName = ""
  var weight = 400
  var isItalic = false
  /// The width as a fraction of the usual one.
  var width: CGFloat = 1

  /// The names of all faces of a file; none if it is not a font, or a broken one.
  static func faces(inFileAt path: String) -> [FontNames] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return [] }
    let reader = FontReader(data)
    guard reader.tag(at: 0) == "ttcf" else {
      return [FontNames(reader, directoryAt: 0)].compactMap { $0 }
    }
    let count = min(reader.number32(at: 8) ?? 0, 256)
    return (0..<count).map { index in
      reader.number32(at: 12 + 4 * index).flatMap { FontNames(reader, directoryAt: $0) }
        ?? FontNames()
    }
  }

  private init() {}

  private init?(_ reader: FontReader, directoryAt directory: Int) {
    guard let table = reader.table("name", directoryAt: directory) else { return nil }
    let names = reader.names([1, 4, 6, 16], in: table)
    family = names[16] ?? names[1] ?? ""
    fullName = names[4] ?? ""
    postScriptName = names[6] ?? ""
    guard let style = reader.table("OS/2", directoryAt: directory) else { return }
    weight = reader.number16(at: style + 4) ?? 400
    let widthClass = reader.number16(at: style + 6) ?? 5
    if Self.widths.indices.contains(widthClass - 1) { width = Self.widths[widthClass - 1] }
    let slants = (reader.number16(at: style + 62) ?? 0) & (1 << 0 | 1 << 9)
    isItalic = slants != 0
  }

  /// OpenType's nine classes, from ultra condensed to ultra expanded.
  private static let widths: [CGFloat] = [0.5, 0.625, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 2]
}

/// Reads numbers and tables of a font file, which may be broken anywhere.
private struct FontReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func number16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= data.count - 2 else { return nil }
    let start = data.startIndex + offset
    return Int(data[start]) << 8 | Int(data[start + 1])
  }

  func number32(at offset: Int) -> Int? {
    guard let high = number16(at: offset), let low = number16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> String? {
    bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
  }

  private func bytes(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
    return data[(data.startIndex + offset)..<(data.startIndex + offset + count)]
  }

  /// The offset at which a table starts.
  func table(_ tag: String, directoryAt directory: Int) -> Int? {
    let wanted = tag.utf8.reduce(0) { $0 << 8 | Int($1) }
    for index in 0..<min(number16(at: directory + 4) ?? 0, 512) {
      let entry = directory + 12 + 16 * index
      if number32(at: entry) == wanted { return number32(at: entry + 8) }
    }
    return nil
  }

  /// Some names of a table by their numbers, in English where there are several.
  func names(_ wanted: [Int], in table: Int) -> [Int: String] {
    let strings = table + (number16(at: table + 4) ?? 0)
    var names: [Int: String] = [:]
    for index in 0..<min(number16(at: table + 2) ?? 0, 4096) {
      let record = table + 6 + 12 * index
      guard let number = number16(at: record + 6), wanted.contains(number),
        let platform = number16(at: record), let language = number16(at: record + 4),
        let length = number16(at: record + 8), let offset = number16(at: record + 10),
        let bytes = bytes(at: strings + offset, count: length)
      else { continue }
      switch (platform, language) {
      case (3, 0x409), (0, _): names[number] = bytes.utf16BigEndian
      case (1, 0): names[number] = names[number] ?? String(data: bytes, encoding: .macOSRoman)
      default: continue
      }
    }
    return names
  }
}

extension Data {
  fileprivate var utf16BigEndian: String {
    let bytes = [UInt8](self)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
