@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension ShapeStyle {
  /// This style with `mode` deciding how its colors are combined with those behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendingStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with `mode` deciding how its colors are combined with those behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

private struct BlendingStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _paint(in context: _StyleContext) -> _StylePaint {
    let paint = base._paint(in: context)
    return mode == .normal ? paint : paint.within(.blend(mode))
  }
}
