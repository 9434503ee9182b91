import EspalierDrawing
import Foundation

/// A rule around one child, child 0.
///
/// It says how the child is measured and where it goes; the engine derives the rest.
///
/// Guides that the child sets show outside, moved by the child's origin.
package protocol UnaryRule: LayoutRule {
  /// The proposal to the child while measuring.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize

  /// The node's size around a child that answered `childSize`.
  func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize

  /// The proposal with which the child is placed in a node of the given size.
  func childPlacementProposal(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize

  /// The position of the child in a node of the given size.
  func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint
}

extension UnaryRule {
  package func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  package func size(_ childSize: CGSize, _ proposal: ProposedViewSize) -> CGSize { childSize }

  package func childPlacementProposal(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    childProposal(proposal)
  }

  package func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint { .zero }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    size(node.child?.sizeThatFits(childProposal(proposal)) ?? .zero, proposal)
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.child else { return }
    let childProposal = childPlacementProposal(size, proposal)
    child.place(at: childOrigin(child.dimensions(in: childProposal), size), proposal: childProposal)
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.child else { return nil }
    let dimensions = child.dimensions(in: childPlacementProposal(size, proposal))
    guard let value = dimensions[explicit: guide] else { return nil }
    return value + childOrigin(dimensions, size)[guide.axis]
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }

  package var childOrientation: ChildOrientation { .inherit }
}
