@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by `opacity`, 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

private struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _paint(in context: _StyleContext) -> _StylePaint {
    base._paint(in: context).faded(by: opacity.clampedToUnit)
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for values that are not a number.
  package var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
