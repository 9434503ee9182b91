@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

// A style behind a view is the most usual background. The wrapper of the modifier paints it: the
// view needs neither a layer nor a shape of its own.

extension EnvironmentValues {
  private enum ShowsBackgroundsKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// False for views of which only texts and pictures are shown, such as the lines of a menu.
  package var showsBackgrounds: Bool {
    get { self[ShowsBackgroundsKey.self] }
    set { self[ShowsBackgroundsKey.self] = newValue }
  }
}

/// A style behind a view, and in the safe area beside it.
///
/// It is public so that programs' compilers know the type of the modified view.
public struct _StyleBackground<Style: ShapeStyle> {
  @usableFromInline let style: Style
  @usableFromInline let edges: Edge.Set

  @inlinable init(style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }
}

/// A shape behind a view, filled with a style; public as ``_StyleBackground`` is.
public struct _ShapeBackground<Outline: Shape, Style: ShapeStyle> {
  @usableFromInline var shape: Outline
  @usableFromInline let style: Style
  @usableFromInline let fillStyle: FillStyle

  @inlinable init(shape: Outline, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeBackground: ElementModifier {
  package func draw(_ context: DrawContext) -> ElementDrawing {
    context.children(above: context.animated(own: items(context)))
  }

  @MainActor private func items(_ context: DrawContext) -> [DisplayItem] {
    context.environment.showsBackgrounds ? context.fill(shape, with: style, fillStyle) : []
  }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    items(context).contains { $0.isHit(at: point) }
  }

  package func hitBounds(_ context: DrawContext) -> CGRect { items(context).bounds }
}

extension _ShapeBackground: Animatable {
  public nonisolated var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _StyleBackground: ElementModifier {
  package func configure(_ element: LayoutElement) {
    element.component(BackgroundPaint()).isKnown = false
  }

  package func draw(_ context: DrawContext) -> ElementDrawing {
    let paint = context.element.component(BackgroundPaint())
    let (last, rect) = (paint.items, rect(context))
    // Changes in the view leave the style behind it as it is.
    if !paint.isKnown || paint.rect != rect {
      paint.items = items(context)
      paint.rect = rect
      paint.isKnown = true
    }
    return context.children(above: context.animated(own: paint.items ?? [], after: last))
  }

  /// The rectangle to paint, on whole pixels.
  @MainActor private func rect(_ context: DrawContext) -> CGRect {
    let frame = CGRect(origin: context.origin, size: context.size)
    return context.pass.aligned(frame.reaching(context.element.backgroundOutset))
  }

  @MainActor private func items(_ context: DrawContext) -> [DisplayItem] {
    let rect = rect(context)
    let path = Path(rect)
    if path.isEmpty || !context.environment.showsBackgrounds { return [] }
    return context.environment.items(style, in: rect) { paint in
      [.fill(path, paint, FillStyle())]
    }
  }

  package func isHit(at point: CGPoint, _ context: DrawContext) -> Bool {
    items(context).contains { $0.isHit(at: point) }
  }

  package func hitBounds(_ context: DrawContext) -> CGRect { items(context).bounds }

  package func ownReach(_ element: LayoutElement) -> CGRect {
    let outset = element.backgroundOutset
    if outset == EdgeInsets() { return .null }
    return CGRect(origin: .zero, size: element.presentedSize).reaching(outset)
  }
}

extension DrawContext {
  /// The drawings of the children above items that the element itself paints.
  fileprivate func children(above own: [DisplayItem]) -> ElementDrawing {
    children().changed { own + $0 }
      .parted { $0.childParts().changedParts { [own] + $0 } }
  }
}

/// The items that a wrapper has painted behind its view.
@MainActor private final class BackgroundPaint: ElementComponent {
  var rect = CGRect.null
  /// The painted items; nil before anything was painted.
  var items: [DisplayItem]?
  /// True if they are those of the current style and environment.
  var isKnown = false
  /// The distances by which the background reaches into the safe area.
  var outset = EdgeInsets()
}

extension LayoutElement {
  /// The distances by which the background reaches into the safe area.
  fileprivate var backgroundOutset: EdgeInsets {
    self[BackgroundPaint.self]?.outset ?? EdgeInsets()
  }
}

extension CGRect {
  /// The rectangle with the space beside it, whose leading side is the left one.
  func reaching(_ outset: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - outset.leading, y: minY - outset.top,
      width: width + outset.leading + outset.trailing,
      height: height + outset.top + outset.bottom)
  }
}

extension _StyleBackground: LayoutReadingModifier {
  /// Paints anew where the safe area has changed, which depends on the place of the view but does
  /// not change its layout.
  package func readLayout(of wrapper: LayoutElement) {
    var outset = wrapper.safeAreaInsets
    for edge in Edge.allCases where !edges.contains(Edge.Set(edge)) { outset[edge] = 0 }
    // The sides are those of the picture from here on.
    if wrapper.isMirrored { swap(&outset.leading, &outset.trailing) }
    if outset == wrapper.backgroundOutset { return }
    wrapper[BackgroundPaint.self]?.outset = outset
    wrapper.setNeedsDrawing()
  }
}
