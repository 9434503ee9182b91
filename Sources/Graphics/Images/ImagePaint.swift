import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A style that repeats a picture, or a part of it, in both directions from the top left corner of
/// the painted area.
public struct ImagePaint: Sendable {
  public var image: Image
  /// The part that repeats, in fractions of the picture's width and height; parts outside of the
  /// picture are left out.
  public var sourceRect: CGRect
  /// The scale of the picture, 1 being its own size.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StylePaint {
    let nothing = _StylePaint(.color(.clear))
    guard scale > 0, scale.isFinite else { return nothing }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = sourceRect.standardized.overlap(with: unit)
    guard part.width > 0, part.height > 0 else { return nothing }
    // Styles are painted with while views are drawn: on the main actor.
    nonisolated(unsafe) let environment = context.environment
    let paint = MainActor.assumeIsolated { form(of: part, in: environment).map { _StylePaint($0) } }
    guard let paint else { return nothing }
    return paint.faded(by: LabelColor(level: context.level).share(in: context.environment))
  }

  @MainActor private func form(
    of part: CGRect, in environment: EnvironmentValues
  ) -> _StylePaint.Kind? {
    let graph = ViewGraph(
      image, environment: environment, textEngine: environment.textEngine.engine,
      features: environment.graphFeatures)
    graph.frame(proposal: .unspecified)
    let size = graph.rootSize
    let items = graph.displayItems(scale: environment.displayScale)
    graph.close()
    guard size.width > 0, size.height > 0, !items.isEmpty else { return nil }
    if case .image(let image) = items[0], items.count == 1, image.tint == nil, image.source == nil {
      return .tiles(
        image.bitmap,
        source: part.scaled(CGFloat(image.bitmap.width), CGFloat(image.bitmap.height)),
        size: part.scaled(size.width * scale, size.height * scale).size,
        interpolation: image.interpolation)
    }
    return .pattern(pattern(of: items, part.scaled(size.width, size.height)))
  }

  /// A tile for pictures that are drawn rather than made of pixels.
  private func pattern(of items: [DisplayItem], _ part: CGRect) -> TilePattern {
    let bounds = part.scaled(scale, scale)
    let enlarged = items.grouped(.transform(CGAffineTransform(scaleX: scale, y: scale)))
    let tile = enlarged.grouped(.clip(Path(bounds), FillStyle(antialiased: false)))
    return TilePattern(tile: tile, bounds: bounds)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture, or a part of it, in both directions.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension CGRect {
  fileprivate func scaled(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: minX * x, y: minY * y, width: width * x, height: height * y)
  }
}
