@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension InsettableShape {
  /// Traces the outline of this shape from inside, with a style that is the foreground style by
  /// default.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Traces the outline of this shape from inside, with a style that is the foreground style by
  /// default.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Traces the outline of this view's shape from inside, above the view's earlier fills and
  /// strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Traces the outline of this view's shape from inside, above the view's earlier fills and
  /// strokes.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The outline of a shape, traced inside the shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
}

extension StrokeBorderShapeView: ShapeView, ShapeLayer {
  package func items(_ context: DrawContext) -> [DisplayItem] {
    context.items(below: background)
      + context.stroke(
        shape.inset(by: strokeStyle.lineWidth / 2), with: style, strokeStyle,
        antialiased: isAntialiased)
  }
}

extension StrokeBorderShapeView: Animatable {
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set {
      shape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second
      background = background(background, holding: shape)
    }
  }
}

extension StrokeBorderShapeView: ShapeAbove {}
