import EspalierDrawing
import Foundation

/// A view without children that takes every size: a color, most shapes.
///
/// It has no stored properties, and costs neither memory nor counted references: in many trees, most nodes are such leaves.
///
/// - Child sizing: no children.
/// - Preferred size: the proposal; 10 on each axis without one.
package struct UnboundedRule: LayoutRule, Sendable {
  package init() {}

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? { .unbounded }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    ClampedSize.unbounded.answer(proposal)
  }

  package var form: RuleForm { .unbounded }
}
