import EspalierDrawing
import Foundation

/// A rule that arranges any list of nodes: the children of its own node, or those that a program's
/// layout gives it.
package protocol ListRule: LayoutRule {
  func sizeThatFits(
    _ proposal: ProposedViewSize, children: some RandomAccessCollection<LayoutNode>
  ) -> CGSize

  func place(
    in bounds: CGRect, proposal: ProposedViewSize,
    children: some RandomAccessCollection<LayoutNode>)

  func spacing(children: some RandomAccessCollection<LayoutNode>) -> ViewSpacing

  func priority(children: some RandomAccessCollection<LayoutNode>) -> Double
}

extension ListRule {
  /// A guide's value in a container of these children and this size.
  package func explicitAlignment(
    _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    children: some RandomAccessCollection<LayoutNode>
  ) -> CGFloat? {
    guard let first = children.first else { return nil }
    if children.count == 1 {
      let value = first.dimensions(in: proposal)[explicit: guide]
      return value.map { $0 + bounds.origin[guide.axis] }
    }
    guard guide.isMerged else { return nil }
    return first.tree.mergedGuide(guide, of: children) {
      place(in: bounds, proposal: proposal, children: children)
    }
  }

  // MARK: A node's children

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    sizeThatFits(proposal, children: node.children)
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    place(in: CGRect(origin: .zero, size: size), proposal: proposal, children: node.children)
  }

  package func explicitAlignment(
    _ guide: AlignmentKey, _ node: LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitAlignment(
      guide, in: CGRect(origin: .zero, size: size), proposal: proposal, children: node.children)
  }

  package func spacing(_ node: LayoutNode) -> ViewSpacing { spacing(children: node.children) }

  package func priority(_ node: LayoutNode) -> Double { priority(children: node.children) }
}
