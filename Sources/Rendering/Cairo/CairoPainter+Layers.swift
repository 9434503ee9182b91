import CGfx
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// A picture that was painted on by itself, and the area in which it takes the place of what it is put on.
  struct Layer {
    let picture: OpaquePointer?
    let hole: CairoSurface?
  }

  /// Starts a picture of its own, as large as what is visible, that is painted on until `endLayer`.
  func beginLayer() {
    cairo_push_group(context)
    guard let target = cairo_get_group_target(context) else { return }
    targets.append(target)
    holes.append(nil)
  }

  /// Ends the picture that was begun last, and returns it; the caller destroys it.
  func endLayer() -> Layer {
    var hole: CairoSurface?
    if targets.count > 1 {
      targets.removeLast()
      hole = holes.removeLast()
    }
    return Layer(picture: cairo_pop_group(context), hole: hole)
  }

  /// Paints the items as one picture, and `put` paints that, which is the source then.
  ///
  /// - Parameter changes: true if `put` does not paint the picture above others, but changes them.
  func layer(_ items: [DisplayItem], changes: Bool = false, _ put: () -> Void) {
    saved {
      guard clipToPixels(of: resources.bounds.of(items)) else { return }
      beginLayer()
      paint(items)
      let layer = endLayer()
      if !changes { clear(layer.hole, put) }
      cairo_set_source(context, layer.picture)
      cairo_pattern_destroy(layer.picture)
      put()
    }
  }

  func mask(_ items: [DisplayItem], by mask: [DisplayItem]) {
    saved {
      let area = resources.bounds.of(items).overlap(with: resources.bounds.of(mask))
      guard clipToPixels(of: area) else { return }
      let silhouette = isSilhouette
      isSilhouette = true
      beginLayer()
      paint(mask)
      let pattern = endLayer().picture
      isSilhouette = silhouette
      defer { cairo_pattern_destroy(pattern) }
      beginLayer()
      paint(items)
      let layer = endLayer()
      clear(layer.hole) { cairo_mask(context, pattern) }
      cairo_set_source(context, layer.picture)
      cairo_pattern_destroy(layer.picture)
      cairo_mask(context, pattern)
    }
  }

  /// Limits drawing, and with it the size of layers, to the whole pixels around `bounds`.
  func clipToPixels(of bounds: CGRect) -> Bool {
    guard let pixels = PixelRect(around: visibleDeviceRect(of: bounds)) else { return false }
    inDeviceSpace {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
      cairo_clip(context)
    }
    return true
  }

  /// Paints items on a surface of their own, which stands at `pixels` of the device.
  ///
  /// - Parameters:
  ///   - scale: the surface's pixels per unit of the device.
  ///   - reach: the part of the surface that is needed for shadows alone.
  ///   - blurReach: the part that is needed for blurs alone.
  func paint(
    _ items: [DisplayItem], onto surface: CairoSurface, at pixels: PixelRect, scale: CGFloat = 1,
    offset: CGSize = .zero, reach: BlurReach = BlurReach(),
    blurReach: BlurReach = BlurReach()
  ) {
    let toSurface = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: -CGFloat(pixels.x), y: -CGFloat(pixels.y)))
    let placed = transform.translatedBy(x: offset.width, y: offset.height)
      .concatenating(toSurface)
    let painter = CairoPainter(surface.pointer, placed, output: .pixels, resources: resources)
    painter.below = (self, toSurface)
    painter.isSilhouette = isSilhouette || surface.isMask
    painter.shadowLevel = shadowLevel
    painter.shadowReach = reach
    painter.blurReach = blurReach
    painter.surfaceRect = CGRect(
      x: 0, y: 0, width: CGFloat(surface.width), height: CGFloat(surface.height))
    painter.pictureLimit = pictureLimit
    painter.paint(items)
    note { () throws(RenderingError) in try painter.finish() }
  }

  /// Copies all that was painted so far, layers above what they will be put on.
  ///
  /// - Parameter copy: a context whose coordinates are those of this painter's device.
  func copyPicture(on copy: OpaquePointer?) {
    if let below {
      cairo_save(copy)
      var matrix = below.toSurface.cairo
      cairo_transform(copy, &matrix)
      below.painter.copyPicture(on: copy)
      cairo_restore(copy)
    }
    for target in targets {
      cairo_set_source_surface(copy, target, 0, 0)
      cairo_paint(copy)
    }
  }
}

/// A picture that stands at pixels of the device, each of its own as large as `factor` of those.
struct PlacedPicture {
  var surface: CairoSurface
  var pixels: PixelRect
  var factor = 1

  /// The area of the device that the picture covers.
  var rect: CGRect {
    pixels.rect.applying(CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor)))
  }
}

extension CairoPainter {
  /// Makes a picture the source.
  func setSource(_ picture: PlacedPicture) {
    inDeviceSpace {
      cairo_translate(context, Double(picture.rect.minX), Double(picture.rect.minY))
      cairo_scale(context, Double(picture.factor), Double(picture.factor))
      cairo_set_source_surface(context, picture.surface.pointer, 0, 0)
    }
    let source = cairo_get_source(context)
    cairo_pattern_set_filter(
      source, picture.factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
  }

  func paint(_ picture: PlacedPicture) {
    setSource(picture)
    inDeviceSpace {
      let rect = picture.rect
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_fill(context)
    }
  }
}
