import EspalierDrawing
import Foundation

/// Moves its child, and nothing else: size, guides and neighbors stay.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's.
package struct OffsetRule: TransparentUnaryRule {
  private let offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    CGPoint(x: offset.width, y: offset.height)
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.child?.dimensions(in: proposal)[explicit: guide]
  }
}
