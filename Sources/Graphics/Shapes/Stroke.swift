@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension Shape {
  /// Traces the outline of this shape with a style; half of the line lies outside the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Traces the outline of this shape with a style; half of the line lies outside the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The outline of this shape as a shape of its own.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokeOutline(strokedShape: self, strokeStyle: style)
  }

  /// The outline of this shape as a shape of its own; the width is points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// Traces the outline of this view's shape above the view's earlier fills and strokes.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Traces the outline of this view's shape above the view's earlier fills and strokes.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The outline of a shape, traced with a style.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
}

extension StrokeShapeView: ShapeView, ShapeLayer {
  package func items(_ context: DrawContext) -> [DisplayItem] {
    context.items(below: background)
      + context.stroke(shape, with: style, strokeStyle, antialiased: isAntialiased)
  }
}

/// A shape that is the stroke of another: renderers draw it better as a stroke than as the stroke's
/// outline.
nonisolated protocol StrokedShape: Shape {
  associatedtype Stroked: Shape
  var strokedShape: Stroked { get }
  var strokeStyle: StrokeStyle { get }
}

private struct StrokeOutline<Stroked: Shape>: StrokedShape {
  var strokedShape: Stroked
  var strokeStyle: StrokeStyle

  static var role: ShapeRole { .stroke }

  var layoutDirectionBehavior: LayoutDirectionBehavior { strokedShape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Stroked.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(strokedShape.animatableData, strokeStyle.animatableData) }
    set {
      strokedShape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { strokedShape.path(in: rect).strokedPath(strokeStyle) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { strokedShape.sizeThatFits(proposal) }
}

extension StrokeOutline: FlexibleShape where Stroked: FlexibleShape {}

extension StrokeShapeView: Animatable {
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

extension StrokeShapeView: ShapeAbove {}
