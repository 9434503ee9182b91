import EspalierDrawing
import Foundation

/// Keeps a control from being smaller than its border.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's, or the minimum lengths where those are larger.
///
/// A frame with a minimum follows the proposal above the minimum, so that a stack with little room
/// cuts into what is in it; this rule never goes below its child. The child lies in the middle.
package struct MinimumSizeRule: UnaryRule {
  private let least: CGSize

  package init(width: CGFloat, height: CGFloat) { least = CGSize(width: width, height: height) }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child?.clampedSize else { return nil }
    func raised(_ range: LengthRange, _ least: CGFloat) -> LengthRange {
      LengthRange(
        min: max(range.min, least), exactIdeal: max(range.ideal, least),
        max: max(range.max, least))
    }
    return ClampedSize(
      width: raised(child.width, least.width), height: raised(child.height, least.height))
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(childSize.width, least.width), height: max(childSize.height, least.height))
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    func origin(_ axis: Axis) -> CGFloat {
      let origin = (size[axis] - child.size[axis]) / 2
      return origin.isNaN ? 0 : origin
    }
    return CGPoint(x: origin(.horizontal), y: origin(.vertical))
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set { node.child?.fixedAxes ?? [] }

  package func steadyAxes(_ node: LayoutNode) -> Axis.Set { node.child?.steadyAxes ?? [] }

  package func leastLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    node.child?.knownLeastLength(axis).map { max($0, least[axis]) }
  }
}
