import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension GraphicsContext.Shading {
  /// Copies of an image, side by side in both directions.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of one of the copies.
  ///   - sourceRect: the part of the image that is copied, as fractions of its size.
  ///   - scale: multiplies the size of the copies.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      kind: .tiles(
        ShadingImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
  }
}

/// An image that is repeated in both directions.
struct ShadingImage: ShadingTiles {
  var image: Image
  var origin: CGPoint
  /// The part that is repeated, as fractions of the image's size.
  var sourceRect: CGRect
  var scale: CGFloat

  /// The largest number of copies: more could not be distinguished.
  private static let tileLimit: CGFloat = 10_000

  func paint(_ environment: EnvironmentValues, _ context: GraphicsContext) -> Paint? {
    guard case .file(let file) = image.source else { return nil }
    nonisolated(unsafe) let environment = environment
    let result = MainActor.assumeIsolated { file.content(in: environment).map(SizeInPixels.init) }
    switch result {
    case .success(let content):
      let tile = tile(of: content.size)
      guard tile.width > 0, tile.height > 0 else { return .color(.clear) }
      let bitmap = content.bitmap
      let source = CGRect(
        x: sourceRect.minX * CGFloat(bitmap.width), y: sourceRect.minY * CGFloat(bitmap.height),
        width: sourceRect.width * CGFloat(bitmap.width),
        height: sourceRect.height * CGFloat(bitmap.height))
      return .tiles(
        TilePaint(
          bitmap: bitmap, source: source, tile: tile,
          interpolation: (image.pixelInterpolation ?? .medium).displayed))
    case .failure(let problem):
      context.report(problem.message)
      return .color(.clear)
    }
  }

  var hasPixels: Bool { if case .file = image.source { true } else { false } }

  func items(
    covering rect: CGRect, _ environment: EnvironmentValues, _ context: GraphicsContext
  ) -> [DisplayItem] {
    let content = CanvasContent(image.resizable(), environment, context)
    let size = CanvasContent(image, environment, context).size(.unspecified)
    let tile = tile(of: size)
    guard tile.width > 0, tile.height > 0, !rect.isNull else { return [] }
    let whole = CGSize(width: size.width * scale, height: size.height * scale)
    let picture = content.items(
      in: CGRect(
        x: -sourceRect.minX * whole.width, y: -sourceRect.minY * whole.height,
        width: whole.width, height: whole.height))
    let copy = picture.grouped(
      .clip(Path(CGRect(origin: .zero, size: tile.size)), FillStyle(antialiased: false)))
    let (left, top) = (
      ((rect.minX - tile.minX) / tile.width).rounded(.down),
      ((rect.minY - tile.minY) / tile.height).rounded(.down)
    )
    let (right, bottom) = (
      ((rect.maxX - tile.minX) / tile.width).rounded(.up),
      ((rect.maxY - tile.minY) / tile.height).rounded(.up)
    )
    guard (right - left) * (bottom - top) <= Self.tileLimit else { return [] }
    return (Int(top)..<Int(bottom)).flatMap { row in
      (Int(left)..<Int(right)).flatMap { column in
        copy.grouped(
          .transform(
            CGAffineTransform(
              translationX: tile.minX + CGFloat(column) * tile.width,
              y: tile.minY + CGFloat(row) * tile.height)))
      }
    }
  }

  /// Returns the frame of one of the tiles, of an image of `size` points; empty if the numbers do
  /// not make one.
  private func tile(of size: CGSize) -> CGRect {
    let (width, height) = (
      size.width * sourceRect.width * scale, size.height * sourceRect.height * scale
    )
    guard width.isFinite, height.isFinite, origin.x.isFinite, origin.y.isFinite else {
      return .zero
    }
    return CGRect(x: origin.x, y: origin.y, width: max(0, width), height: max(0, height))
  }
}

/// The pixels and the size of an image's content, as tiles need them.
private struct SizeInPixels: Sendable {
  var bitmap: Bitmap
  var size: CGSize

  init(_ content: ImageContent) {
    bitmap = content.bitmap
    size = content.size
  }
}
