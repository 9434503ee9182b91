/// The parts of a tree that are out of sight and wait: no body in them is evaluated until they are
/// released.
@MainActor package final class UpdateHolds: GraphComponent {
  private final class Hold {
    weak var node: ViewNode?
    /// True for a node that has to be updated nevertheless, because something outside depends on
    /// it.
    let isNeeded: @MainActor (ViewNode) -> Bool
    var waiting: [ObjectIdentifier: WeakNode] = [:]

    init(_ node: ViewNode, _ isNeeded: @escaping @MainActor (ViewNode) -> Bool) {
      self.node = node
      self.isNeeded = isNeeded
    }
  }

  private var holds: [ObjectIdentifier: Hold] = [:]

  package init(_ graph: ViewGraph) {}

  /// Holds back the bodies in `node`, except those that `isNeeded` names.
  package func hold(_ node: ViewNode, except isNeeded: @escaping @MainActor (ViewNode) -> Bool) {
    if holds[ObjectIdentifier(node)] == nil { holds[ObjectIdentifier(node)] = Hold(node, isNeeded) }
  }

  /// Updates the nodes in `node` that were held back.
  package func release(_ node: ViewNode) {
    guard let hold = holds.removeValue(forKey: ObjectIdentifier(node)) else { return }
    if node.isDetached { return }
    for waiting in hold.waiting.values { waiting.value?.invalidate() }
  }

  /// True if `node` has to wait; it is updated when it is released.
  func takes(_ node: ViewNode) -> Bool {
    if holds.isEmpty { return false }
    var current: ViewNode? = node
    while let place = current {
      if place !== node, let hold = holds[ObjectIdentifier(place)], hold.node === place {
        if hold.isNeeded(node) { return false }
        hold.waiting[ObjectIdentifier(node)] = WeakNode(node)
        return true
      }
      current = place.parent
    }
    return false
  }
}

extension ViewGraph {
  /// True if a node is in a part of the tree that waits, and is updated later.
  package func holdsUpdate(of node: ViewNode) -> Bool {
    existing(UpdateHolds.self)?.takes(node) ?? false
  }
}
