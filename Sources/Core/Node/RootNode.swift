import EspalierDrawing
import Foundation
import LayoutEngine

/// The node above the root view: it stands for the window or picture.
///
/// Several root views are stacked like the children of a VStack, as a window does with the views of
/// its content.
package final class RootNode: ViewNode, ElementContainer, PreferenceReading, LayoutReader {
  private(set) var element: LayoutElement?
  /// The elements shown above the content, as large as the window, the topmost last.
  private var above: [LayoutElement] = []
  private var content: ViewNode?
  /// The stack of several root views while something is shown above them.
  private var stack: LayoutElement?
  /// The window's corner for which layers were last placed.
  private var corner = CGPoint.zero

  /// - Parameter makeContent: makes the node of the root view; it may present something above this
  /// one immediately.
  init(_ inputs: _NodeInputs, _ makeContent: (RootNode) -> ViewNode) {
    super.init(inputs)
    noteReadsPreferences()
    element = LayoutElement(self, graph.tree.makeNode(TransparentRule()))
    graph.begin(self)
    content = makeContent(self)
    graph.needsSync(self)
  }

  package override var children: [ViewNode] { content.map { [$0] } ?? [] }

  package override func update<V>(_ view: V) { updateChild(content, view) }

  /// The environment with the values that the content itself sets, such as its appearance.
  package var contentEnvironment: EnvironmentValues {
    var environment = environment
    for reader in graph.contentReaders { reader.change(&environment) }
    return environment
  }

  package func readPreference() {
    var changed = false
    for reader in graph.contentReaders where reader.read(self) { changed = true }
    if changed { content?.setEnvironment(contentEnvironment) }
  }

  package override func environmentDidChange() {
    content?.setEnvironment(contentEnvironment)
    element?.isMirrored = environment.isMirrored
  }

  package override func childElementsDidChange() { graph.needsSync(self) }

  package func syncElements() {
    let elements = content?.collectedElements ?? []
    if above.isEmpty {
      arrange(elements, in: element)
    } else {
      element?.setRule(layeredRule)
      element?.setChildren([single(elements)] + above)
    }
  }

  package override func detach() {
    super.detach()
    stack?.remove()
    element?.remove()
  }

  private func arrange(_ elements: [LayoutElement], in element: LayoutElement?) {
    if elements.count == 1 {
      element?.setRule(TransparentRule())
    } else {
      element?.setRule(
        StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    }
    element?.setChildren(elements)
  }
}

// MARK: - Elements above the content

extension RootNode {
  /// Shows elements above the content, in place of the current ones.
  package func show(above elements: [LayoutElement]) {
    // The same elements may be on their way out now.
    if elements.elementsEqual(above, by: ===) { return graph.needsSync(self) }
    if elements.isEmpty != above.isEmpty {
      if elements.isEmpty { graph.remove(self) } else { graph.add(self) }
    }
    let gone = above.filter { old in !elements.contains { $0 === old } }
    above = elements
    if isDetached { return }
    // Immediately: the removed elements are about to be freed, and the content that showed them may
    // have been removed, too.
    if !gone.isEmpty, let element {
      element.setChildren(
        element.children.filter { child in !child.isRemoved && !gone.contains { $0 === child } })
    }
    graph.needsSync(self)
  }

  /// The content as one element.
  private func single(_ elements: [LayoutElement]) -> LayoutElement {
    if elements.count == 1 { return elements[0] }
    let stack = stack ?? LayoutElement(self, graph.tree.makeNode(TransparentRule()))
    self.stack = stack
    arrange(elements, in: stack)
    return stack
  }

  private var layeredRule: RootRule {
    RootRule(
      corner: corner, isMirrored: environment.isMirrored)
  }

  /// Places the layers anew when the content has moved in the window.
  package func readLayout() -> Bool {
    guard let element, !above.isEmpty else { return false }
    let origin = element.frame.origin
    if corner.x == -origin.x && corner.y == -origin.y { return false }
    corner = CGPoint(x: -origin.x, y: -origin.y)
    element.setRule(layeredRule)
    graph.tree.setNeedsPlacing(element.id)
    graph.layoutChanged()
    return true
  }
}
