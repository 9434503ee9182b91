@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension ShapeStyle {
  /// This style with its unit points taken in `rect` rather than in the bounds of the painted area.
  ///
  /// - Parameter rect: in points, from the top left corner of the shape's or text's frame.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

private struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rect: CGRect

  func _paint(in context: _StyleContext) -> _StylePaint {
    var paint = base._paint(in: context)
    // The innermost rectangle is the one that the style itself was given.
    if paint.rect == nil { paint.rect = rect }
    return paint
  }
}
