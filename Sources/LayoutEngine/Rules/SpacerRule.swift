import EspalierDrawing
import Foundation

/// Empty space that takes what other views leave.
///
/// - Child sizing: no children.
/// - Preferred size: the proposal along the enclosing stack, at least the minimum length; 0 across
///   it. Outside stacks, this holds on both axes.
///
/// Its priority is the lowest possible, and it prefers no spacing to its neighbors.
package struct SpacerRule: LayoutRule {
  private let length: CGFloat

  /// The minimum length where none is given.
  package static let standardLength: CGFloat = 8

  package init(minLength: CGFloat? = nil) { length = max(minLength ?? Self.standardLength, 0) }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    let along = LengthRange(min: length, ideal: length, max: .infinity)
    guard let axis = node.stackOrientation else { return ClampedSize(width: along, height: along) }
    var size = ClampedSize(.zero)
    size[axis] = along
    return size
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    clampedSize(node)?.answer(proposal) ?? .zero
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { .spacer(node.stackOrientation) }

  package func priority(_ node: LayoutNode) -> Double { -.infinity }
}
