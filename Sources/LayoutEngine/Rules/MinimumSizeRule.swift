import EspalierDrawing
import Foundation

/// Keeps a control from being smaller than its border.
///
/// - Child sizing: the proposal.
/// - Preferred size: the child's, or the minimum lengths where those are larger.
///
/// A frame with a minimum follows the proposal above the minimum, so that a stack with little space
/// makes it smaller than its content; this rule never goes below its child. The child lies in the
/// middle.
package struct MinimumSizeRule: AxisRule {
  private let minimum: CGSize

  package init(width: CGFloat, height: CGFloat) { minimum = CGSize(width: width, height: height) }

  package func childProposal(_ length: CGFloat?, on axis: Axis) -> CGFloat? { length }

  package func length(_ child: CGFloat, _ proposal: CGFloat?, on axis: Axis) -> CGFloat {
    max(child, minimum[axis])
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    size.origin(centering: child.size)
  }
}
