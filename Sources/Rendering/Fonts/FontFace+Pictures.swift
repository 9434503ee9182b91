import CGfx
import Foundation

extension FontFace {
  /// A glyph's picture; `left` and `top` lead from its origin to the picture's corner, top upwards.
  struct Picture {
    var surface: CairoSurface
    var pixelsPerEm: Double
    var left: Int
    var top: Int
  }

  /// The picture in the font's first size; nil where the glyph has none.
  func picture(of glyph: UInt32) -> Picture? {
    if let known = pictures[glyph] { return known }
    guard FT_Select_Size(face, 0) == 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, let sizes = face.pointee.available_sizes,
      let surface = slot.pointee.bitmap.surface
    else { return nil }
    let picture = Picture(
      surface: surface, pixelsPerEm: Double(sizes[0].y_ppem) / 64,
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top))
    // A text of very many different emoji starts over rather than keep them all.
    if pictures.count > 256 { pictures = [:] }
    pictures[glyph] = picture
    return picture
  }
}

extension FT_Bitmap {
  /// A copy of a color picture, whose pixels are premultiplied BGRA as Cairo's are.
  fileprivate var surface: CairoSurface? {
    guard pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer, width > 0, rows > 0,
      let surface = try? CairoSurface.image(width: Int(width), height: Int(rows))
    else { return nil }
    surface.edit { data, stride in
      for row in 0..<Int(rows) {
        UnsafeMutableRawPointer(data + row * stride).copyMemory(
          from: buffer + row * Int(pitch), byteCount: Int(width) * 4)
      }
    }
    return surface
  }
}
