import EspalierDrawing
import Foundation

extension SVGWriter {
  /// Writes text with a place for each character, where each has a glyph of its own.
  ///
  /// Else, as with ligatures and right-to-left text, the reader shapes the text again and spreads
  /// it over the same width.
  mutating func write(_ run: GlyphRun, _ paint: Paint) {
    let isPlaced = run.origin.x.isFinite && run.origin.y.isFinite
    guard !run.glyphs.isEmpty, run.font.size > 0, isPlaced else { return }
    let place: String
    if let positions = run.characterPositions {
      place = " x=\"\(positions.map(\.brief).joined(separator: " "))\""
    } else {
      // The start of a right-to-left text is its right end.
      let x = run.isRightToLeft ? run.origin.x + run.width : run.origin.x
      place =
        " x=\"\(x.brief)\"" + (run.isRightToLeft ? " direction=\"rtl\"" : "")
        + " textLength=\"\(run.width.brief)\" lengthAdjust=\"spacing\""
    }
    let y = run.origin.y + (run.glyphs.first?.position.y ?? 0)
    body.append(
      "<text\(place) y=\"\(y.brief)\"\(run.font.attributes)\(fill(paint, over: run.bounds))"
        + " xml:space=\"preserve\">\(run.text.escaped)</text>")
  }
}

extension GlyphRun {
  /// The x of every character; nil where characters and glyphs do not match one to one.
  fileprivate var characterPositions: [CGFloat]? {
    let scalars = text.unicodeScalars
    guard !isRightToLeft, scalars.count == glyphs.count,
      // Readers count characters outside the first plane as one or as two.
      scalars.allSatisfy({ $0.value < 0x10000 })
    else { return nil }
    var offset = 0
    for (scalar, glyph) in zip(scalars, glyphs) {
      guard glyph.cluster.lowerBound == offset else { return nil }
      offset += UTF8.width(scalar)
    }
    return glyphs.map { origin.x + $0.position.x }
  }
}

extension GlyphFont {
  fileprivate var attributes: String {
    let generic = file.isEmpty || family.lowercased().contains("mono") ? "monospace" : "sans-serif"
    let families = file.isEmpty ? generic : "'\(family.escaped)', \(generic)"
    var result = " font-family=\"\(families)\" font-size=\"\(size.brief)\""
    if weight != 400 { result += " font-weight=\"\(weight)\"" }
    if isItalic || isObliqued { result += " font-style=\"italic\"" }
    return result
  }
}
