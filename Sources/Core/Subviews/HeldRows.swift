/// The rows that stay although they are out of view: those that a pointer holds.
@MainActor package final class HeldRows: GraphComponent {
  private var nodes: Set<ObjectIdentifier> = []

  package init(_ graph: ViewGraph) {}

  func contains(_ node: ViewNode) -> Bool {
    !nodes.isEmpty && nodes.contains(ObjectIdentifier(node))
  }

  /// Has the row around an element stay until it is released; returns what releases it.
  package func hold(_ element: LayoutElement) -> (@MainActor () -> Void)? {
    var node: ViewNode? = element.owner
    while let current = node, let parent = current.parent {
      if parent is any RowMaker {
        let key = ObjectIdentifier(current)
        nodes.insert(key)
        return { [weak self, reference = element.graph.reference] in
          self?.nodes.remove(key)
          // It may be out of view by now.
          reference.graph?.layoutChanged()
        }
      }
      node = parent
    }
    return nil
  }
}
