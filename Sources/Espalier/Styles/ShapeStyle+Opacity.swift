import EspalierDrawing

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

private struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in context: _StyleContext) -> _StylePaint {
    base._paint(in: context).faded(by: min(max(opacity, 0), 1))
  }
}
