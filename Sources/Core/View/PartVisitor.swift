/// A visitor of the views that another one lists.
///
/// The number and the types of these views follow from the type of the list, so that the nodes made
/// in one visit are updated by the next in the same order, and the list needs no node.
@MainActor public protocol _PartVisitor {
  mutating func visit<V: View>(_ view: V)
}

extension ViewNode {
  /// Makes a node for each view that `view` lists.
  final func makeParts<V: View>(of view: V) -> [ViewNode] {
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

private struct PartMaker: _PartVisitor {
  let parent: ViewNode
  var nodes: [ViewNode] = []

  mutating func visit<V: View>(_ view: V) { nodes.append(parent.makeChild(view)) }
}

private struct PartUpdater: _PartVisitor {
  let parent: ViewNode
  let nodes: [ViewNode]
  var next = 0

  mutating func visit<V: View>(_ view: V) {
    // A tree that has been closed in the meantime has no nodes any more.
    if next < nodes.count { parent.updateChild(nodes[next], view) }
    next += 1
  }
}
