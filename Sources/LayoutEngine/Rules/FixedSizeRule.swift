import EspalierDrawing
import Foundation

/// Holds its child at its ideal length on some axes.
///
/// - Child sizing: no proposal on the fixed axes, the proposal on the others.
/// - Preferred size: the child's.
package struct FixedSizeRule: UnaryRule {
  private let horizontal: Bool
  private let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child else { return ClampedSize(.zero) }
    if horizontal && vertical { return ClampedSize(child.sizeThatFits(.unspecified)) }
    guard var size = child.clampedSize else { return nil }
    if horizontal { size.width = LengthRange(size.width.ideal) }
    if vertical { size.height = LengthRange(size.height.ideal) }
    return size
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    Axis.Set(constraining: horizontal, vertical).union(node.child?.fixedAxes ?? [])
  }

  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
