import Foundation

/// What a font file says of one of its faces: its names, and which style of its family it is.
///
/// Only these few bytes are read; the font is not opened.
struct FontNames: Equatable {
  var family = ""
  var fullName = ""
  var postScriptName = ""
  var weight = 400
  var isItalic = false
  /// As a fraction of the usual width.
  var width: CGFloat = 1

  /// Of all faces of a file; none if it is no font, or a broken one.
  static func faces(inFileAt path: String) -> [FontNames] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
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
    let tables = reader.tables(directoryAt: directory)
    guard let table = tables["name"] else { return nil }
    let names = reader.names(in: table)
    family = names[16] ?? names[1] ?? ""
    fullName = names[4] ?? ""
    postScriptName = names[6] ?? ""
    guard let style = tables["OS/2"] else { return }
    weight = reader.number16(at: style.lowerBound + 4) ?? 400
    let widthClass = reader.number16(at: style.lowerBound + 6) ?? 5
    if Self.widths.indices.contains(widthClass - 1) { width = Self.widths[widthClass - 1] }
    let slants = (reader.number16(at: style.lowerBound + 62) ?? 0) & (1 << 0 | 1 << 9)
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

  func tables(directoryAt directory: Int) -> [String: Range<Int>] {
    var tables: [String: Range<Int>] = [:]
    for index in 0..<min(number16(at: directory + 4) ?? 0, 512) {
      let entry = directory + 12 + 16 * index
      guard let tag = tag(at: entry), let offset = number32(at: entry + 8),
        let length = number32(at: entry + 12), offset <= data.count - length
      else { continue }
      tables[tag] = offset..<offset + length
    }
    return tables
  }

  /// The names of a table by their numbers, in English where there are several.
  func names(in table: Range<Int>) -> [Int: String] {
    let start = table.lowerBound
    let strings = start + (number16(at: start + 4) ?? 0)
    var names: [Int: String] = [:]
    for index in 0..<min(number16(at: start + 2) ?? 0, 4096) {
      let record = start + 6 + 12 * index
      guard let platform = number16(at: record), let language = number16(at: record + 4),
        let number = number16(at: record + 6), let length = number16(at: record + 8),
        let offset = number16(at: record + 10),
        let bytes = bytes(at: strings + offset, count: length)
      else { continue }
      switch (platform, language) {
      case (3, 0x409), (0, _): names[number] = String(data: bytes, encoding: .utf16BigEndian)
      case (1, 0): names[number] = names[number] ?? String(data: bytes, encoding: .macOSRoman)
      default: continue
      }
    }
    return names
  }
}
