import CGfx
import EspalierDrawing
import Foundation

/// Draws display lists as pixels, the same on every machine.
///
/// Keep one renderer for many pictures: it remembers open fonts, glyphs, shadows and images. It is
/// to be used by one thread at a time.
package final class RasterRenderer {
  private let resources: PaintResources

  package convenience init() { self.init(PaintResources()) }

  private init(_ resources: PaintResources) { self.resources = resources }

  /// Runs `body` with a renderer that nothing else uses in the meantime: pictures may be drawn at
  /// the same time.
  ///
  /// - Parameter endsWhenCancelled: true if drawing may end early, with a picture that is of no use, when the task that
  ///   runs it is cancelled.
  package static func withShared<Result>(
    endsWhenCancelled: Bool = false,
    _ body: (RasterRenderer) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    try PaintingPool.with(endsWhenCancelled: endsWhenCancelled) {
      resources throws(RenderingError) in
      try body(RasterRenderer(resources))
    }
  }

  /// The picture of `list` at `scale` pixels per point, transparent where nothing is painted.
  ///
  /// - Parameter background: painted below all items.
  package func render(
    _ list: DisplayList, scale: CGFloat = 1, background: ResolvedColor? = nil,
    name: String = "picture"
  ) throws(RenderingError) -> Bitmap {
    let size = try PixelSize(list.size, scale: scale)
    var failure: RenderingError?
    let count = size.width * size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      // The buffer's own function takes as long as drawing in builds that are not optimized.
      memset(start, 0, count)
      initialized = count
      do throws(RenderingError) {
        try draw(
          list, scale: scale, background: background,
          into: PixelBuffer(
            pixels: start, width: size.width, height: size.height, stride: size.width * 4))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: size.width, height: size.height, pixels: pixels, name: name)
  }

  /// Memory of premultiplied BGRA pixels, such as a window's.
  package struct PixelBuffer {
    package var pixels: UnsafeMutablePointer<UInt8>
    package var width: Int
    package var height: Int
    /// The bytes from one row to the next.
    package var stride: Int

    package init(pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
      self.pixels = pixels
      self.width = width
      self.height = height
      self.stride = stride
    }
  }

  /// Draws over the present content of `buffer`.
  ///
  /// - Parameter damage: limits drawing to these rectangles, in points; nil draws everything, as
  ///   does a list that shows what it has painted before, blurred, beyond the edges of others.
  package func draw(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor? = nil, damage: [CGRect]? = nil,
    into buffer: PixelBuffer
  ) throws(RenderingError) {
    try LargeStack.rendering(list.items) { () throws(RenderingError) in
      try paint(list, scale: scale, background: background, damage: damage, into: buffer)
    }
  }

  private func paint(
    _ list: DisplayList, scale: CGFloat, background: ResolvedColor?, damage: [CGRect]?,
    into buffer: PixelBuffer
  ) throws(RenderingError) {
    let pointer = cairo_image_surface_create_for_data(
      buffer.pixels, CAIRO_FORMAT_ARGB32, Int32(clamping: buffer.width),
      Int32(clamping: buffer.height), Int32(clamping: buffer.stride))
    guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      throw .outOfMemory(purpose: "a picture of \(buffer.width) by \(buffer.height) pixels")
    }
    let surface = CairoSurface(owning: pointer)
    let painter = CairoPainter(
      surface.pointer, CGAffineTransform(scaleX: scale, y: scale), output: .pixels,
      resources: resources)
    if let damage, !list.items.hasBackdrop { painter.clip(to: damage) }
    // Beyond the last whole point there may be part of a pixel: the background covers that too.
    let canvas = CGRect(
      x: 0, y: 0, width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale)
    if let background { painter.paint(.fill(Path(canvas), .color(background), FillStyle())) }
    defer { resources.bounds.removeAll() }
    painter.paint(list.items)
    try painter.finish()
    cairo_surface_flush(surface.pointer)
    cairo_surface_finish(surface.pointer)
  }
}

extension CairoPainter {
  /// Limits drawing to the whole pixels around `rects`.
  fileprivate func clip(to rects: [CGRect]) {
    let transform = transform
    inDeviceSpace {
      cairo_new_path(context)
      for rect in rects {
        guard let pixels = PixelRect(around: rect.applying(transform)) else { continue }
        cairo_rectangle(
          context, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
      }
      cairo_clip(context)
    }
  }
}
