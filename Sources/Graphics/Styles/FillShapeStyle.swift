import EspalierCore
import EspalierDrawing

/// The style of shapes above a background that shows through: tracks, fields, boxes.
///
/// The first level is for small shapes; the further levels (`.fill.secondary` …) are fainter, for
/// larger ones.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let fills = context.environment.look.colors.fills
    let color = fills[min(max(context.level, 0), fills.count - 1)]
    return _StylePaint(.color(color.resolve(in: context.environment)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
