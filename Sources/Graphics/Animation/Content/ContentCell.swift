@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A part of a drawing that appears, disappears or stays as a whole: a character, or all of it.
struct ContentCell {
  var items: [DisplayItem]
  /// The point by which the movement of the part is measured.
  var place: CGPoint
  /// The character that the part shows; nil if the part equals no other.
  var character: Character?

  struct Character: Equatable {
    var text: String
    var font: GlyphFont
  }
}

extension [DisplayItem] {
  /// The parts of a drawing: every character of its texts by itself, or all in one.
  func cells(each: Bool) -> [ContentCell] {
    if !each { return [ContentCell(items: self, place: .zero)] }
    return flatMap { item -> [ContentCell] in
      guard case .glyphs(let run, let paint) = item else {
        return [ContentCell(items: [item], place: .zero)]
      }
      return run.characters.map { part in
        ContentCell(
          items: [.glyphs(part, paint)],
          place: CGPoint(
            x: part.origin.x + (part.glyphs.first?.position.x ?? 0), y: part.origin.y),
          character: .init(text: part.text, font: part.font))
      }
    }
  }
}

extension GlyphRun {
  /// The run in parts that stand for one character, or for characters that share their glyphs.
  fileprivate var characters: [GlyphRun] {
    var parts: [GlyphRun] = []
    let bytes = Array(text.utf8)
    for glyph in glyphs {
      if let last = parts.last, last.glyphs[0].cluster == glyph.cluster {
        parts[parts.count - 1].glyphs.append(glyph)
        continue
      }
      var part = self
      part.glyphs = [glyph]
      part.text = String(decoding: bytes[glyph.cluster.clamped(to: 0..<bytes.count)], as: UTF8.self)
      parts.append(part)
    }
    // Clusters count in the text of the part from here on; neighbors were distinguished by their
    // places in the whole.
    for index in parts.indices {
      let count = parts[index].text.utf8.count
      for glyph in parts[index].glyphs.indices { parts[index].glyphs[glyph].cluster = 0..<count }
      parts[index].width = width / CGFloat(parts.count)
    }
    return parts
  }
}

extension [ContentCell] {
  /// For each part, the one of `old` that stays as this part.
  ///
  /// 1. The common beginning and the common end stay.
  /// 2. In between, as in a number, places count from the end: equal parts at the same place stay.
  func links(to old: [ContentCell]) -> [Int?] {
    var links = [Int?](repeating: nil, count: count)
    func isSame(_ new: Int, _ last: Int) -> Bool {
      self[new].character != nil && self[new].character == old[last].character
    }
    let shorter = Swift.min(count, old.count)
    var start = 0
    while start < shorter, isSame(start, start) {
      links[start] = start
      start += 1
    }
    for distance in 1..<(shorter - start + 1) {
      let (new, last) = (count - distance, old.count - distance)
      if isSame(new, last) { links[new] = last }
    }
    return links
  }
}
