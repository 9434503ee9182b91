import CGfx
import EspalierDrawing
import Foundation

/// Owns a Cairo surface.
final class CairoSurface {
  let pointer: OpaquePointer

  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cairo_surface_destroy(pointer) }

  /// Transparent pixels, of 4 bytes or of 1 for a mask.
  static func image(
    _ format: cairo_format_t = CAIRO_FORMAT_ARGB32, width: Int, height: Int
  ) throws(RenderingError) -> CairoSurface {
    let surface = cairo_image_surface_create(
      format, Int32(clamping: width), Int32(clamping: height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw .outOfMemory(purpose: "a layer of \(width) by \(height) pixels")
    }
    return CairoSurface(owning: surface)
  }

  /// A copy of the bitmap's pixels within `part`, so that the surface may outlive it.
  static func image(_ bitmap: Bitmap, _ part: PixelRect) throws(RenderingError) -> CairoSurface {
    let surface = try image(width: part.width, height: part.height)
    surface.edit { pixels, stride in
      bitmap.pixels.withUnsafeBytes { source in
        for row in 0..<part.height {
          let start = ((part.y + row) * bitmap.width + part.x) * 4
          let bytes = source[start..<(start + part.width * 4)]
          UnsafeMutableRawPointer(pixels + row * stride).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes).baseAddress ?? UnsafeRawPointer(pixels),
            byteCount: bytes.count)
        }
      }
    }
    return surface
  }

  /// A mask of how opaque each pixel is.
  func opacities() throws(RenderingError) -> CairoSurface {
    let mask = try Self.image(CAIRO_FORMAT_A8, width: width, height: height)
    let context = cairo_create(mask.pointer)
    cairo_set_source_surface(context, pointer, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return mask
  }

  /// True if the surface holds opacities alone.
  var isMask: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 }

  /// A copy of the pixels.
  func bitmap(name: String) -> Bitmap {
    var pixels: [UInt8] = []
    edit { data, stride in
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        pixels.append(
          contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: name)
  }

  /// Draws another surface onto this one.
  ///
  /// - Parameters:
  ///   - area: where the other stands, in its own pixels, of which a unit of the device has `scale`.
  ///   - pixels: where this one stands, in pixels of which a unit of the device has `ownScale`.
  ///   - distance: moves the other one, in units of the device.
  func draw(
    _ other: CairoSurface, _ area: PixelRect, scale: CGFloat, at pixels: PixelRect,
    scale ownScale: CGFloat = 1, movedBy distance: CGSize = .zero
  ) {
    let context = cairo_create(pointer)
    cairo_translate(
      context, Double(distance.width * ownScale) - Double(pixels.x),
      Double(distance.height * ownScale) - Double(pixels.y))
    cairo_scale(context, Double(ownScale / scale), Double(ownScale / scale))
    cairo_set_source_surface(context, other.pointer, Double(area.x), Double(area.y))
    cairo_paint(context)
    cairo_destroy(context)
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Calls `body` with the first pixel and the bytes per row, for reading and writing.
  func edit(_ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(data, Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// True if the map neither flattens the plane nor enlarges it beyond what Cairo can count.
  var isDrawable: Bool { isFinite && abs(determinant) > 1e-9 && abs(determinant) < 1e15 }

  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The pixels that `rect` touches; nil where it is empty, or too large to count.
  init?(around rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    let limit: CGFloat = 1e6
    guard left > -limit, top > -limit, right < limit, bottom < limit else { return nil }
    (x, y) = (Int(left), Int(top))
    (width, height) = (Int(right - left), Int(bottom - top))
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
