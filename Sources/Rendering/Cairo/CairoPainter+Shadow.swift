import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Paints the blurred silhouette of `items`, moved by `offset`.
  ///
  /// 1. Find the pixels that the shadow reaches, as far as they are visible.
  /// 2. Take the silhouette there, blurred, from the cache, or draw and blur it.
  /// 3. Paint the color through it.
  func paintShadow(
    of items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize
  ) {
    let (red, green, blue, alpha) = color.components
    guard alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    let scale: CGFloat =
      switch output {
      case .pixels: 1
      case .pages(let pixelsPerPoint): pixelsPerPoint
      }
    // A blur wider than the longest surface would look the same.
    let sigma = min(max(0, radius) / 2 * Double(transform.meanScale * scale), 1000)
    let margin = (3 * CGFloat(sigma)).rounded(.up) + 1
    let bounds = items.bounds.offsetBy(dx: offset.width, dy: offset.height)
    let silhouette = visibleDeviceRect(of: bounds, margin: margin / scale)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    guard !silhouette.isNull,
      let pixels = PixelRect(around: silhouette.insetBy(dx: -margin, dy: -margin)),
      let mask = shadowMask(of: items, pixels, sigma: sigma, scale: scale, offset: offset)
    else { return }
    saved {
      transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      cairo_set_source_rgba(context, red, green, blue, alpha)
      cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }

  /// The items' blurred silhouette at `pixels`, new or from the cache.
  func shadowMask(
    of items: [DisplayItem], _ pixels: PixelRect, sigma: Double, scale: CGFloat, offset: CGSize
  ) -> CairoSurface? {
    let key = ShadowKey(items, transform, pixels, sigma: sigma, scale: scale, offset: offset)
    if let cached = resources.shadows[key] { return cached }
    return note { () throws(RenderingError) in
      let mask = try CairoSurface.image(
        CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
      paint(items, onto: mask, at: pixels, scale: scale, offset: offset)
      var hadMemory = true
      mask.edit { data, stride in
        hadMemory =
          px_blur_mask(data, Int32(pixels.width), Int32(pixels.height), Int32(stride), sigma) != 0
      }
      guard hadMemory else { throw .outOfMemory(purpose: "a shadow") }
      resources.shadows.insert(mask, for: key, cost: pixels.width * pixels.height)
      return mask
    }
  }
}

/// What a blurred silhouette depends on.
///
/// A lone path is kept relative to the shadow's pixels, so that equal cards in different places
/// share one shadow.
struct ShadowKey: Equatable {
  private let items: [DisplayItem]
  private let linear: CGAffineTransform
  /// Where the items' origin stands relative to the mask, in thousandths of a pixel.
  private let origin: [CGFloat]
  private let size: [Int]
  private let sigma: Double

  init(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ pixels: PixelRect, sigma: Double,
    scale: CGFloat, offset: CGSize
  ) {
    var origin = CGPoint(x: offset.width, y: offset.height)
    var items = items
    if items.count == 1, case .fill(let path, .color(let color), let style) = items[0] {
      let corner = path.boundingRect.origin
      let moved = path.offsetBy(dx: -corner.x, dy: -corner.y)
      origin = CGPoint(x: origin.x + corner.x, y: origin.y + corner.y)
      let silhouette = ResolvedColor(red: 0, green: 0, blue: 0, opacity: color.opacity)
      items = [.fill(moved, .color(silhouette), style)]
    }
    self.items = items
    let placed = origin.applying(transform)
    let relative = [placed.x * scale - CGFloat(pixels.x), placed.y * scale - CGFloat(pixels.y)]
    self.origin = relative.map { ($0 * 1000).rounded() }
    size = [pixels.width, pixels.height]
    linear = CGAffineTransform(
      a: transform.a * scale, b: transform.b * scale, c: transform.c * scale,
      d: transform.d * scale, tx: 0, ty: 0)
    self.sigma = sigma
  }
}
