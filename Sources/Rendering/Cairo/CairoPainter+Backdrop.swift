import CGfx
import CPixels
import EspalierDrawing
import Foundation

extension CairoPainter {
  /// A blurred picture of everything painted so far behind `bounds`, with the backdrop's color
  /// above.
  ///
  /// The picture continues beyond the device's edges with the colors at the edge. Within a
  /// silhouette, which shows no colors, there is no picture.
  func picture(of backdrop: BackdropPaint, over bounds: CGRect) -> PlacedPicture? {
    let sigma = deviation(backdrop.radius)
    let factor = Self.shrinking(sigma)
    let margin = (3 * CGFloat(sigma)).rounded(.up) + CGFloat(factor)
    let wanted = visibleDeviceRect(of: bounds.insetBy(dx: -1, dy: -1))
    guard !wanted.isNull,
      let pixels = PixelRect(
        around: wanted.insetBy(dx: -margin, dy: -margin).overlap(with: deviceRect))
    else { return nil }
    return note { () throws(RenderingError) in
      var picture = PlacedPicture(
        surface: try CairoSurface.image(width: pixels.width, height: pixels.height), pixels: pixels)
      let copy = cairo_create(picture.surface.pointer)
      cairo_translate(copy, -Double(pixels.x), -Double(pixels.y))
      copyPicture(on: copy)
      cairo_destroy(copy)
      if factor > 1 { picture = try picture.shrunk(by: factor) }
      try picture.surface.frost(
        sigma / Double(factor), saturation: Float(backdrop.saturation), cover: backdrop.color)
      return picture
    }
  }

  /// Takes away what stands where the traced path is to be filled with the source, a picture of the backdrop, so that
  /// the picture takes its place.
  ///
  /// Only a translucent picture needs that: sharp things would still show below it. What a layer will be put on
  /// is taken away when the layer is (``clear(_:_:)``). Below a filter it is out of reach.
  func clearForBackdrop() {
    if isSourceOpaque { return }
    saved {
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      addHole { cairo_fill_preserve(context) }
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_fill_preserve(context)
    }
    // The sum, so that pixels at the edge are shared and not taken from twice.
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
  }

  /// Clears the area that a layer replaces, before the layer is put there.
  ///
  /// - Parameter put: paints the source as the layer will be painted.
  func clear(_ hole: CairoSurface?, _ put: () -> Void) {
    guard let hole else { return }
    saved {
      inDeviceSpace { cairo_set_source_surface(context, hole.pointer, 0, 0) }
      addHole(put)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      put()
    }
  }

  /// Adds what `draw` paints to the area in which the layer that is painted now takes the place of others.
  private func addHole(_ draw: () -> Void) {
    guard let target = targets.last, targets.count > 1 else { return }
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    draw()
    let shape = cairo_pop_group(context)
    defer { cairo_pattern_destroy(shape) }
    guard
      let hole = holes[holes.count - 1]
        ?? note({ () throws(RenderingError) in
          try CairoSurface.hole(for: target)
        })
    else { return }
    holes[holes.count - 1] = hole
    let drawing = cairo_create(hole.pointer)
    var matrix = transform.cairo
    cairo_set_matrix(drawing, &matrix)
    cairo_set_source(drawing, shape)
    cairo_paint(drawing)
    cairo_destroy(drawing)
  }

  /// True if the source is a color, or a picture without a translucent pixel.
  private var isSourceOpaque: Bool {
    var surface: OpaquePointer?
    let status = cairo_pattern_get_surface(cairo_get_source(context), &surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface,
      let data = cairo_image_surface_get_data(surface)
    else { return true }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      let alphas = data + row * stride + 3
      for column in 0..<width where alphas[4 * column] != 255 { return false }
    }
    return true
  }

  /// All pixels that can be painted on, whatever is clipped.
  private var deviceRect: CGRect {
    let surface = targets[0]
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    return CGRect(
      x: -x, y: -y, width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
  }
}

extension PlacedPicture {
  /// The picture with fewer pixels, which stand at multiples of `factor`, so that the same place has
  /// the same colors whatever part of it is asked for.
  fileprivate func shrunk(by factor: Int) throws(RenderingError) -> PlacedPicture {
    func floor(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
    let (left, top) = (floor(pixels.x + factor - 1), floor(pixels.y + factor - 1))
    let (skippedX, skippedY) = (left * factor - pixels.x, top * factor - pixels.y)
    let (width, height) = (pixels.width - skippedX, pixels.height - skippedY)
    guard width > 0, height > 0 else { return self }
    let small = try CairoSurface.image(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    surface.edit { from, stride in
      small.edit { to, smallStride in
        px_shrink(
          from + skippedY * stride + 4 * skippedX, Int32(width), Int32(height), Int32(stride),
          Int32(factor), to, Int32(smallStride))
      }
    }
    var result = self
    result.surface = small
    result.pixels.x = left
    result.pixels.y = top
    result.pixels.width = small.width
    result.pixels.height = small.height
    result.factor = factor
    return result
  }
}

extension CairoSurface {
  /// An empty mask in the place of a layer.
  fileprivate static func hole(for layer: OpaquePointer) throws(RenderingError) -> CairoSurface {
    let hole = try image(
      CAIRO_FORMAT_A8, width: Int(cairo_image_surface_get_width(layer)),
      height: Int(cairo_image_surface_get_height(layer)))
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(layer, &x, &y)
    cairo_surface_set_device_offset(hole.pointer, x, y)
    return hole
  }

  /// Blurs the picture, which continues beyond its edges with the colors there, and puts a color
  /// above it.
  ///
  /// Done in one step, with numbers finer than those of pixels: a gain of saturation would magnify
  /// errors of rounding as well.
  fileprivate func frost(
    _ sigma: Double, saturation: Float, cover: ResolvedColor
  ) throws(RenderingError) {
    let (red, green, blue, opacity) = cover.components
    var hadMemory = true
    edit { data, stride in
      hadMemory =
        px_frost(
          data, Int32(width), Int32(height), Int32(stride), sigma,
          ColorMatrix(saturation: saturation).finiteRows,
          [red, green, blue, opacity].map(Float.init)) != 0
    }
    guard hadMemory else { throw .outOfMemory(purpose: "a blur") }
  }
}
