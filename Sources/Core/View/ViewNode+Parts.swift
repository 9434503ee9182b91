extension ViewNode {
  /// Makes the node of a part of this view.
  ///
  /// For views nested deeper than the stack allows, the node stands for nothing.
  package final func makeChild<V: View>(
    _ view: V, _ environment: EnvironmentValues? = nil
  ) -> ViewNode {
    let inputs = inputsForChild(environment)
    let (isTooDeep, known) = withGraph {
      ($0.isTooDeep(self), $0.nodeClasses.known(for: V.self))
    }
    if isTooDeep { return ViewNode(inputs) }
    guard let node = known else { return V._makeNode(view, inputs) }
    return withAddress(of: view) { node.make(at: $0, inputs) }
  }

  /// Makes a node for each view that `view` lists.
  final func makeParts<V: View>(of view: borrowing V) -> [ViewNode] {
    var maker = PartMaker(parent: self)
    V._visitParts(view, &maker)
    return maker.nodes
  }

  /// Hands each of the nodes that were made for a list the next value of its view.
  final func updateParts<V: View>(_ nodes: [ViewNode], of view: V) {
    var updater = PartUpdater(parent: self, nodes: nodes)
    V._visitParts(view, &updater)
  }
}

/// Makes the nodes of the views that it visits.
@MainActor struct PartMaker: _PartVisitor {
  let parent: ViewNode
  private(set) var nodes: [ViewNode] = []

  init(parent: ViewNode) { self.parent = parent }

  mutating func visit<V: View>(_ view: V) { nodes.append(parent.makeChild(view)) }

  mutating func expect(_ count: Int) { nodes.reserveCapacity(nodes.count + count) }
}

/// Hands the views that it visits to their nodes.
@MainActor struct PartUpdater: _PartVisitor {
  let parent: ViewNode
  let nodes: [ViewNode]
  private var next = 0

  init(parent: ViewNode, nodes: [ViewNode]) {
    self.parent = parent
    self.nodes = nodes
  }

  mutating func visit<V: View>(_ view: V) {
    // A tree that has been closed in the meantime has no nodes any more.
    if next < nodes.count { parent.updateChild(nodes[next], view) }
    next += 1
  }
}
