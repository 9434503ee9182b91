import EspalierDrawing
import LayoutEngine

/// The node above the root view: it stands for the window or picture.
///
/// Several root views are stacked as a VStack's children are, as a window does with the views of its content.
final class RootNode: ViewNode, ElementContainer {
  private(set) var element: LayoutElement?
  private var content: ViewNode?

  init<Root: View>(_ view: Root, _ inputs: _NodeInputs) {
    super.init(inputs)
    element = LayoutElement(self, rule: TransparentRule())
    content = makeChild(view)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func update<V: View>(_ view: V) { updateChild(content, view) }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    var elements: [LayoutElement] = []
    content?.collectElements(into: &elements)
    if elements.count == 1 {
      element?.setRule(TransparentRule())
    } else {
      element?.setRule(
        StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    }
    element?.setChildren(elements)
  }
}
