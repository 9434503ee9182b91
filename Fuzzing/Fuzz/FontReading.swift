import EspalierDrawing
import EspalierRendering
import Foundation

@testable import EspalierTypesetting

/// Opens a font file as the typesetter does, and draws with it.
enum FontReading {
  // A file system in memory.
  private static let path = "/dev/shm/espalier-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  static func read(_ data: Data, inPDF: Bool) {
    unlink(path)
    defer { unlink(path) }
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil,
      let font = FontFile(path: path)
    else { return }
    let glyphs = "Ag é字ا🙂".unicodeScalars.map { font.glyph(for: $0) ?? 0 } + [1, 2, 3, 65_535]
    _ = (font.familyName, font.ascent, font.descent, font.isColored)
    for glyph in glyphs { _ = font.advance(of: glyph) }
    shape("To office 1/2 é", in: font)
    draw(glyphs, inPDF: inPDF)
  }

  /// Shapes words as those of texts, from what the font's own tables tell about its characters.
  private static func shape(_ string: String, in font: FontFile) {
    let units = Array(string.utf16)
    let item = TextItem(range: units.indices, style: 0, file: font)
    var glyphs: [ShapedGlyph] = []
    Shaper().shape(item, of: units, ShapingFeatures(), language: "en", into: &glyphs)
  }

  private static func draw(_ glyphs: [UInt32], inPDF: Bool) {
    let run = GlyphRun(
      font: GlyphFont(file: path, size: 12, family: "Fuzzed"),
      glyphs: glyphs.enumerated().map { index, glyph in
        GlyphRun.Glyph(id: glyph, position: CGPoint(x: 6 * index, y: 0), cluster: 0..<6)
      }, origin: CGPoint(x: 2, y: 14), width: 60, text: "fuzzed")
    let list = DisplayList(
      size: CGSize(width: 64, height: 20), items: [.glyphs(run, .color(.black))])
    if inPDF {
      _ = try? list.pdfData()
    } else {
      _ = try? list.pngData(renderer: RasterRenderer())
    }
  }
}
