import CGfx
import EspalierDrawing
import Foundation

/// Coverage pictures of glyphs, in four horizontal positions within a pixel, never hinted.
///
/// Cairo would round glyphs to whole pixels, which makes small text uneven.
final class GlyphCache {
  /// A glyph's coverage; `left` and `top` lead from its origin to the picture's corner, top upwards.
  struct Glyph {
    var coverage: [UInt8] = []
    var width = 0
    var height = 0
    var left = 0
    var top = 0
  }

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
    var size: Int32
    var phase: Int8
    var isObliqued: Bool
    /// The width in 64ths of a pixel, as FreeType counts.
    var width: Int32
  }

  /// The pixels per em beyond which outlines are drawn without the cache.
  static let largestSize: CGFloat = 100
  static let phases = 4
  private static let byteLimit = 16 << 20

  private var glyphs: [Key: Glyph] = [:]
  private var byteCount = 0

  /// - Parameters:
  ///   - size: pixels per em.
  ///   - phase: fourths of a pixel that the glyph stands right of a whole one.
  func glyph(_ id: UInt32, of face: FontFace, _ font: GlyphFont, size: CGFloat, phase: Int) -> Glyph
  {
    let key = Key(
      face: ObjectIdentifier(face), glyph: id, size: Int32((size * 64).rounded()),
      phase: Int8(phase), isObliqued: font.isObliqued,
      width: Int32((size * font.usableStretch * 64).rounded()))
    if let cached = glyphs[key] { return cached }
    let glyph = Self.draw(key, face.face)
    if byteCount > Self.byteLimit {
      glyphs = [:]
      byteCount = 0
    }
    byteCount += glyph.coverage.count + MemoryLayout<Glyph>.size
    glyphs[key] = glyph
    return glyph
  }

  /// Missing and empty glyphs draw nothing.
  private static func draw(_ key: Key, _ face: FT_Face) -> Glyph {
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Set_Char_Size(face, FT_F26Dot6(key.width), FT_F26Dot6(key.size), 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, flags) == 0, let slot = face.pointee.glyph
    else { return Glyph() }
    if key.isObliqued {
      var slant = FT_Matrix(
        xx: 0x10000, xy: FT_Fixed(GlyphFont.slant * 0x10000), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &slant)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(Int(key.phase) * 64 / phases), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return Glyph() }
    let bitmap = slot.pointee.bitmap
    guard let buffer = bitmap.buffer, bitmap.width > 0, bitmap.rows > 0 else { return Glyph() }
    var glyph = Glyph(
      width: Int(bitmap.width), height: Int(bitmap.rows),
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top))
    for row in 0..<glyph.height {
      let start = buffer + row * Int(bitmap.pitch)
      glyph.coverage.append(contentsOf: UnsafeBufferPointer(start: start, count: glyph.width))
    }
    return glyph
  }
}

extension GlyphFont {
  /// The slant of an obliqued glyph per unit of height: the tangent of 12 degrees.
  static let slant = 0.2126

  /// The stretch, or none where it makes no sense.
  var usableStretch: CGFloat { (0.05...20).contains(stretch) ? stretch : 1 }
}
