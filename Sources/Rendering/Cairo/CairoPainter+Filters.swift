import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// Paints the items' picture after its pixels were changed, or the same picture from the cache.
  func filter(_ items: [DisplayItem], by effect: DisplayEffect) {
    guard let picture = filtered(items, by: effect) else { return }
    saved {
      if case .blur(_, true) = effect {
        guard trace(Path(resources.bounds.of(items))) else { return }
        cairo_clip(context)
      }
      paint(picture)
    }
  }

  private func filtered(_ items: [DisplayItem], by effect: DisplayEffect) -> PlacedPicture? {
    var (sigma, factor) = (0.0, 1)
    if case .blur(let radius, _) = effect {
      sigma = deviation(radius)
      factor = Self.shrinking(sigma)
    }
    // A Gaussian is nearly zero three standard deviations away.
    let margin = sigma > 0 ? (3 * CGFloat(sigma)).rounded(.up) + 1 : 0
    let scale = 1 / CGFloat(factor)
    let visible = visibleDevicePixels
    // Inside a clip that cuts the surface, blurs begin anew: what lies beyond the cut counts as beyond a window.
    var reach =
      effect.keepsReach && visible.contains(surfaceRect) ? blurReach : BlurReach()
    let widening = sigma > 0 ? reach.widened(by: sigma, atMost: margin) : 0
    let seen = visible.insetBy(dx: -widening, dy: -widening)
    let counting = resources.bounds.of(items).applying(transform).overlap(with: seen)
    guard !counting.isNull,
      let pixels = PixelRect(
        around: counting.insetBy(dx: -margin, dy: -margin).overlap(with: seen)
          .applying(CGAffineTransform(scaleX: scale, y: scale)))
    else { return nil }
    return cached(.effect(effect, items), pixels, reach, isKept: !items.hasBackdrop) {
      () throws(RenderingError) in
      resources.effectPixels += pixels.width * pixels.height
      let surface = try CairoSurface.image(width: pixels.width, height: pixels.height)
      paint(items, onto: surface, at: pixels, scale: scale, blurReach: reach.scaled(by: scale))
      try change(surface, effect, sigma: sigma * Double(scale))
      return PlacedPicture(surface: surface, pixels: pixels, factor: factor)
    }
  }

  /// Paints the items and, within them, the shadow that their edges cast.
  ///
  /// 1. Take the blurred silhouette, from the cache or newly drawn; inside several shadows, from one picture of the items.
  /// 2. Draw the items, or take them from that picture.
  /// 3. Darken them where the silhouette has faded.
  ///
  /// - Parameter alone: leaves out the items themselves.
  func paintInnerShadow(
    of items: [DisplayItem], _ color: ResolvedColor, radius: Double, offset: CGSize,
    alone: Bool = false
  ) {
    let blur = ShadowBlur(deviation(radius / 2), scale: 1)
    guard offset.width.isFinite, offset.height.isFinite,
      let pixels = PixelRect(around: visibleDeviceRect(of: resources.bounds.of(items))),
      let wide = PixelRect(
        around: pixels.rect.applying(CGAffineTransform(scaleX: blur.scale, y: blur.scale))
          .insetBy(dx: -blur.margin, dy: -blur.margin)),
      let surface = effectSurface(CAIRO_FORMAT_ARGB32, pixels),
      let mask = effectSurface(CAIRO_FORMAT_A8, pixels)
    else { return alone ? () : paint(items) }
    var blurred: CairoSurface?
    if shadowLevel > Self.directShadows {
      blurred = silhouette(of: items, wide, blur, offset: offset, leaving: surface, at: pixels)
    } else {
      blurred = shadowMask(of: items, wide, blur, offset: offset)
      if blurred != nil { paint(items, onto: surface, at: pixels) }
    }
    guard let blurred else { return alone ? () : paint(items) }
    mask.draw(blurred, wide, scale: blur.scale, at: pixels)
    mask.edit { silhouette, maskStride in
      surface.edit { data, stride in
        px_inner_shadow(
          data, Int32(pixels.width), Int32(pixels.height), Int32(stride), silhouette,
          Int32(maskStride), color.premultiplied, alone ? 1 : 0)
      }
    }
    paint(PlacedPicture(surface: surface, pixels: pixels))
  }

  /// The blurred silhouette, made of a picture of the items that is put onto `surface` too.
  private func silhouette(
    of items: [DisplayItem], _ wide: PixelRect, _ blur: ShadowBlur, offset: CGSize,
    leaving surface: CairoSurface, at pixels: PixelRect
  ) -> CairoSurface? {
    let (from, to) = (
      CGPoint.zero.applying(transform),
      CGPoint(x: offset.width, y: offset.height).applying(transform)
    )
    var reach = shadowReach
    let margin = reach.widened(by: blur.sigma / Double(blur.scale))
    let casting = pixels.rect.insetBy(dx: -margin, dy: -margin)
      .offsetBy(dx: from.x - to.x, dy: from.y - to.y)
    let seen = resources.bounds.of(items).applying(transform).overlap(
      with: pixels.rect.union(casting))
    if isTooFar(from, to) || isTooLarge(seen, beside: pixels.rect, 1) {
      paint(items, onto: surface, at: pixels)
      return blurredMask(wide, sigma: blur.sigma) { _ in }
    }
    var blurred: CairoSurface?
    picture(of: seen, beside: pixels.rect, 1) { picture, area, scale in
      paint(items, onto: picture, at: area, scale: scale, reach: reach.scaled(by: scale))
      surface.draw(picture, area, scale: scale, at: pixels)
      blurred = blurredMask(wide, sigma: blur.sigma) { mask in
        mask.draw(
          picture, area, scale: scale, at: wide, scale: blur.scale,
          movedBy: CGSize(width: to.x - from.x, height: to.y - from.y))
      }
    }
    return blurred
  }

  /// A blur's standard deviation in pixels; 0 for a radius that is not a positive number.
  ///
  /// One wider than the longest surface would look the same.
  func deviation(_ radius: Double) -> Double {
    radius > 0 ? min(radius * Double(transform.meanScale), 1000) : 0
  }

  /// The factor by which a picture may be smaller before a blur, so that the result looks the same.
  static func shrinking(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor) >= 8 { factor *= 2 }
    return factor
  }

  /// The picture made before of the same content in the same place, or else by `make`.
  func cached(
    _ content: PictureKey.Content, _ pixels: PixelRect, _ reach: BlurReach = BlurReach(),
    isKept: Bool = true,
    _ make: () throws(RenderingError) -> PlacedPicture?
  ) -> PlacedPicture? {
    let key = PictureKey(
      pixels: pixels, transform: transform, isSilhouette: isSilhouette, content: content,
      reach: reach)
    if isKept, let known = resources.pictures[key] { return known }
    guard let picture = note(make) ?? nil else { return nil }
    if isKept {
      let cost = picture.pixels.width * picture.pixels.height * 4
      resources.pictures.insert(picture, for: key, cost: cost)
    }
    return picture
  }
}

