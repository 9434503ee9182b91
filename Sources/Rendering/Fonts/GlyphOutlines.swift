import CGfx
import EspalierDrawing
import Foundation

/// The outlines of glyphs, for renderers that draw them as paths.
package final class GlyphOutlines {
  private let faces = FontFaces()

  package init() {}

  /// The transform from a font's own units, y up, to points around a glyph's place; nil where the font cannot be read, has pictures in
  /// place of outlines, or is that of the fixed-pitch engine.
  package func transform(of font: GlyphFont) -> CGAffineTransform? {
    guard let face = face(of: font) else { return nil }
    let scale = font.size / CGFloat(face.face.pointee.units_per_EM)
    guard scale.isFinite else { return nil }
    let slant = font.isObliqued ? GlyphFont.slant * scale : 0
    return CGAffineTransform(
      a: scale * font.usableStretch, b: 0, c: slant, d: -scale, tx: 0, ty: 0)
  }

  /// A glyph's outline in the font's own units, y up; empty for blanks and missing glyphs.
  package func outline(of glyph: UInt32, in font: GlyphFont) -> PathOutline {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    guard let face = face(of: font), FT_Load_Glyph(face.face, glyph, flags) == 0,
      let slot = face.face.pointee.glyph
    else { return PathOutline() }
    let pen = OutlinePen()
    var steps = FT_Outline_Funcs(
      move_to: { end, pen in OutlinePen.at(pen).move(end) },
      line_to: { end, pen in OutlinePen.at(pen).line(end) },
      conic_to: { control, end, pen in OutlinePen.at(pen).quadCurve(control, end) },
      cubic_to: { control1, control2, end, pen in
        OutlinePen.at(pen).curve(control1, control2, end)
      }, shift: 0, delta: 0)
    withExtendedLifetime(pen) {
      _ = FT_Outline_Decompose(
        &slot.pointee.outline, &steps, Unmanaged.passUnretained(pen).toOpaque())
    }
    pen.outline.close()
    return pen.outline
  }

  private func face(of font: GlyphFont) -> FontFace? {
    guard !font.file.isEmpty, let face = try? faces.face(for: font),
      face.face.pointee.units_per_EM > 0,
      face.face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    else { return nil }
    return face
  }
}

/// Takes the steps of an outline from FreeType.
private final class OutlinePen {
  var outline = PathOutline()

  static func at(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen {
    guard let pointer else { return OutlinePen() }
    return Unmanaged<OutlinePen>.fromOpaque(pointer).takeUnretainedValue()
  }

  func move(_ end: UnsafePointer<FT_Vector>?) -> Int32 {
    outline.close()
    outline.move(to: point(end))
    return 0
  }

  func line(_ end: UnsafePointer<FT_Vector>?) -> Int32 {
    outline.line(to: point(end))
    return 0
  }

  func quadCurve(_ control: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?) -> Int32 {
    outline.quadCurve(to: point(end), control: point(control))
    return 0
  }

  func curve(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?,
    _ end: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    outline.curve(to: point(end), point(control1), point(control2))
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: vector.pointee.x, y: vector.pointee.y)
  }
}
