import EspalierDrawing
import Foundation

/// A view without children whose answers are known beforehand: a color, most shapes, a view of fixed size.
///
/// - Child sizing: no children.
/// - Preferred size: on each axis the proposal, between the minimum and the maximum; the ideal when there is none.
package struct LeafRule: LayoutRule, Sendable {
  /// The rule of leaves that take every size: one for all of them, which costs no memory of their own.
  // A rule that is known to be sendable would be put into another box for each use.
  nonisolated(unsafe) package static let unbounded: any LayoutRule = LeafRule(.unbounded)

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
