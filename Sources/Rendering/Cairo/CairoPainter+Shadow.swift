import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// The number of shadows inside each other whose items are painted twice, for the silhouette and for themselves.
  ///
  /// Each level doubles the work, so that what is inside more of them is painted once, as a picture, and the silhouette taken
  /// from that.
  static let directShadows = 3

  /// Paints the blurred silhouette of `items`, moved by `offset`.
  ///
  /// 1. Find the pixels that the shadow reaches, as far as they are visible.
  /// 2. Take the silhouette there, blurred, from the cache, or draw and blur it.
  /// 3. Paint the color through it.
  func paintShadow(
    of items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize
  ) {
    guard color.components.opacity > 0, radius.isFinite, offset.isFinite else { return }
    let sigma = shadowDeviation(radius)
    guard let pixels = shadowPixels(of: items.bounds, sigma: sigma, offset: offset),
      let mask = shadowMask(
        of: items, pixels, sigma: sigma, scale: pixelsPerUnit, offset: offset)
    else { return }
    paint(color, through: mask, at: pixels)
  }

  /// Paints the items above their shadow, both from one picture of them.
  ///
  /// The picture holds what is visible, and what casts a visible shadow.
  func paintWithShadow(
    _ items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize
  ) {
    guard color.components.opacity > 0, radius.isFinite, offset.isFinite else {
      return paint(items)
    }
    let (scale, sigma, bounds) = (pixelsPerUnit, shadowDeviation(radius), items.bounds)
    var reach = shadowReach
    let margin = reach.widened(by: sigma)
    let visible = visibleRect.applying(transform)
    let (from, to) = (
      CGPoint.zero.applying(transform),
      CGPoint(x: offset.width, y: offset.height).applying(transform)
    )
    let casting = visible.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
      .insetBy(dx: -margin / scale, dy: -margin / scale)
    let seen = bounds.applying(transform).overlap(with: visible.union(casting))
    guard
      let area = PixelRect(around: seen.applying(CGAffineTransform(scaleX: scale, y: scale))),
      let picture = note({ () throws(RenderingError) in
        try CairoSurface.image(width: area.width, height: area.height)
      })
    else { return }
    paint(items, onto: picture, at: area, scale: scale, reach: reach)
    if let pixels = shadowPixels(of: bounds, sigma: sigma, offset: offset) {
      let mask = blurredMask(pixels, sigma: sigma) { mask in
        let silhouette = cairo_create(mask.pointer)
        cairo_set_source_surface(
          silhouette, picture.pointer,
          Double(area.x - pixels.x) + Double((to.x - from.x) * scale),
          Double(area.y - pixels.y) + Double((to.y - from.y) * scale))
        cairo_paint(silhouette)
        cairo_destroy(silhouette)
      }
      if let mask { paint(color, through: mask, at: pixels) }
    }
    saved {
      transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      cairo_set_source_surface(context, picture.pointer, Double(area.x), Double(area.y))
      cairo_paint(context)
    }
  }

  private func paint(_ color: ResolvedColor, through mask: CairoSurface, at pixels: PixelRect) {
    let (red, green, blue, alpha) = color.components
    saved {
      transform = CGAffineTransform(scaleX: 1 / pixelsPerUnit, y: 1 / pixelsPerUnit)
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
    let mask = blurredMask(pixels, sigma: sigma) { mask in
      paint(items, onto: mask, at: pixels, scale: scale, offset: offset)
    }
    if let mask { resources.shadows.insert(mask, for: key, cost: pixels.width * pixels.height) }
    return mask
  }

  private func blurredMask(
    _ pixels: PixelRect, sigma: Double, _ draw: (CairoSurface) -> Void
  ) -> CairoSurface? {
    note { () throws(RenderingError) in
      let mask = try CairoSurface.image(
        CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
      draw(mask)
      var hadMemory = true
      mask.edit { data, stride in
        hadMemory =
          px_blur_mask(data, Int32(pixels.width), Int32(pixels.height), Int32(stride), sigma) != 0
      }
      guard hadMemory else { throw .outOfMemory(purpose: "a shadow") }
      return mask
    }
  }

  /// Pixels for each unit of the device.
  private var pixelsPerUnit: CGFloat {
    switch output {
    case .pixels: 1
    case .pages(let pixelsPerPoint): pixelsPerPoint
    }
  }

  /// A shadow's standard deviation in pixels; one wider than the longest surface would look the same.
  private func shadowDeviation(_ radius: Double) -> Double {
    min(max(0, radius) / 2 * Double(transform.meanScale * pixelsPerUnit), 1000)
  }

  /// The pixels of the silhouette that a visible shadow is made of.
  private func shadowPixels(of bounds: CGRect, sigma: Double, offset: CGSize) -> PixelRect? {
    let scale = pixelsPerUnit
    let margin = (3 * CGFloat(sigma)).rounded(.up) + 1
    let bounds = bounds.offsetBy(dx: offset.width, dy: offset.height)
    let silhouette = visibleDeviceRect(of: bounds, margin: margin / scale)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    if silhouette.isNull { return nil }
    return PixelRect(around: silhouette.insetBy(dx: -margin, dy: -margin))
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

/// The distance by which the shadows around a picture spread its content.
///
/// Blurs in a row add up as the sides of right angles do: a thousand of them spread a point no farther than one that is 32
/// times as wide. A Gaussian is nearly zero three standard deviations away.
struct ShadowReach {
  private var variance = 0.0
  private var pixels = 0.0

  /// Takes in one more shadow, and returns the number of pixels by which it widens the picture.
  mutating func widened(by sigma: Double) -> CGFloat {
    variance += sigma * sigma
    let needed = (3 * variance.squareRoot()).rounded(.up) + 1
    defer { pixels = max(pixels, needed) }
    return CGFloat(max(0, needed - pixels))
  }
}

/// The values on which a blurred silhouette depends.
///
/// A lone path is kept relative to the shadow's pixels, so that equal cards in different places
/// share one shadow.
struct ShadowKey: Equatable {
  private let items: [DisplayItem]
  private let linear: CGAffineTransform
  /// The position of the items' origin relative to the mask, in thousandths of a pixel.
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
