import EspalierCore
import EspalierDrawing

/// The style of lines between contents, and of borders.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let share = LabelColor(level: context.level).share(in: context.environment)
    let color = context.environment.look.colors.separator.resolve(in: context.environment)
    return _StylePaint(.color(color.faded(by: share)))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
