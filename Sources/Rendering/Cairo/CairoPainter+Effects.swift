import CGfx
import CPixels
@_spi(Espalier) import EspalierDrawing
import Foundation

extension CairoPainter {
  func paint(_ items: [DisplayItem], under effect: DisplayEffect) {
    guard !items.isEmpty, mayGoDeeper() else { return }
    switch effect {
    case .transform(let change):
      let combined = change.concatenating(transform)
      // A map that flattens the plane shows nothing, and would make all further drawing fail.
      guard combined.isDrawable else { return }
      saved {
        transform = combined
        paint(items)
      }
    case .opacity(let opacity): fade(items, opacity)
    case .blend(.normal), .link: paint(items)
    case .blend(.plusDarker): paintPlusDarker(items)
    case .blend(let mode): blend(items, mode.cairo)
    case .clip(let path, let style): clip(items, to: path, style)
    case .mask(let mask): self.mask(items, by: mask)
    case .shadow(let color, let radius, let offset):
      let outer = enterShadow(of: items)
      defer { shadowLevel = outer }
      if shadowLevel > Self.directShadows {
        return paintWithShadow(items, color, radius: radius, offset: offset)
      }
      let shadow = { self.paintShadow(of: items, color, radius: radius, offset: offset) }
      if items.hasBackdrop { return paint(items, hiding: shadow, effect) }
      shadow()
      paint(items)
    case .innerShadow(let color, let radius, let offset):
      let outer = enterShadow(of: items)
      defer { shadowLevel = outer }
      paintInnerShadow(of: items, color, radius: radius, offset: offset)
    case .layer: layer(items) { cairo_paint(context) }
    case .blur(let radius, false) where deviation(radius) < 0.05: paint(items)
    case .blur, .colors, .alphaThreshold: filter(items, by: effect)
    case .projection(let projection) where projection.isAffine:
      paint(items, under: .transform(projection.affine))
    case .projection(let projection): project(items, projection)
    }
  }

  /// Changes the pixels of a picture.
  ///
  /// - Parameter sigma: the standard deviation of a blur, in pixels of the picture.
  func change(
    _ surface: CairoSurface, _ effect: DisplayEffect, sigma: Double
  ) throws(RenderingError) {
    var hadMemory = true
    let (width, height) = (Int32(surface.width), Int32(surface.height))
    surface.edit { data, stride in
      switch effect {
      case .blur(_, let isOpaque):
        hadMemory = px_blur(data, width, height, Int32(stride), sigma, 0) != 0
        if isOpaque { px_make_opaque(data, width, height, Int32(stride)) }
      case .colors(let matrix):
        px_color_matrix(data, width, height, Int32(stride), matrix.finiteRows)
      case .alphaThreshold(let range, let color):
        px_alpha_threshold(
          data, width, height, Int32(stride), range.lowerBound, range.upperBound,
          color.premultiplied)
      case .transform, .opacity, .blend, .clip, .mask, .shadow, .innerShadow, .layer, .projection,
        .link:
        break
      }
    }
    guard hadMemory else { throw .outOfMemory(purpose: "a blur") }
  }

  /// Returns whether there is room on the stack; notes once there is not.
  private func mayGoDeeper() -> Bool {
    resources.stackLimit.enter()
    return !resources.stackLimit.isReached
      || note { () throws(RenderingError) in throw .nestedTooDeeply } != nil
  }

  /// Paints the items above the shadow that `shadow` paints: an item never shows its own shadow
  /// through itself.
  private func paint(
    _ items: [DisplayItem], hiding shadow: () -> Void, _ effect: DisplayEffect
  ) {
    saved {
      guard clipToPixels(of: effect.bounds(around: resources.bounds.of(items))) else { return }
      beginLayer()
      paint(items)
      let layer = endLayer()
      defer { cairo_pattern_destroy(layer.picture) }
      shadow()
      clear(layer.hole) { cairo_paint(context) }
      cairo_set_source(context, layer.picture)
      cairo_paint(context)
    }
  }

  private func fade(_ items: [DisplayItem], _ opacity: Double) {
    let opacity = opacity.isNaN ? 0 : max(0, min(1, opacity))
    if opacity == 0 { return }
    if opacity == 1 { return paint(items) }
    // A lone primitive needs no layer.
    if items.count == 1, let faded = items[0].faded(by: Float(opacity)) { return paint(faded) }
    layer(items) { cairo_paint_with_alpha(context, opacity) }
  }

  private func blend(_ items: [DisplayItem], _ mode: cairo_operator_t) {
    layer(items, changes: true) {
      if case .pages = output { resetBlendMode() }
      cairo_set_operator(context, mode)
      cairo_paint(context)
    }
  }

  /// Makes Cairo write the next blend mode into the page.
  ///
  /// Cairo writes a mode only where it differs from the last one that it wrote, and forgets that a
  /// change of the clip undoes it: without this, of several blends in a row only the first works.
  /// So something normal is painted between them, inside the same clip, which must not be anything
  /// that Cairo recognizes as invisible.
  private func resetBlendMode() {
    guard
      let nothing = note({ () throws(RenderingError) in try resources.transparentPixel() })
    else { return }
    let area = visibleDeviceRect(of: visibleRect)
    saved {
      inDeviceSpace {
        cairo_translate(context, Double(area.minX), Double(area.minY))
        cairo_scale(context, Double(area.width), Double(area.height))
        cairo_set_source_surface(context, nothing.pointer, 0, 0)
        cairo_paint(context)
      }
    }
  }

  private func clip(_ items: [DisplayItem], to path: Path, _ style: FillStyle) {
    saved {
      // A path without area keeps nothing, like one that cannot be traced.
      guard trace(path) else { return }
      setRule(style)
      cairo_clip(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      paint(items)
    }
  }

  /// Combines copies of the backdrop and of the items' picture, and puts the result in its place.
  ///
  /// Cairo has no such operator, nor do pages, for which such groups are replaced earlier.
  private func paintPlusDarker(_ items: [DisplayItem]) {
    guard case .pixels = output else { return blend(items, CAIRO_OPERATOR_MULTIPLY) }
    guard let pixels = PixelRect(around: visibleDeviceRect(of: resources.bounds.of(items))),
      let (backdrop, picture) = note({ () throws(RenderingError) in
        (
          try CairoSurface.image(width: pixels.width, height: pixels.height),
          try CairoSurface.image(width: pixels.width, height: pixels.height)
        )
      })
    else { return }
    let (x, y) = (Double(pixels.x), Double(pixels.y))
    let copying = cairo_create(backdrop.pointer)
    cairo_set_source_surface(copying, cairo_get_group_target(context), -x, -y)
    cairo_paint(copying)
    cairo_destroy(copying)
    paint(items, onto: picture, at: pixels, scale: 1)
    backdrop.edit { backdropPixels, stride in
      picture.edit { pixels, _ in
        px_plus_darker(
          backdropPixels, Int32(stride), pixels, Int32(stride), Int32(picture.width),
          Int32(picture.height))
      }
    }
    saved {
      inDeviceSpace {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, backdrop.pointer, x, y)
        cairo_rectangle(context, x, y, Double(pixels.width), Double(pixels.height))
        cairo_fill(context)
      }
    }
  }
}

extension ProjectionTransform {
  /// The same map, if it is affine.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
