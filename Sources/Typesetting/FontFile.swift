import CGfx
import Foundation

/// One face of a font file, opened for shaping.
///
/// Its lengths are font units.
package final class FontFile {
  package let path: String
  package let faceIndex: Int
  package let unitsPerEm: CGFloat
  /// Per em; the descent counts downwards and is positive.
  package let ascent: CGFloat
  package let descent: CGFloat
  package let lineGap: CGFloat
  /// Whether the glyphs are colored pictures.
  package let isColored: Bool

  let font: OpaquePointer
  private let face: OpaquePointer

  /// Nil if there is no font file at the path.
  package init?(path: String, faceIndex: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > UInt32(faceIndex),
      let face = hb_face_create(blob, UInt32(faceIndex)),
      let font = hb_font_create(face)
    else { return nil }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let unitsPerEm = CGFloat(hb_face_get_upem(face))
    self.path = path
    self.faceIndex = faceIndex
    self.unitsPerEm = unitsPerEm
    self.face = face
    self.font = font
    ascent = CGFloat(extents.ascender) / unitsPerEm
    descent = -CGFloat(extents.descender) / unitsPerEm
    lineGap = CGFloat(extents.line_gap) / unitsPerEm
    isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character by itself, or nil if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// A glyph's advance in font units.
  package func advance(of glyph: UInt32) -> Int32 {
    hb_font_get_glyph_h_advance(font, glyph)
  }

  /// The family as the file's name has it: what stands before the style.
  package var familyName: String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return String(name.prefix { $0 != "-" })
  }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    glyph(for: scalar) != nil
  }
}
