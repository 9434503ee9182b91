import Espalier
import EspalierInteraction
import ViewTesting

extension AccessibilityNode {
  /// The first element of a role, from the top.
  package func first(role: Role) -> AccessibilityNode? {
    if self.role == role { return self }
    return children.lazy.compactMap { $0.first(role: role) }.first
  }

  /// The nodes below this one for which something is true, in order.
  package func descendants(where isWanted: (AccessibilityNode) -> Bool) -> [AccessibilityNode] {
    children.flatMap { (isWanted($0) ? [$0] : []) + $0.descendants(where: isWanted) }
  }
}

extension LayoutSnapshot {
  /// The first element with a label.
  package func element(_ label: String) -> AccessibilityNode? {
    var pending = [graph.accessibilityTree()]
    while let node = pending.popLast() {
      if node.label == label { return node }
      pending += node.children.reversed()
    }
    return nil
  }

  package func perform(_ action: AccessibilityNode.Action, on label: String) -> Bool {
    element(label).map { graph.perform(action, on: $0.id) } ?? false
  }
}
