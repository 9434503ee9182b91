import EspalierDrawing
import LayoutEngine

extension LayeringModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    NodeClasses.note(LayeringNode<C, Self>.self, for: ModifiedContent<C, Self>.self)
    return LayeringNode(view.modifier, view.content, inputs)
  }

  package func configure(_ element: LayoutElement) {
    if isBackground { element.pointerReach = .firstChildOnTop }
  }

  package func draw(_ context: DrawContext) -> ElementDrawing {
    guard let primary = context.element.children.first else { return ElementDrawing([]) }
    let layers = context.element.childrenInDrawingOrder.filter { $0 !== primary }
    return context.only(isBackground ? layers + [primary] : [primary] + layers)
  }
}

/// The node of an overlay or background: each wrapped element gets its own copy of the added views.
final class LayeringNode<Content: View, Modifier: LayeringModifier>:
  ElementModifierNode<Content, Modifier>
{
  /// The added views of each wrapper.
  private var layers: [LayerNode<Modifier.Added>] = []

  override var children: [ViewNode] {
    modifier.isBackground ? layers + super.children : super.children + layers
  }

  override func update<V>(_ view: V) {
    super.update(view)
    for layer in layers { updateChild(layer, modifier.layer) }
  }

  override func attach(_ element: LayoutElement, to wrapper: LayoutElement) {
    let layer = LayerNode<Modifier.Added>(modifier.layer, primary: element, inputsForChild())
    layers.append(layer)
    layer.wrapper = wrapper
    layer.syncElements()
  }

  override func discard(_ wrapper: LayoutElement) {
    if let index = layers.firstIndex(where: { $0.wrapper === wrapper }) {
      let layer = layers.remove(at: index)
      if !layer.isDetached { layer.detach() }
    }
    super.discard(wrapper)
  }
}

/// The added views of one wrapped element.
final class LayerNode<Added: View>: ViewNode, ElementContainer {
  private let primary: LayoutElement
  /// The element around all layers.
  ///
  /// It frees this node before it is deallocated, and is not used after that.
  unowned(unsafe) var wrapper: LayoutElement?
  private var content: ViewNode?

  init(_ layer: Added, primary: LayoutElement, _ inputs: _NodeInputs) {
    self.primary = primary
    super.init(inputs)
    content = makeChild(layer)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V>(_ view: V) { updateChild(content, view) }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    if isDetached { return }
    let elements = [primary] + (content?.collectedElements ?? [])
    wrapper?.setChildren(elements)
  }
}
