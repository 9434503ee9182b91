import EspalierDrawing
import Foundation

/// Gives its child a layout priority, unless one further in is visible from here.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's.
package struct PriorityRule: TransparentUnaryRule {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package func priority(_ node: LayoutNode) -> Double {
    var inner = node.child
    while let current = inner {
      switch current.tree.rule(of: current.id) {
      case is PriorityRule: return current.priority
      case is any TransparentUnaryRule, is LayeredRule: inner = current.child
      default: return value
      }
    }
    return value
  }
}
