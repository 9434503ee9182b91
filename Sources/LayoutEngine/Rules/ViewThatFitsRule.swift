import EspalierDrawing
import Foundation

/// The first child that fits, or else the last.
///
/// - Child sizing: to see whether it fits, nothing is proposed on the axes that count; the chosen
///   child gets the proposal.
/// - Preferred size: that of the chosen child.
package struct ViewThatFitsRule: LayoutRule {
  private let axes: Axis.Set

  package init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  private func choice(_ proposal: ProposedViewSize, _ node: LayoutNode) -> LayoutNode? {
    let children = node.children
    var last: LayoutNode?
    for child in children {
      last = child
      if axes.isEmpty || fits(child, proposal) { break }
    }
    return last
  }

  private func fits(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    var idealProposal = proposal
    for axis in Axis.allCases where axes.contains(axis) { idealProposal[axis] = nil }
    let ideal = child.sizeThatFits(idealProposal)
    return Axis.allCases.allSatisfy { axis in
      !axes.contains(axis) || ideal[axis] <= proposal[axis] ?? .infinity
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    choice(proposal, node)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let choice = choice(proposal, node)
    for child in node.children {
      if child.id == choice?.id {
        child.place(at: .zero, proposal: proposal)
      } else {
        child.leaveOut()
      }
    }
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal, node)?.dimensions(in: proposal)[explicit: guide]
  }

  /// The first child's: which one will be shown is not known when neighbors ask.
  package func spacing(_ node: LayoutNode) -> ViewSpacing { node.child?.spacing ?? ViewSpacing() }

  package func priority(_ node: LayoutNode) -> Double { node.child?.priority ?? 0 }

  package var childOrientation: ChildOrientation { .inherit }
}
