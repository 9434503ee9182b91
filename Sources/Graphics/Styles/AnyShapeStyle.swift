@_spi(Espalier) import EspalierCore

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in context: _StyleContext) -> _StylePaint { style._paint(in: context) }
}
