import EspalierDrawing
import Foundation

/// Holds its child at its ideal length on some axes.
///
/// - Child sizing: no proposal on the fixed axes, the proposal on the others.
/// - Preferred size: the child's.
package struct FixedSizeRule: AxisRule {
  private let horizontal: Bool
  private let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat? {
    (axis == .horizontal ? horizontal : vertical) ? nil : length
  }

  package func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat { child }

  /// No proposal changes a child that is held on both axes.
  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child else { return ClampedSize(.zero) }
    if horizontal && vertical { return ClampedSize(child.sizeThatFits(.unspecified)) }
    return clampedAxes(node)
  }
}
