import EspalierDrawing
import Foundation

/// Changes nothing: effects on drawing, identity, gestures.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's.
package struct TransparentRule: TransparentUnaryRule {
  package init() {}

  package var form: RuleForm { .transparent }
}

/// A unary rule that leaves its child's size and priority as they are.
package protocol TransparentUnaryRule: UnaryRule {}

extension TransparentUnaryRule {
  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    node.child.map(\.clampedSize) ?? ClampedSize(.zero)
  }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    node.child.map { $0.knownMinimumLength(axis) } ?? 0
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.fixedAxes ?? [.horizontal, .vertical]
  }

  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.independentAxes ?? [.horizontal, .vertical]
  }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.cappedAxes ?? [.horizontal, .vertical]
  }

  package func priority(_ node: LayoutNode) -> Double { node.child?.priority ?? 0 }
}
