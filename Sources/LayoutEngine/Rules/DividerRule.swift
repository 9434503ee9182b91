import EspalierDrawing
import Foundation

/// A line across the enclosing stack; a horizontal one outside stacks.
///
/// - Child sizing: no children.
/// - Preferred size: the thickness along the stack, the proposal across it, 10 if there is none.
package struct DividerRule: LayoutRule {
  private let thickness: CGFloat

  package init(thickness: CGFloat = 1) { self.thickness = thickness }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    var size = ClampedSize.unbounded
    size[node.stackOrientation ?? .vertical] = LengthRange(thickness)
    return size
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    clampedSize(node)?.answer(proposal) ?? .zero
  }
}
