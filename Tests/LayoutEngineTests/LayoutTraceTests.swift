import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// The record of a layout's questions.
@Suite struct LayoutTraceTests {
  /// As wide as it may be up to 100 points, and as high as 1,000 square points then are.
  private struct Liquid: LayoutRule {
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let width = max(10, min(proposal.width ?? 100, 100))
      return CGSize(width: width, height: 1000 / width)
    }
  }

  private let tree = LayoutTree()
  private let trace = LayoutTrace()

  private func lines(_ names: [LayoutNodeID: String]) -> [String] {
    trace.lines { names[$0] ?? "?" }
  }

  @Test func `the questions that a node asks are listed under its own`() {
    let text = tree.makeNode(Liquid())
    let padding = tree.makeNode(
      PaddingRule(EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)))
    tree.setChildren([text], of: padding)
    tree.trace = trace
    tree.layout(padding, proposal: ProposedViewSize(width: 70, height: nil))
    // 70 less the insets of 10 leaves 50, of which 1,000 square points are 20 high.
    #expect(
      lines([text: "text", padding: "padding"]).prefix(3) == [
        "padding: 70 x nil -> 70 x 30, computed", "  text: 50 x nil -> 50 x 20, computed",
        "text: 50 x nil -> 50 x 20, cached",
      ])
    let before = trace.steps.count
    tree.layout(padding, proposal: ProposedViewSize(width: 70, height: nil))
    #expect(trace.steps.count == before, "where nothing has changed, nobody is asked")
  }

  @Test func `a stack of fixed children does the sums for them`() {
    let leaves = (0..<2).map { _ in
      tree.makeNode(LeafRule(ClampedSize(CGSize(width: 10, height: 20))))
    }
    let column = tree.makeNode(StackRule.column(spacing: 4))
    tree.setChildren(leaves, of: column)
    tree.trace = trace
    tree.layout(column, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(
      lines([leaves[0]: "first", leaves[1]: "second", column: "column"]) == [
        "column: 100 x 100 -> 10 x 44, clamped", "first: 100 x 20 -> 10 x 20, shortcut",
        "second: 100 x 20 -> 10 x 20, shortcut",
      ])
  }

  @Test func `a stack of one child passes on its answer`() {
    let text = tree.makeNode(Liquid())
    let row = tree.makeNode(StackRule.row(spacing: 4))
    tree.setChildren([text], of: row)
    tree.trace = trace
    tree.layout(row, proposal: ProposedViewSize(width: 20, height: nil))
    #expect(
      lines([text: "text", row: "row"]).prefix(2) == [
        "row: 20 x nil -> 20 x 50, shortcut", "  text: 20 x nil -> 20 x 50, computed",
      ])
  }

  @Test func `a trace that is full counts what it leaves out`() {
    let full = LayoutTrace(limit: 2)
    let leaves = (0..<5).map { _ in
      tree.makeNode(LeafRule(ClampedSize(CGSize(width: 10, height: 20))))
    }
    let column = tree.makeNode(StackRule.column(spacing: 4))
    tree.setChildren(leaves, of: column)
    tree.trace = full
    tree.layout(column, proposal: .unspecified)
    // The column and its five children, less two.
    #expect(full.leftOut == 1 + 5 - 2)
    #expect(full.lines { _ in "node" }.last == "4 more")
  }

  @Test func `a trace changes neither frames nor counts`() {
    func layOut(_ trace: LayoutTrace?) -> (LayoutCounters, [CGRect]) {
      let tree = LayoutTree()
      let nodes = (0..<6).map { number in
        number % 2 == 0
          ? tree.makeNode(Liquid())
          : tree.makeNode(LeafRule(ClampedSize(CGSize(width: 7, height: 9))))
      }
      let row = tree.makeNode(StackRule.row(spacing: 3))
      tree.setChildren(nodes, of: row)
      tree.trace = trace
      tree.layout(row, proposal: ProposedViewSize(width: 150, height: 40))
      return (tree.counters, ([row] + nodes).map { tree.frame(of: $0) })
    }
    let (plain, traced) = (layOut(nil), layOut(trace))
    #expect(plain.0 == traced.0)
    #expect(plain.1 == traced.1)
    #expect(!trace.steps.isEmpty)
  }
}
