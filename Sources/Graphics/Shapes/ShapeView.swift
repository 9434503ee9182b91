@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that shows a shape; fills and strokes added to it are painted above it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, ShapeLayer {
  package func items(_ context: DrawContext) -> [DisplayItem] {
    context.fill(shape, with: style, fillStyle)
  }
}

/// A leaf that paints shapes into its frame, one above the other.
@MainActor package protocol ShapeLayer: ShapeView, LeafView {
  /// Returns the items that the view paints, its background included.
  func items(_ context: DrawContext) -> [DisplayItem]
}

extension ShapeLayer {
  package func rule(in environment: EnvironmentValues) -> any LayoutRule { shape.layoutRule }

  package func draw(_ context: DrawContext, rule: any LayoutRule) -> [DisplayItem] {
    items(context)
  }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    items(context).contains { $0.isHit(at: point) }
  }

  package func hitBounds(_ context: DrawContext) -> CGRect { items(context).bounds }
}

extension DrawContext {
  /// The outline of `shape` in this element's frame.
  package func path<S: Shape>(of shape: S) -> Path {
    let shape = (shape as? any SurroundedShape)?.resolved(in: environment) as? S ?? shape
    let frame = frame
    let path = withShapeContainer { shape.path(in: CGRect(origin: .zero, size: frame.size)) }
    if shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) {
      return path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
    }
    return path.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Paints the inside of `shape`; shapes that are strokes are painted as such.
  package func fill<S: Shape, Style: ShapeStyle>(
    _ shape: S, with style: Style, _ fillStyle: FillStyle
  ) -> [DisplayItem] {
    if fillStyle.isAntialiased, let stroke = shape as? any StrokedShape {
      return self.stroke(stroke.strokedShape, with: style, stroke.strokeStyle, antialiased: true)
    }
    let path = path(of: shape)
    if path.isEmpty { return [] }
    return environment.items(style, in: frame) { paint in [.fill(path, paint, fillStyle)] }
  }

  /// Paints a line along the outline of `shape`, half of it inside and half outside.
  func stroke<S: Shape, Style: ShapeStyle>(
    _ shape: S, with style: Style, _ strokeStyle: StrokeStyle, antialiased: Bool
  ) -> [DisplayItem] {
    let path = path(of: shape)
    guard strokeStyle.lineWidth > 0, !path.isEmpty else { return [] }
    let strokeStyle = strokeStyle.withVisibleDashes(along: path) { problem in
      element.graph.diagnostics.report(problem, at: element.owner.path)
    }
    return environment.items(style, in: frame) { paint in
      if antialiased { return [.stroke(path, paint, strokeStyle)] }
      return [.fill(path.strokedPath(strokeStyle), paint, FillStyle(antialiased: false))]
    }
  }

  /// Returns the items that a view of shapes paints below others in the same frame; empty for other
  /// views.
  func items<Background: View>(below background: Background) -> [DisplayItem] {
    (background as? any ShapeLayer)?.items(self) ?? []
  }
}

extension _ShapeView: Animatable {
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: ShapeHolder {
  nonisolated func holding(_ shape: any Shape) -> Self {
    var result = self
    if let shape = shape as? Content { result.shape = shape }
    return result
  }
}

/// A view of a shape that can be replaced by another shape of the same type.
nonisolated protocol ShapeHolder {
  func holding(_ shape: any Shape) -> Self
}

extension ShapeHolder {
  /// The same kind of view further back, with another shape.
  nonisolated func background<Background>(
    _ background: Background, holding shape: any Shape
  )
    -> Background
  {
    ((background as? any ShapeHolder)?.holding(shape) as? Background) ?? background
  }
}

/// A view of a shape above other views of the same shape.
nonisolated protocol ShapeAbove: ShapeHolder {
  associatedtype Content: Shape
  associatedtype Background: View
  var shape: Content { get set }
  var background: Background { get set }
}

extension ShapeAbove {
  nonisolated func holding(_ shape: any Shape) -> Self {
    var result = self
    if let shape = shape as? Content { result.shape = shape }
    result.background = background(background, holding: shape)
    return result
  }
}
