@_spi(Espalier) import EspalierCore
import EspalierDrawing

extension Shape {
  /// Fills this shape with a style, the foreground style by default.
  @inlinable public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
}

extension ShapeView {
  /// Fills this view's shape above the view's earlier fills and strokes.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
}

/// A shape filled with a style, above other fills and strokes of the same shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
}

extension FillShapeView: ShapeView, ShapeLayer {
  package func items(_ context: DrawContext) -> [DisplayItem] {
    context.items(below: background) + context.fill(shape, with: style, fillStyle)
  }
}

extension FillShapeView: Animatable {
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set {
      shape.animatableData = newValue
      background = background(background, holding: shape)
    }
  }
}

extension FillShapeView: ShapeAbove {}
