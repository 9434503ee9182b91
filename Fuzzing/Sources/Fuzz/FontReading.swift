import EspalierDrawing
import EspalierRendering
import EspalierTypesetting
import Foundation

/// Opens a font file as the typesetter does, and draws with it.
enum FontReading {
  // A file system in memory.
  private static let path = "/dev/shm/espalier-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  static func read(_ data: Data) {
    unlink(path)
    defer { unlink(path) }
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil,
      let font = FontFile(path: path)
    else { return }
    let glyphs = "Ag é字ا🙂".unicodeScalars.map { font.glyph(for: $0) ?? 0 } + [1, 2, 3, 65_535]
    _ = (font.familyName, font.ascent, font.descent, font.isColored)
    for glyph in glyphs { _ = font.advance(of: glyph) }
    draw(glyphs)
  }

  private static func draw(_ glyphs: [UInt32]) {
    let font = GlyphFont(
      file: path, faceIndex: 0, family: "Fuzzed", size: 12, weight: 400, isItalic: false)
    let positions = glyphs.indices.map { CGPoint(x: 6 * CGFloat($0), y: 0) }
    let run = GlyphRun(
      font: font, text: "fuzzed", origin: CGPoint(x: 2, y: 14),
      glyphs: zip(glyphs, positions).map { GlyphRun.Glyph(id: $0, position: $1, cluster: 0) })
    let list = DisplayList(
      size: CGSize(width: 64, height: 20),
      items: [.glyphs(run, .color(.black))])
    _ = try? list.pngData(renderer: RasterRenderer())
    _ = try? list.pdfData()
  }
}