/// The values on which a picture of an effect or of a paint depends.
struct PictureKey: Hashable {
  enum Content: Equatable {
    case effect(DisplayEffect, [DisplayItem])
    case paint(Paint)
  }

  // The most different values stand first.
  let pixels: PixelRect
  let transform: CGAffineTransform
  let isSilhouette: Bool
  /// The depth of groups inside each other.
  ///
  /// Effects that are nested have the same place and the same content down to the innermost:
  /// without the depth each of them would be compared with all others, down to the innermost.
  let depth: Int
  let content: Content
  /// The part of the picture that is right only as far as the blurs around it need it.
  let reach: BlurReach

  init(
    pixels: PixelRect, transform: CGAffineTransform, isSilhouette: Bool, content: Content,
    reach: BlurReach = BlurReach()
  ) {
    self.reach = reach
    self.pixels = pixels
    self.transform = transform
    self.isSilhouette = isSilhouette
    self.content = content
    if case .effect(_, let items) = content { depth = items.depthOfFirstGroups } else { depth = 0 }
  }

  /// Hashes the place of a picture, which differs for most of them, and its depth.
  func hash(into hasher: inout Hasher) {
    hasher.combine(pixels)
    hasher.combine(transform)
    hasher.combine(depth)
  }
}

extension ResolvedColor {
  /// The color in the form of Cairo's pixels.
  var premultiplied: UInt32 {
    let (red, green, blue, opacity) = components
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }
}

extension ColorMatrix {
  /// The rows, with 0 for values that are not finite.
  var finiteRows: [Float] { rows.map { $0.isFinite ? $0 : 0 } }

  /// Multiplies the distance of colors from gray of the same brightness.
  init(saturation: Float) {
    // The weights of red, green and blue in brightness, as in CSS and SVG.
    let weights: [Float] = [0.213, 0.715, 0.072]
    var rows = ColorMatrix().rows
    for (row, column) in [0, 1, 2].flatMap({ row in [0, 1, 2].map { (row, $0) } }) {
      let kept: Float = row == column ? saturation : 0
      rows[5 * row + column] = weights[column] * (1 - saturation) + kept
    }
    self.init(rows: rows)
  }
}

extension [DisplayItem] {
  /// True if any of the items shows what was painted before.
  package var hasBackdrop: Bool { contains(where: \.hasBackdrop) }
}

extension DisplayEffect {
  /// True if what is faint stays faint, so that the reach of blurs around and inside the effect adds up as that of blurs alone.
  ///
  /// A threshold, or a matrix that amplifies, makes the faint ends of a blur as strong as its middle.
  fileprivate var keepsReach: Bool {
    switch self {
    case .blur: true
    case .colors(let matrix):
      matrix.finiteRows.indices.filter { $0 % 5 == 0 }.allSatisfy { row in
        matrix.finiteRows[row..<row + 5].reduce(0) { $0 + abs($1) } < 1.000_1
      }
    default: false
    }
  }
}

extension DisplayItem {
  fileprivate var hasBackdrop: Bool {
    switch self {
    case .fill(_, .backdrop, _), .stroke(_, .backdrop, _), .glyphs(_, .backdrop): true
    case .fill, .stroke, .glyphs: false
    case .image(let image): if case .backdrop = image.tint { true } else { false }
    case .group(.mask(let mask), let items): mask.hasBackdrop || items.hasBackdrop
    case .group(_, let items): items.hasBackdrop
    }
  }
}
