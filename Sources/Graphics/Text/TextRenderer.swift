@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// Draws texts in place of the framework, glyph by glyph if necessary.
public protocol TextRenderer: Animatable {
  /// Draws a text whose lines are `layout`, in points from the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text that is drawn by this renderer; by default that of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The lengths by which the renderer draws beyond the text's edges; zero by default.
  ///
  /// Drawing further outside is visible as well.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` measures.
public struct TextProxy {
  private let rule: TextRule

  init(_ rule: TextRule) { self.rule = rule }

  /// The size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rule.lines(proposal).size }
}

extension EnvironmentValues {
  private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  /// The renderer that draws texts; nil stands for the framework.
  package var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Draws the texts in this view with `renderer`; changes of its data are animated.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
  let renderer: Renderer
}

extension TextRendererModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    TextRendererNode(view, inputs)
  }
}

/// Puts the renderer, in its animated state, into the environment of its content.
private final class TextRendererNode<C: View, Renderer: TextRenderer>: ViewNode {
  private var renderer: Renderer
  private var presenter: ValuePresenter<Renderer>?
  private var child: ViewNode?

  init(_ view: ModifiedContent<C, TextRendererModifier<Renderer>>, _ inputs: _NodeInputs) {
    renderer = view.modifier.renderer
    super.init(inputs)
    child = makeChild(view.content, contentEnvironment)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func update<V>(_ view: V) {
    let view = unsafeSame(view, as: ModifiedContent<C, TextRendererModifier<Renderer>>.self)
    let new = view.modifier.renderer
    if !isKnownEqual(new, renderer) {
      graph.follow(&presenter, from: renderer, to: new, of: self) { [weak self] in
        self?.show()
      }
      renderer = new
      show()
    }
    updateChild(child, view.content)
  }

  override func environmentDidChange() { show() }

  private func show() { child?.setEnvironment(contentEnvironment) }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.textRenderer = presenter?.presented(renderer) ?? renderer
    return environment
  }
}

extension DrawContext {
  /// The items that `renderer` draws of a text, moved to the text's place.
  func items(
    of lines: TextLines, _ rule: TextRule, drawnBy renderer: any TextRenderer
  ) -> [DisplayItem] {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let painter = TextPainter(rule.resolved, environment, bounds, pass)
    let layout = Text.Layout(lines, painter, width: size.width, rule.options)
    var graphics = GraphicsContext(environment: environment, bounds: bounds)
    renderer.draw(layout: layout, in: &graphics)
    if frame.origin == .zero { return graphics.items }
    return graphics.items.grouped(
      .transform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }
}
