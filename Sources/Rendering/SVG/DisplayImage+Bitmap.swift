import EspalierDrawing
import Foundation

extension DisplayImage {
  /// The pixels that are shown, as a bitmap of their own; nil where there are none.
  ///
  /// - Parameter scale: the factor by which the image's points are larger than points on the page.
  func shownBitmap(
    scale: CGFloat, _ resources: PaintResources
  ) throws(RenderingError) -> Bitmap? {
    let (bitmap, source) = sharpened(scale: scale, resources)
    guard let part = source else { return bitmap }
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let rounded = CGRect(
      x: part.minX.rounded(), y: part.minY.rounded(), width: max(1, part.width.rounded()),
      height: max(1, part.height.rounded()))
    guard let pixels = PixelRect(around: rounded.overlap(with: whole)) else { return nil }
    if pixels.rect == whole { return bitmap }
    return try CairoSurface.image(bitmap, pixels).bitmap(name: bitmap.name)
  }

  /// A vector picture in the pixels of its place on a page, with the part of these that is shown.
  private func sharpened(scale: CGFloat, _ resources: PaintResources) -> (Bitmap, CGRect?) {
    let part = source?.standardized
    guard bitmap.redrawn != nil, bitmap.width > 0, bitmap.height > 0 else { return (bitmap, part) }
    let shown = part?.size ?? CGSize(width: bitmap.width, height: bitmap.height)
    let density = scale * CairoPainter.pagePixelsPerPoint
    let frame = frame.standardized
    let (x, y) = (
      frame.width * density / max(shown.width, 1e-3),
      frame.height * density / max(shown.height, 1e-3)
    )
    let (width, height) = (
      (CGFloat(bitmap.width) * x).rounded(), (CGFloat(bitmap.height) * y).rounded()
    )
    guard width >= 1, height >= 1, width * height <= 16e6, max(width, height) <= 16_000,
      let drawn = resources.images.redrawn(bitmap, width: Int(width), height: Int(height))
    else { return (bitmap, part) }
    let growth = CGAffineTransform(
      scaleX: CGFloat(drawn.width) / CGFloat(bitmap.width),
      y: CGFloat(drawn.height) / CGFloat(bitmap.height))
    return (drawn, part?.applying(growth))
  }
}
