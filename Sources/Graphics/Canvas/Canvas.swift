@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A view that a closure draws.
///
///     Canvas { context, size in
///       context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
///     }
///
/// Drawings outside of its frame are cut off.
///
/// - Child sizing: symbols have their ideal sizes.
/// - Preferred size: the proposal; 10 points on an axis without one.
public struct Canvas<Symbols: View> {
  /// The views that the renderer can draw, each with a tag.
  public var symbols: Symbols
  /// Draws into a context, in points from the top left of the canvas, which has the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True if the canvas has no transparency; black shows where nothing is drawn.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// True if the renderer might be called later than the view is shown; here it never is.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: EmptyView.init)
  }
}

extension Canvas: PrimitiveView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    CanvasNode(view, inputs)
  }
}

/// Lays the symbols out beside the canvas, and hands them to the renderer.
private final class CanvasNode<Symbols: View>: ViewNode, ElementContainer {
  private var view: Canvas<Symbols>
  private var element: LayoutElement?
  private var symbols: ViewNode?

  init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    element = CanvasElement<Symbols>(self, graph.tree.makeNode(CanvasRule()))
    // The symbols stand beside the canvas, unseen.
    element?.pointerReach = .itself
    symbols = makeChild(view.symbols)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { symbols.map { [$0] } ?? [] }

  override var name: String? { "Canvas" }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: Canvas<Symbols>.self)
    if isKnownEqual(view, self.view) { return }
    self.view = view
    updateChild(symbols, view.symbols)
    element?.setNeedsDrawing()
  }

  /// Called when something observable changed that the renderer has read.
  override func performUpdate() {
    isQueued = false
    element?.setNeedsDrawing()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.setNeedsDrawing()
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let elements = symbols?.collectedElements ?? []
    element?.setChildren(elements)
  }

  override func detach() {
    super.detach()
    element?.remove()
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    if frame.isEmpty { return [] }
    let bounds = CGRect(origin: .zero, size: context.size)
    var graphics = GraphicsContext(
      environment: environment, bounds: bounds,
      symbols: CanvasSymbols(context.element, context.pass), diagnostics: graph.diagnostics)
    if view.isOpaque { graphics.fill(Path(bounds), with: .color(.black)) }
    tracked { view.renderer(&graphics, bounds.size) }
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let items =
      move.isIdentity ? graphics.items : graphics.items.grouped(.transform(move))
    return items.grouped(.clip(Path(frame), FillStyle(antialiased: false)))
  }
}

private final class CanvasElement<Symbols: View>: LayoutElement {
  override func draw(_ context: DrawContext) -> ElementDrawing {
    ElementDrawing((owner as? CanvasNode<Symbols>)?.draw(context) ?? [])
  }

  override func isHit(at point: CGPoint) -> Bool { ownHitBounds.holds(point) }

  override var ownHitBounds: CGRect { CGRect(origin: .zero, size: size) }
}

private struct CanvasRule: LayoutRule {
  func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    ClampedSize(width: .unbounded, height: .unbounded)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    for child in node.children { child.place(at: .zero, proposal: .unspecified) }
  }

  func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

  var childOrientation: ChildOrientation { .none }
}
