import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Shows a view made from a preference of the views inside in front of this view.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayer<Key, T>(isBackground: false, alignment: alignment, transform: transform))
  }

  /// Shows a view made from a preference of the views inside behind this view.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayer<Key, T>(isBackground: true, alignment: alignment, transform: transform))
  }
}

private struct PreferenceLayer<Key: PreferenceKey, Content: View> {
  let isBackground: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Content
}

extension PreferenceLayer: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    PreferenceLayerNode(view, inputs)
  }
}

/// The primary view and, once its preference is known, the layer made from it.
private final class PreferenceLayerNode<C: View, Key: PreferenceKey, Added: View>:
  WrappingNode<C, PreferenceLayer<Key, Added>>, ElementContainer, PreferenceReading
{
  private var element: LayeredElement?
  private var layer: ViewNode?

  override func didMake() {
    element = LayeredElement(self, graph.tree.makeNode(rule))
    element?.isBackground = modifier.isBackground
    // Immediately, as a list knows its rows by the elements inside.
    syncElements()
    noteReadsPreferences()
  }

  override func didUpdate() {
    element?.setRule(rule)
    showLayer()
  }

  override var children: [ViewNode] {
    let layers = layer.map { [$0] } ?? []
    return modifier.isBackground ? layers + super.children : super.children + layers
  }

  private var rule: LayeredRule {
    LayeredRule(alignment: modifier.alignment, isBackground: modifier.isBackground)
  }

  func readPreference() { showLayer() }

  /// A value that the function of the layer read has changed.
  override func performUpdate() {
    isQueued = false
    showLayer()
  }

  private func showLayer() {
    let value = reducedPreference(Key.self, of: super.children) ?? Key.defaultValue
    let view = tracked { modifier.transform(value) }
    if let layer {
      updateChild(layer, view)
    } else {
      layer = makeChild(view)
      graph.needsSync(self)
    }
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    let primary = super.children.flatMap(\.collectedElements)
    element?.primaryCount = primary.count
    element?.setChildren(primary + (layer?.collectedElements ?? []))
  }

  override func detach() {
    super.detach()
    element?.remove()
  }
}

private final class LayeredElement: LayoutElement {
  var isBackground = false
  var primaryCount = 0

  override var passesTraits: Bool { true }

  override var childrenInPointerOrder: ElementList {
    isBackground
      ? ElementList(Array(children.dropFirst(primaryCount)) + children.prefix(primaryCount))
      : children
  }

  override func draw(_ context: DrawContext) -> ElementDrawing {
    let all = Array(children)
    let (primary, layers) = (all.prefix(primaryCount), all.dropFirst(primaryCount))
    return context.only(Array(isBackground ? layers + primary : primary + layers))
  }
}
