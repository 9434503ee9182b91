import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  func paint(_ items: [DisplayItem], under effect: DisplayEffect) {
    guard !items.isEmpty else { return }
    switch effect {
    case .transform(let change):
      let combined = change.concatenating(transform)
      // A map that flattens the plane shows nothing, and would end all drawing.
      guard combined.isDrawable else { return }
      saved {
        transform = combined
        paint(items)
      }
    case .opacity(let opacity): fade(items, opacity)
    case .blend(.normal): paint(items)
    case .blend(.plusDarker): paintPlusDarker(items)
    case .blend(let mode): blend(items, mode.cairo)
    case .clip(let path, let style): clip(items, to: path, style)
    case .mask(let mask): self.mask(items, by: mask)
    case .shadow(let color, let radius, let offset):
      paintShadow(of: items, color, radius: radius, offset: offset)
      paint(items)
    case .innerShadow, .layer, .blur, .colors, .alphaThreshold, .projection: paint(items)
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
    layer(items) {
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
      // A path without area keeps nothing, as one that cannot be traced.
      guard trace(path) else { return }
      setRule(style)
      cairo_clip(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      paint(items)
    }
  }

  /// Paints the items as one picture, makes it the source, and calls `compose`.
  private func layer(_ items: [DisplayItem], _ compose: () -> Void) {
    saved {
      guard clipToPixels(of: items.bounds) else { return }
      cairo_push_group(context)
      paint(items)
      cairo_pop_group_to_source(context)
      compose()
    }
  }

  private func mask(_ items: [DisplayItem], by mask: [DisplayItem]) {
    saved {
      guard clipToPixels(of: items.bounds.overlap(with: mask.bounds)) else { return }
      cairo_push_group(context)
      paint(mask)
      let pattern = cairo_pop_group(context)
      defer { cairo_pattern_destroy(pattern) }
      cairo_push_group(context)
      paint(items)
      cairo_pop_group_to_source(context)
      cairo_mask(context, pattern)
    }
  }

  /// Limits drawing, and with it the size of layers, to the whole pixels around `bounds`.
  private func clipToPixels(of bounds: CGRect) -> Bool {
    guard let pixels = PixelRect(around: visibleDeviceRect(of: bounds)) else { return false }
    inDeviceSpace {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
      cairo_clip(context)
    }
    return true
  }

  /// Combines copies of the backdrop and of the items' picture, and puts the result in its place.
  ///
  /// Cairo has no such operator. Pages, which have none either, multiply instead.
  private func paintPlusDarker(_ items: [DisplayItem]) {
    guard case .pixels = output else { return blend(items, CAIRO_OPERATOR_MULTIPLY) }
    guard let pixels = PixelRect(around: visibleDeviceRect(of: items.bounds)),
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

  /// Paints items on a surface of their own, which stands at `pixels` of the device.
  ///
  /// - Parameter scale: the surface's pixels per unit of the device.
  func paint(
    _ items: [DisplayItem], onto surface: CairoSurface, at pixels: PixelRect, scale: CGFloat,
    offset: CGSize = .zero
  ) {
    let placed = transform.translatedBy(x: offset.width, y: offset.height)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y)))
    let painter = CairoPainter(surface.pointer, placed, output: .pixels, resources: resources)
    painter.paint(items)
    note { () throws(RenderingError) in try painter.finish() }
  }
}

extension DisplayItem {
  /// The primitive with its paint faded, which looks as a faded layer would; nil for what needs
  /// the layer.
  fileprivate func faded(by opacity: Float) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style): .fill(path, paint.faded(by: opacity), style)
    case .stroke(let path, let paint, let style): .stroke(path, paint.faded(by: opacity), style)
    case .glyphs(let run, .color(let color)) where !run.font.file.isEmpty:
      .glyphs(run, Paint.color(color).faded(by: opacity))
    case .glyphs, .image, .group: nil
    }
  }
}

extension Paint {
  fileprivate func faded(by opacity: Float) -> Paint {
    func faded(_ color: ResolvedColor) -> ResolvedColor {
      var color = color
      color.opacity = max(0, min(1, color.opacity)) * opacity
      return color
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: faded($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(faded(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .ellipticalGradient, .mesh, .tiles, .backdrop: return self
    }
  }
}

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
