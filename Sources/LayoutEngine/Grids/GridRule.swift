import EspalierDrawing
import Foundation

/// Rows of cells that stand below each other in columns.
///
/// - Child sizing: without a proposal, each cell's ideal; else shares of the grid's proposal, less
///   flexible cells first, as ``GridSolver`` says.
/// - Preferred size: the widest cell of each column, the tallest of each row, and the spacing.
package final class GridRule: LayoutRule {
  package let alignment: Alignment
  /// The spacing between columns and rows; nil stands for that which neighboring cells prefer.
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  /// The place that a child asks for.
  let cell: (LayoutNode) -> GridCell
  private var structure: GridStructure?
  /// The last solution: usually, a grid is placed with the proposal that it was measured with.
  private var solution: (proposal: ProposedViewSize, solver: GridSolver)?

  package init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, cell: @escaping (LayoutNode) -> GridCell
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.cell = cell
  }

  // MARK: Any list of children

  package func sizeThatFits(
    _ proposal: ProposedViewSize, children: some RandomAccessCollection<LayoutNode>
  ) -> CGSize {
    GridSolver(GridStructure(self, children), proposal).size
  }

  package func place(
    in bounds: CGRect, proposal: ProposedViewSize,
    children: some RandomAccessCollection<LayoutNode>
  ) {
    GridSolver(GridStructure(self, children), proposal).place(at: bounds.origin)
  }

  // MARK: A node's children

  package func childrenChanged() {
    structure = nil
    solution = nil
  }

  package func childSizesChanged() { solution = nil }

  private func structure(_ node: LayoutNode) -> GridStructure {
    if let structure { return structure }
    let structure = GridStructure(self, node.children)
    self.structure = structure
    return structure
  }

  private func solver(_ node: LayoutNode, _ proposal: ProposedViewSize) -> GridSolver {
    if node.tree.isVerifying { return GridSolver(GridStructure(self, node.children), proposal) }
    if let solution, solution.proposal == proposal { return solution.solver }
    let solver = GridSolver(structure(node), proposal)
    solution = (proposal, solver)
    return solver
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    solver(node, proposal).size
  }

  package func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    solver(node, proposal).place(at: .zero)
  }
}
