import EspalierDrawing
import Foundation

/// Adds insets around its child.
///
/// - Child sizing: the proposal less the insets, never below zero.
/// - Preferred size: the child's size plus the insets, never below zero.
package struct PaddingRule: AxisRule {
  private let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  package func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat? {
    length.map { max($0 - insets[axis], 0) }
  }

  package func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat {
    max(child + insets[axis], 0)
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  /// The spacing of a padded edge is that of an ordinary view.
  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let child = node.child?.spacing else { return ViewSpacing() }
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    return child.reset(padded)
  }
}
