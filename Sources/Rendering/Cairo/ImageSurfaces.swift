import CGfx
import EspalierDrawing
import Foundation

/// Bitmaps as Cairo needs them, in the sizes that were painted last.
///
/// Keys keep their bitmaps alive, so that no other one can take their place in memory.
struct ImageSurfaces {
  private struct Key: Hashable {
    let bitmap: Bitmap
    let pixels: PixelRect
    let isMask: Bool
    var scaling: Scaling?

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(bitmap))
      hasher.combine(pixels)
      hasher.combine(scaling?.width)
    }
  }

  private struct Scaling: Equatable {
    let source: CGRect
    let width: Int
    let height: Int
    let interpolation: ImageInterpolation
  }

  private struct RedrawnKey: Hashable {
    let bitmap: Bitmap
    let width: Int
    let height: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(bitmap))
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  private var surfaces: CostLimitedCache<Key, CairoSurface>
  private var redrawn: CostLimitedCache<RedrawnKey, Bitmap>

  /// - Parameters:
  ///   - limit: the bytes that surfaces may take.
  ///   - redrawnLimit: the bytes that vector pictures drawn anew may take.
  init(limit: Int, redrawnLimit: Int) {
    surfaces = CostLimitedCache(limit: limit)
    redrawn = CostLimitedCache(limit: redrawnLimit)
  }

  /// - Parameter isMask: asks for the opacities alone: a PDF's masks must have no colors.
  mutating func surface(
    _ bitmap: Bitmap, _ pixels: PixelRect, isMask: Bool
  ) throws(RenderingError) -> CairoSurface {
    let key = Key(bitmap: bitmap, pixels: pixels, isMask: isMask)
    if let cached = surfaces[key] { return cached }
    var surface = try CairoSurface.image(bitmap, pixels)
    if isMask { surface = try surface.opacities() }
    surfaces.insert(surface, for: key, cost: pixels.width * pixels.height * 4)
    return surface
  }

  /// The part that is shown, in another number of pixels.
  mutating func scaled(
    _ part: CairoPainter.ShownPart, _ image: DisplayImage, width: Int, height: Int
  ) throws(RenderingError) -> CairoSurface {
    let isMask = image.tint != nil
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    if part.source == whole { return try surface(part.bitmap, part.pixels, isMask: isMask) }
    let scaling = Scaling(
      source: part.source, width: width, height: height, interpolation: image.interpolation)
    let key = Key(
      bitmap: part.bitmap, pixels: part.pixels, isMask: isMask, scaling: scaling)
    if let cached = surfaces[key] { return cached }
    let source = try surface(part.bitmap, part.pixels, isMask: isMask)
    let target = try CairoSurface.image(
      isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, width: width, height: height)
    let context = cairo_create(target.pointer)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, source.pointer, 0, 0)
    let pattern = cairo_get_source(context)
    var matrix = CGAffineTransform(mapping: whole, to: part.source).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    let isEnlarged = CGFloat(width) > part.source.width && CGFloat(height) > part.source.height
    cairo_pattern_set_filter(pattern, image.interpolation.filter(isEnlarging: isEnlarged))
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    surfaces.insert(target, for: key, cost: width * height * 4)
    return target
  }

  /// A vector picture drawn anew; nil where it has failed.
  mutating func redrawn(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap? {
    if bitmap.width == width, bitmap.height == height { return bitmap }
    let key = RedrawnKey(bitmap: bitmap, width: width, height: height)
    if let cached = redrawn[key] { return cached }
    guard let drawn = bitmap.redrawn?(width, height), drawn.width > 0, drawn.height > 0 else {
      return nil
    }
    redrawn.insert(drawn, for: key, cost: drawn.pixels.count)
    return drawn
  }
}
