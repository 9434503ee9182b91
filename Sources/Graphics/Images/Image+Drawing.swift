@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Image {
  /// Paints pixels, or their opaque parts with the foreground style.
  @MainActor func draw(_ content: ImageContent, _ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    if frame.isEmpty || content.size.width == 0 || content.size.height == 0 { return [] }
    func items(_ tint: Paint?) -> [DisplayItem] {
      let picture = PlacedBitmap(
        content: content, tint: tint, interpolation: (pixelInterpolation ?? .medium).displayed,
        isAntialiased: hasSoftEdges)
      guard let resizing, resizing != ImageResizing() else { return [picture.item(in: frame)] }
      return resizing.patches(in: frame, size: content.size, aligned: context.pass.aligned)
        .map { picture.item($0) }
    }
    guard (templateRenderingMode ?? content.renderingMode) == .template else { return items(nil) }
    return context.environment.foregroundPaint().items(in: frame) { items($0) }
  }

  /// Paints the drawing of a closure.
  @MainActor func draw(_ drawing: ImageDrawing, _ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    if frame.isEmpty || drawing.size.width <= 0 || drawing.size.height <= 0 { return [] }
    let picture = drawing.items(in: context.environment)
    let patches = (resizing ?? ImageResizing()).patches(
      in: frame, size: drawing.size, aligned: context.pass.aligned)
    let items = patches.flatMap { patch -> [DisplayItem] in
      let copies = patch.copies.flatMap { place in
        let transform = patch.transform(to: place)
        return transform.isIdentity ? picture : picture.grouped(.transform(transform))
      }
      // A whole picture is cut off at its edges already.
      if patches.count == 1, patch.tile == nil { return copies }
      return copies.grouped(.clip(Path(patch.target), FillStyle(antialiased: false)))
    }
    guard templateRenderingMode == .template else { return items }
    return context.environment.foregroundPaint().items(in: frame) { paint in
      [.group(.mask(items), [.fill(Path(frame), paint, FillStyle())])]
    }
  }
}

/// Pixels and how they are painted.
private struct PlacedBitmap {
  let content: ImageContent
  let tint: Paint?
  let interpolation: ImageInterpolation
  let isAntialiased: Bool

  /// The picture, or the part of it within `source` (in pixels), stretched over `frame`.
  func item(_ source: CGRect? = nil, in frame: CGRect) -> DisplayItem {
    var image = DisplayImage(
      bitmap: content.bitmap, source: source, frame: frame, tint: tint,
      interpolation: interpolation)
    image.isAntialiased = isAntialiased
    return .image(image)
  }

  func item(_ patch: ImageResizing.Patch) -> DisplayItem {
    let source = patch.source.applying(
      CGAffineTransform(scaleX: content.scale, y: content.scale))
    let isWhole = patch.source == CGRect(origin: .zero, size: content.size)
    guard let tile = patch.tile else { return item(isWhole ? nil : source, in: patch.target) }
    let paint = Paint.tiles(
      TilePaint(
        bitmap: content.bitmap, source: source,
        tile: CGRect(origin: patch.target.origin, size: tile), interpolation: interpolation))
    let tiles = DisplayItem.fill(
      Path(patch.target), paint, FillStyle(antialiased: isAntialiased))
    guard let tint else { return tiles }
    return .group(.mask([tiles]), [.fill(Path(patch.target), tint, FillStyle())])
  }
}

extension ImageResizing.Patch {
  /// The largest number of copies: more could not be distinguished; the picture is stretched instead.
  private static let copyLimit = 10_000.0

  /// The places of the copies that fill the target, from its top left.
  fileprivate var copies: [CGRect] {
    guard let tile else { return [target] }
    let across = (target.width / tile.width).rounded(.up)
    let down = (target.height / tile.height).rounded(.up)
    guard across * down <= Self.copyLimit else { return [target] }
    return (0..<Int(down)).flatMap { row in
      (0..<Int(across)).map { column in
        CGRect(
          x: target.minX + CGFloat(column) * tile.width,
          y: target.minY + CGFloat(row) * tile.height, width: tile.width, height: tile.height)
      }
    }
  }

  /// Takes the source to `place`.
  fileprivate func transform(to place: CGRect) -> CGAffineTransform {
    let (x, y) = (place.width / source.width, place.height / source.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - source.minX * x, ty: place.minY - source.minY * y)
  }
}
