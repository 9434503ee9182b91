import EspalierDrawing

/// The style behind what is selected: the tint where one is set, else the system's color of selected rows.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StylePaint {
    if context.environment.hasTint || context.environment.platformStyle == .phone {
      return TintShapeStyle()._paint(in: context)
    }
    // NSColor.selectedContentBackgroundColor.
    let color = AdaptiveColor(0x0064E1, 0x0059D1).resolve(in: context.environment)
    let share = LabelColor(level: context.level).share(in: context.environment)
    return _StylePaint(.color(color.faded(by: share)))
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
