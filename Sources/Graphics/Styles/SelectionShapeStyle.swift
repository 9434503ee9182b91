import EspalierCore
import EspalierDrawing

/// The style behind selected items: the tint if one is set, else the system's color of selected
/// rows.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    guard !context.environment.hasTint, let selection = context.environment.look.colors.selection
    else { return TintShapeStyle()._paint(in: context) }
    let color = selection.resolve(in: context.environment)
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color.faded(by: share)))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
