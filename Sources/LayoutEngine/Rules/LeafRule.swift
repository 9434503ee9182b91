import EspalierDrawing
import Foundation

/// A view without children whose answers are known beforehand: an image, a view of fixed size.
///
/// - Child sizing: no children.
/// - Preferred size: on each axis the proposal, between the minimum and the maximum; the ideal when there is none.
package struct LeafRule: LayoutRule, Sendable {
  package let size: ClampedSize
  private let ownSpacing: ViewSpacing

  package init(_ size: ClampedSize, spacing: ViewSpacing? = nil) {
    self.size = size
    ownSpacing = spacing ?? ViewSpacing()
  }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? { size }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    size.answer(proposal)
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { ownSpacing }

  package var form: RuleForm { .leaf(size, ownSpacing) }
}
