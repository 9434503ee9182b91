import EspalierDrawing
import Foundation

/// Adds insets around its child.
///
/// - Child sizing: the proposal less the insets, never below zero.
/// - Preferred size: the child's size plus the insets, never below zero.
package struct PaddingRule: UnaryRule {
  private let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child?.clampedSize else { return nil }
    return ClampedSize(
      width: padded(child.width, .horizontal), height: padded(child.height, .vertical))
  }

  private func padded(_ range: LengthRange, _ axis: Axis) -> LengthRange {
    let inset = insets[axis]
    return LengthRange(
      min: max(range.min + inset, 0), exactIdeal: max(range.ideal + inset, 0),
      max: max(range.max + inset, 0))
  }

  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets[.horizontal], 0) },
      height: proposal.height.map { max($0 - insets[.vertical], 0) })
  }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(childSize.width + insets[.horizontal], 0),
      height: max(childSize.height + insets[.vertical], 0))
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set { node.child?.fixedAxes ?? [] }

  /// Insets leave 0 and infinity as they are, unless they are negative.
  package func steadyAxes(_ node: LayoutNode) -> Axis.Set {
    (node.child?.steadyAxes ?? []).intersection(narrowedAxes)
  }

  package func fillableAxes(_ node: LayoutNode) -> Axis.Set {
    (node.child?.fillableAxes ?? []).intersection(narrowedAxes)
  }

  package func leastLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    guard insets[axis] >= 0 else { return nil }
    return node.child?.knownLeastLength(axis).map { $0 + insets[axis] }
  }

  private var narrowedAxes: Axis.Set {
    Axis.Set(constraining: insets[Axis.horizontal] >= 0, insets[Axis.vertical] >= 0)
  }

  /// The spacing of a padded edge is that of an ordinary view.
  package func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let child = node.child?.spacing else { return ViewSpacing() }
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    return child.reset(padded)
  }
}
