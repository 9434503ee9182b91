import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// The number of shadows inside each other whose items are painted twice, for the silhouette and for themselves.
  ///
  /// Each level doubles the work, so that items inside more of them are painted once, as a picture,
  /// and the silhouette is taken from that.
  static let directShadows = 3
  /// The same for documents that have more shadows inside each other than any design.
  private static let directShadowsOfPages = 8

  /// Counts one more shadow around what is painted, and returns the count before it.
  ///
  /// On pixels, shadows that are nested deeper than `directShadows` are all painted from pictures, because the outer ones
  /// would otherwise paint their content eight times. In documents the outer ones keep text and outlines, unless there are
  /// more than `directShadowsOfPages`.
  func enterShadow(of items: [DisplayItem]) -> Int {
    let outer = shadowLevel
    shadowLevel += 1
    let most =
      switch output {
      case .pixels: Self.directShadows
      case .pages: Self.directShadowsOfPages
      }
    if shadowLevel <= Self.directShadows,
      items.isNested(deeperThan: most - shadowLevel, counting: \.isShadow)
    {
      shadowLevel = Self.directShadows + 1
    }
    return outer
  }

  /// Paints the blurred silhouette of `items`, moved by `offset`.
  ///
  /// 1. Find the pixels that the shadow reaches, as far as they are visible.
  /// 2. Take the silhouette there, blurred, from the cache, or draw and blur it.
  /// 3. Paint the color through it.
  func paintShadow(
    of items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize
  ) {
    guard color.components.opacity > 0, radius.isFinite, offset.isFinite else { return }
    let blur = shadowBlur(radius)
    guard let pixels = shadowPixels(of: resources.bounds.of(items), blur, offset: offset),
      let mask = shadowMask(of: items, pixels, blur, offset: offset)
    else { return }
    paint(color, through: mask, at: pixels, blur.scale)
  }

  /// Paints the items above their shadow, both from one picture of them.
  ///
  /// The picture holds what is visible, and what casts a visible shadow. Shadows that come from too far away are left out.
  func paintWithShadow(
    _ items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize
  ) {
    guard color.components.opacity > 0, radius.isFinite, offset.isFinite else {
      return paint(items)
    }
    let (unit, bounds, blur) = (pixelsPerUnit, resources.bounds.of(items), shadowBlur(radius))
    var reach = shadowReach
    let margin = reach.widened(by: blur.sigma * Double(unit / blur.scale))
    let visible = visibleDevicePixels
    let (from, to) = (
      CGPoint.zero.applying(transform),
      CGPoint(x: offset.width, y: offset.height).applying(transform)
    )
    let casting = visible.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
      .insetBy(dx: -margin / unit, dy: -margin / unit)
    let seen = bounds.applying(transform).overlap(with: visible.union(casting))
    if isTooFar(from, to) || isTooLarge(seen, beside: visible, unit) { return paint(items) }
    picture(of: seen, beside: visible, unit) { picture, area, scale in
      paint(items, onto: picture, at: area, scale: scale, reach: reach.scaled(by: scale / unit))
      if let pixels = shadowPixels(of: bounds, blur, offset: offset) {
        let mask = blurredMask(pixels, sigma: blur.sigma) { mask in
          mask.draw(
            picture, area, scale: scale, at: pixels, scale: blur.scale,
            movedBy: CGSize(width: to.x - from.x, height: to.y - from.y))
        }
        if let mask { paint(color, through: mask, at: pixels, blur.scale) }
      }
      saved {
        transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        cairo_set_source_surface(context, picture.pointer, Double(area.x), Double(area.y))
        cairo_paint(context)
      }
    }
  }

  private func paint(
    _ color: ResolvedColor, through mask: CairoSurface, at pixels: PixelRect, _ scale: CGFloat
  ) {
    let (red, green, blue, alpha) = color.components
    saved {
      transform = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      cairo_set_source_rgba(context, red, green, blue, alpha)
      cairo_mask_surface(context, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }

  /// The items' blurred silhouette at `pixels`, new or from the cache.
  func shadowMask(
    of items: [DisplayItem], _ pixels: PixelRect, _ blur: ShadowBlur, offset: CGSize
  ) -> CairoSurface? {
    let key = ShadowKey(items, transform, pixels, blur, offset: offset)
    if let cached = resources.shadows[key] { return cached }
    let mask = blurredMask(pixels, sigma: blur.sigma) { mask in
      paint(items, onto: mask, at: pixels, scale: blur.scale, offset: offset)
    }
    if let mask { resources.shadows.insert(mask, for: key, cost: pixels.width * pixels.height) }
    return mask
  }

  func blurredMask(
    _ pixels: PixelRect, sigma: Double, _ draw: (CairoSurface) -> Void
  ) -> CairoSurface? {
    guard let mask = effectSurface(CAIRO_FORMAT_A8, pixels) else { return nil }
    draw(mask)
    var hadMemory = true
    mask.edit { data, stride in
      hadMemory =
        px_blur_mask(data, Int32(pixels.width), Int32(pixels.height), Int32(stride), sigma) != 0
    }
    return note { () throws(RenderingError) in
      guard hadMemory else { throw .outOfMemory(purpose: "a shadow") }
      return mask
    }
  }

  /// A new surface for an effect, or nil after noting that there is no memory for it.
  func effectSurface(_ format: cairo_format_t, _ pixels: PixelRect) -> CairoSurface? {
    resources.effectPixels += pixels.width * pixels.height
    return note { () throws(RenderingError) in
      try CairoSurface.image(format, width: pixels.width, height: pixels.height)
    }
  }

  /// Pixels for each unit of the device.
  private var pixelsPerUnit: CGFloat {
    switch output {
    case .pixels: 1
    case .pages(let pixelsPerPoint): pixelsPerPoint
    }
  }

  /// The blur of a shadow; one wider than the longest surface would look the same.
  private func shadowBlur(_ radius: Double) -> ShadowBlur {
    let most =
      switch output {
      case .pixels: ShadowBlur.mostOnPixels
      case .pages: ShadowBlur.mostOnPages
      }
    return ShadowBlur(
      min(max(0, radius) / 2 * Double(transform.meanScale * pixelsPerUnit), 1000),
      scale: pixelsPerUnit, most: most)
  }

  /// True if a shadow falls so far that in a rectangle around both ends what is visible is lost between two numbers.
  func isTooFar(_ from: CGPoint, _ to: CGPoint) -> Bool {
    !(max(abs(to.x - from.x), abs(to.y - from.y)) <= 1e9)
  }

  /// True if a picture of `seen` would have too few pixels for each unit to show anything.
  func isTooLarge(_ seen: CGRect, beside visible: CGRect, _ unit: CGFloat) -> Bool {
    if seen.isNull { return false }
    let most = max(CGFloat(1 << 28), 16 * visible.width * visible.height * unit * unit)
    // Written this way round, NaN counts as too large.
    return !(seen.width * seen.height * unit * unit <= most)
  }

  /// Paints onto a picture of the visible items and of those that cast visible shadows.
  ///
  /// Shadows that come from far away need pictures of far more than is visible. Their silhouettes
  /// are blurred, and the rest of such a picture is not worth the memory of a hundred screens: it
  /// gets fewer pixels.
  ///
  /// - Parameters:
  ///   - seen: the area in units of the device, of which `visible` is visible.
  ///   - draw: gets the picture, its place in its own pixels, and their number for each unit.
  func picture(
    of seen: CGRect, beside visible: CGRect, _ unit: CGFloat,
    _ draw: (CairoSurface, PixelRect, CGFloat) -> Void
  ) {
    let kept = pictureLimit
    defer { pictureLimit = kept }
    let most =
      kept ?? max(CGFloat(4 << 20), 4 * visible.width * visible.height * unit * unit)
    pictureLimit = most
    let pixels = seen.isNull ? 0 : seen.width * seen.height * unit * unit
    let scale = pixels > most ? unit * (most / pixels).squareRoot() : unit
    guard
      let area = PixelRect(around: seen.applying(CGAffineTransform(scaleX: scale, y: scale))),
      let picture = effectSurface(CAIRO_FORMAT_ARGB32, area)
    else { return }
    draw(picture, area, scale)
  }

  /// The pixels of the silhouette that a visible shadow is made of.
  private func shadowPixels(
    of bounds: CGRect, _ blur: ShadowBlur, offset: CGSize
  ) -> PixelRect? {
    let bounds = bounds.offsetBy(dx: offset.width, dy: offset.height)
    let silhouette = visibleDeviceRect(of: bounds, margin: blur.margin / blur.scale)
      .applying(CGAffineTransform(scaleX: blur.scale, y: blur.scale))
    if silhouette.isNull { return nil }
    return PixelRect(around: silhouette.insetBy(dx: -blur.margin, dy: -blur.margin))
  }
}

/// The blur of a silhouette that is drawn with as few pixels as look the same after it.
///
/// A wide blur leaves nothing of single pixels, so that its work does not grow with its radius.
struct ShadowBlur: Equatable {
  /// The standard deviation in pixels of the silhouette.
  let sigma: Double
  /// The silhouette's pixels per unit of the device.
  let scale: CGFloat

  /// - Parameters:
  ///   - sigma: the standard deviation in pixels of `scale` for each unit.
  ///   - most: the largest deviation in pixels of the silhouette.
  init(_ sigma: Double, scale: CGFloat, most: Double = Self.mostOnPixels) {
    var factor = 1.0
    while sigma / factor >= most { factor *= 2 }
    self.sigma = sigma / factor
    self.scale = scale / CGFloat(factor)
  }

  /// On pixels, where enlarging a silhouette takes longer than blurring a larger one does.
  static let mostOnPixels = 32.0
  /// On pages, whose pictures take time to be compressed: a smoothed one is off by less than 1/1000 of the opacity, and
  /// neighbors differ by at most 1/15, for readers that do not smooth pictures.
  static let mostOnPages = 12.0

  /// The distance, in pixels of the silhouette, at which a Gaussian is nearly zero: three standard deviations.
  var margin: CGFloat { (3 * CGFloat(sigma)).rounded(.up) + 1 }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}

/// The distance by which the shadows or blurs around a picture spread its content.
///
/// Blurs in a row add up as the sides of right angles do: a thousand of them spread a point no farther than one that is 32
/// times as wide. A Gaussian is nearly zero three standard deviations away.
struct BlurReach: Equatable {
  private var variance = 0.0
  private var pixels = 0.0

  /// Takes in one more shadow, and returns the number of pixels by which it widens the picture.
  mutating func widened(by sigma: Double) -> CGFloat {
    variance += sigma * sigma
    let needed = (3 * variance.squareRoot()).rounded(.up) + 1
    defer { pixels = max(pixels, needed) }
    return CGFloat(max(0, needed - pixels))
  }

  /// Takes in one more blur, and returns the number of pixels by which it widens the picture: at most what it needs alone.
  ///
  /// The parts that many blurs cut off add up: with four standard deviations they stay less than a step of color.
  mutating func widened(by sigma: Double, atMost alone: CGFloat) -> CGFloat {
    variance += sigma * sigma
    let needed = (4 * variance.squareRoot()).rounded(.up) + 1
    let widening = min(Double(alone), max(0, needed - pixels))
    pixels += widening
    return CGFloat(widening)
  }

  /// The same distance in other pixels.
  func scaled(by factor: CGFloat) -> BlurReach {
    var reach = self
    reach.variance *= Double(factor * factor)
    reach.pixels *= Double(factor)
    return reach
  }
}

/// The values on which a blurred silhouette depends.
///
/// A lone path is kept relative to the shadow's pixels, so that equal cards in different places
/// share one shadow.
struct ShadowKey: Hashable {
  private let items: [DisplayItem]
  private let linear: CGAffineTransform
  /// The position of the items' origin relative to the mask, in thousandths of a pixel.
  private let origin: [CGFloat]
  private let size: [Int]
  private let sigma: Double

  init(
    _ items: [DisplayItem], _ transform: CGAffineTransform, _ pixels: PixelRect,
    _ blur: ShadowBlur, offset: CGSize
  ) {
    let scale = blur.scale
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
    sigma = blur.sigma
  }

  /// Lengths and places distinguish most shadows; items are only compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(size)
    hasher.combine(sigma)
  }
}
