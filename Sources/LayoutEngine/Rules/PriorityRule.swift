import EspalierDrawing
import Foundation

/// Gives its child a layout priority.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's.
package struct PriorityRule: TransparentUnaryRule {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package func priority(_ node: LayoutNode) -> Double { value }
}
