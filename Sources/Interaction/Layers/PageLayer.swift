@_spi(Espalier) import EspalierCore
import LayoutEngine

nonisolated extension View {
  /// Makes this view a page: a layer in its place, which another view of the same container may cover.
  ///
  /// While it is covered, keys, the pointer and assistive programs do not reach it. The focus that is given up then comes
  /// back when the page is uncovered.
  ///
  /// - Parameters:
  ///   - name: the name of the kind of page in printed trees.
  ///   - handleKey: handles a key that no view of an uncovered page uses; returns whether it did.
  package func pageLayer(
    _ name: String = "page", isCovered: Bool,
    handleKey: (@MainActor (KeyEvent) -> Bool)? = nil
  ) -> some View {
    modifier(PageElementModifier(isCovered: isCovered))
      .modifier(PageLayerModifier(name: name, isCovered: isCovered, handleKey: handleKey))
  }
}

/// Gives a page its element, which the pointer does not meet while the page is covered.
private struct PageElementModifier: ElementModifier {
  let isCovered: Bool

  var changesAppearance: Bool { false }

  var wrapperName: String { "Page" }

  func configure(_ element: LayoutElement) {
    element.pointerReach = isCovered ? .nothing : .all
    element.forgetHitBounds()
  }
}

private struct PageLayerModifier: PrimitiveModifier {
  let name: String
  let isCovered: Bool
  let handleKey: (@MainActor (KeyEvent) -> Bool)?

  static func _elementCount(of count: Int?) -> Int? { count }

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    PageLayerNode(view, inputs)
  }
}

private final class PageLayerNode<C: View>: WrappingNode<C, PageLayerModifier>, LayerHolder {
  let layer: Layer

  override init(_ view: ModifiedContent<C, PageLayerModifier>, _ inputs: _NodeInputs) {
    layer = Layer(LayerStyle(name: view.modifier.name), isFloating: false)
    super.init(view, inputs)
    graph.layers.add(layer, to: parent?.enclosingLayer ?? graph.layers.content)
    didUpdate()
  }

  override func didUpdate() {
    layer.handleKey = modifier.handleKey
    graph.layers.cover(layer, modifier.isCovered)
  }

  override func collectElements(into elements: inout SubviewList) {
    let start = elements.count
    super.collectElements(into: &elements)
    for element in elements[start...] where layer.element !== element {
      element[Layer.self] = layer
      layer.element = element
    }
  }

  override func detach() {
    super.detach()
    graph.layers.remove(layer, isSeen: false)
  }
}
