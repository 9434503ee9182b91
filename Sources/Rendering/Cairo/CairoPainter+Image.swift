import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Paints a picture over its frame.
  ///
  /// 1. Take the pixels that are shown: the part asked for, or a vector picture drawn anew.
  /// 2. Where that stands upright on whole pixels, scale it once, and keep the result.
  /// 3. Paint it, or the tint through it.
  func draw(_ image: DisplayImage) {
    let frame = image.frame.standardized
    // Cairo's pages run out of memory on images stretched to a billion points.
    guard frame.width > 0, frame.height > 0, frame.isFinite, max(frame.width, frame.height) < 1e7,
      let part = shownPart(of: image, frame)
    else { return }
    let toPixels = CGAffineTransform(mapping: inset(frame), to: part.source)
    guard toPixels.isDrawable, transform.inverted().concatenating(toPixels).isDrawable else {
      return
    }
    guard
      let pattern = scaledPattern(part, image, frame) ?? pattern(part, image, toPixels),
      trace(Path(frame))
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_antialias(
      context, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    defer { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
    guard let tint = image.tint else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
      return
    }
    saved {
      cairo_clip(context)
      // Cairo writes a page's masks without their pixels where the border repeats.
      if case .pages = output { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE) }
      if setSource(tint, over: frame) { cairo_mask(context, pattern) }
    }
  }

  /// The frame, for pages a hair smaller: some readers stretch a picture that ends on a pixel's edge
  /// over the next pixel too.
  private func inset(_ frame: CGRect) -> CGRect {
    guard case .pages = output, min(frame.width, frame.height) > 1 else { return frame }
    return frame.insetBy(dx: 0.001, dy: 0.001)
  }

  /// Makes a repeated part of a picture the source.
  func setTiles(_ tiles: TilePaint) -> Bool {
    let frame = tiles.tile.standardized
    let image = DisplayImage(
      bitmap: tiles.bitmap, source: tiles.source, frame: frame, interpolation: tiles.interpolation)
    guard frame.width > 1e-3, frame.height > 1e-3, frame.isFinite,
      let part = shownPart(of: image, frame)
    else { return false }
    // A tile consists of whole pixels.
    let toPixels = CGAffineTransform(
      mapping: frame, to: CGRect(x: 0, y: 0, width: part.pixels.width, height: part.pixels.height))
    guard toPixels.isDrawable, transform.inverted().concatenating(toPixels).isDrawable,
      let pattern = pattern(part, image, toPixels)
    else { return false }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Pixels of a bitmap, and the part of them, in their own coordinates, that is shown.
  struct ShownPart {
    var bitmap: Bitmap
    var pixels: PixelRect
    var source: CGRect
  }

  private func shownPart(of image: DisplayImage, _ frame: CGRect) -> ShownPart? {
    let (bitmap, growth) = sharpened(image, frame)
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    var source = whole
    if let part = image.source {
      guard part.isFinite else { return nil }
      let grown = part.standardized.applying(CGAffineTransform(scaleX: growth.x, y: growth.y))
      source = grown.overlap(with: whole)
    }
    guard let pixels = PixelRect(around: source) else { return nil }
    return ShownPart(
      bitmap: bitmap, pixels: pixels,
      source: source.offsetBy(dx: -CGFloat(pixels.x), dy: -CGFloat(pixels.y)))
  }

  /// A vector picture in as many pixels as it covers, and the factor by which these are more than
  /// its own.
  private func sharpened(_ image: DisplayImage, _ frame: CGRect) -> (Bitmap, growth: CGPoint) {
    let bitmap = image.bitmap
    let same = (bitmap, CGPoint(x: 1, y: 1))
    guard bitmap.redrawn != nil, bitmap.width > 0, bitmap.height > 0 else { return same }
    let transform = transform
    let shown = image.source?.size ?? CGSize(width: bitmap.width, height: bitmap.height)
    let pagePixels: CGFloat = if case .pages = output { Self.pagePixelsPerPoint } else { 1 }
    func pixels(_ total: Int, _ shown: CGFloat, _ length: CGFloat, _ stretch: CGFloat) -> CGFloat {
      (CGFloat(total) / max(shown, 1e-3) * length * stretch * pagePixels).rounded()
    }
    let across = CGPoint.zero.distance(to: CGPoint(x: transform.a, y: transform.b))
    let down = CGPoint.zero.distance(to: CGPoint(x: transform.c, y: transform.d))
    let width = pixels(bitmap.width, shown.width, frame.width, across)
    let height = pixels(bitmap.height, shown.height, frame.height, down)
    guard width >= 1, height >= 1, width * height <= 16e6, max(width, height) <= 16_000,
      let redrawn = resources.images.redrawn(bitmap, width: Int(width), height: Int(height))
    else { return same }
    return (
      redrawn,
      CGPoint(
        x: CGFloat(redrawn.width) / CGFloat(bitmap.width),
        y: CGFloat(redrawn.height) / CGFloat(bitmap.height))
    )
  }

  /// The part as a pattern that `toPixels` maps points to; the caller destroys it.
  private func pattern(
    _ part: ShownPart, _ image: DisplayImage, _ toPixels: CGAffineTransform
  ) -> OpaquePointer? {
    let surface = note { () throws(RenderingError) in
      try resources.images.surface(part.bitmap, part.pixels, isMask: image.tint != nil)
    }
    guard let surface else { return nil }
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    var matrix = toPixels.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    let perPixel = transform.inverted().concatenating(toPixels)
    let isEnlarged = max(hypot(perPixel.a, perPixel.b), hypot(perPixel.c, perPixel.d)) < 1
    cairo_pattern_set_filter(pattern, image.interpolation.filter(isEnlarging: isEnlarged))
    // Repeats the border, so that no transparency from outside mixes into the edge.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  /// The part scaled to the pixels that it covers, if those are whole and not too many.
  private func scaledPattern(
    _ part: ShownPart, _ image: DisplayImage, _ frame: CGRect
  ) -> OpaquePointer? {
    guard case .pixels = output, transform.isUpright, image.interpolation != .none else {
      return nil
    }
    let place = frame.applying(transform)
    guard let pixels = PixelRect(around: place.rounded), pixels.rect.isNear(place),
      pixels.width * pixels.height <= 4 << 20
    else { return nil }
    let surface = note { () throws(RenderingError) in
      try resources.images.scaled(part, image, width: pixels.width, height: pixels.height)
    }
    guard let surface else { return nil }
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    var matrix = CGAffineTransform(
      mapping: frame, to: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    ).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  fileprivate var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-3 }
  }
}

extension CGAffineTransform {
  /// Takes the corners of one rectangle to those of another.
  init(mapping frame: CGRect, to target: CGRect) {
    let (x, y) = (target.width / frame.width, target.height / frame.height)
    self.init(
      a: x, b: 0, c: 0, d: y, tx: target.minX - frame.minX * x, ty: target.minY - frame.minY * y)
  }
}

extension ImageInterpolation {
  /// Cairo's better filters are for making pictures smaller; much enlarged, they show the pixels as squares.
  func filter(isEnlarging: Bool) -> cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: isEnlarging ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    case .high: isEnlarging ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_BEST
    }
  }
}
