import EspalierCore
import EspalierDrawing

/// The style of the text in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    let share = LabelColor(level: context.level).share(in: context.environment)
    let color = context.environment.look.colors.placeholder.resolve(in: context.environment)
    return _StylePaint(.color(color.faded(by: share)))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
