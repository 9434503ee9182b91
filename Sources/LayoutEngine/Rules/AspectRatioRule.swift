import EspalierDrawing
import Foundation

/// Gives its child a proposal of a given shape.
///
/// - Child sizing: the largest proposal of the ratio inside the proposed size, or the smallest around it; a dimension
///   that is left open follows from the other; a proposal without lengths is passed on as it is.
/// - Preferred size: whatever the child answers.
///
/// Without a ratio of its own it takes that of the child's ideal size.
package struct AspectRatioRule: LayoutRule {
  private let ratio: CGFloat?
  private let isFill: Bool

  package init(ratio: CGFloat?, isFill: Bool) {
    self.ratio = ratio
    self.isFill = isFill
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.child?.sizeThatFits(childProposal(proposal, node)) ?? .zero
  }

  /// A child that answers the same whatever is proposed does so here too.
  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let size = node.child?.clampedSize, size.width.isFixed, size.height.isFixed else {
      return nil
    }
    return size
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    let both: Axis.Set = [.horizontal, .vertical]
    return node.child?.fixedAxes == both ? both : []
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    node.child?.place(at: .zero, proposal: childProposal(proposal, node))
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.child?.dimensions(in: childProposal(proposal, node))[explicit: guide]
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }

  package var childOrientation: ChildOrientation { .inherit }

  private func childProposal(
    _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var shape = CGSize(width: 1, height: 1)
    if let ratio {
      shape.width = ratio
    } else if let child = node.child {
      shape = child.sizeThatFits(.unspecified)
    }
    guard shape.width != 0, shape.height != 0, shape.width.isFinite, shape.height.isFinite else {
      return proposal
    }
    let scales = [
      proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height },
    ].compactMap(\.self)
    let scale = (isFill ? scales.max() : scales.min()) ?? 1
    return ProposedViewSize(width: scale * shape.width, height: scale * shape.height)
  }
}
