import EspalierDrawing
import Foundation

extension StackRule: ListRule {
  package var form: RuleForm { .stack(self) }

  package var childOrientation: ChildOrientation { .axis(axis) }

  // MARK: Any list of children

  package func sizeThatFits(
    _ proposal: ProposedViewSize, children: some RandomAccessCollection<LayoutNode>
  ) -> CGSize {
    guard let first = children.first else { return .zero }
    if children.count == 1 { return first.sizeThatFits(proposal) }
    let tree = first.tree
    var solver = StackSolver(tree, self)
    for child in children { solver.add(child.index, spacing: spacing, of: tree) }
    return solver.size(PackedProposal(proposal), in: tree)
  }

  package func place(
    in bounds: CGRect, proposal: ProposedViewSize,
    children: some RandomAccessCollection<LayoutNode>
  ) {
    guard let first = children.first else { return }
    if children.count == 1 { return first.place(at: bounds.origin, proposal: proposal) }
    let tree = first.tree
    var solver = StackSolver(tree, self)
    for child in children { solver.add(child.index, spacing: spacing, of: tree) }
    solver.place(in: bounds, PackedProposal(proposal), of: tree)
  }

  package func spacing(children: some RandomAccessCollection<LayoutNode>) -> ViewSpacing {
    if let first = children.first, children.count == 1 { return first.spacing }
    return .along(axis, children.lazy.map(\.spacing))
  }

  package func priority(children: some RandomAccessCollection<LayoutNode>) -> Double {
    guard let first = children.first else { return -.infinity }
    return children.count == 1 ? first.priority : 0
  }

  // MARK: A node's children

  /// Several children are summarized by the tree itself.
  package func clampedSize(_ node: LayoutNode) -> ClampedSize? {
    guard let child = node.child else { return ClampedSize(.zero) }
    return node.children.count == 1 ? child.clampedSize : nil
  }

  /// Asked for a single child only: the tree itself sums up several.
  package func independentAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.independentAxes ?? [.horizontal, .vertical]
  }

  package func cappedAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.cappedAxes ?? [.horizontal, .vertical]
  }

  package func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    node.child.map { $0.knownMinimumLength(axis) } ?? 0
  }

  package func fixedAxes(_ node: LayoutNode) -> Axis.Set {
    node.child?.fixedAxes ?? [.horizontal, .vertical]
  }
}
