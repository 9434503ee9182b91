import EspalierDrawing
import Foundation

/// Puts its child's center at a point.
///
/// - Child sizing: measured with the proposal, placed with the node's own size.
/// - Preferred size: the proposal; the child's length on an axis without one.
///
/// Neither the guides nor the spacing of the child show outside.
package struct PositionRule: UnaryRule {
  private let center: CGPoint

  package init(_ center: CGPoint) { self.center = center }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child?.clampedSize else { return nil }
    func filling(_ range: LengthRange) -> LengthRange {
      LengthRange(min: 0, exactIdeal: range.ideal, max: .infinity)
    }
    return ClampedSize(width: filling(child.width), height: filling(child.height))
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: childSize)
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  package func childPlacementProposal(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    CGPoint(x: center.x - child.width / 2, y: center.y - child.height / 2)
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    nil
  }

  package var passedGuides: GuideKinds { [] }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
