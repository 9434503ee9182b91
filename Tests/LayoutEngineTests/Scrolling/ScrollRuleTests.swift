import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// The rule of a scroll view, without views.
@Suite struct ScrollRuleTests {
  private let content = Sketch(
    rule: LeafRule(
      ClampedSize(
        width: LengthRange(min: 5, ideal: 20, max: 40),
        height: LengthRange(min: 10, ideal: 300, max: .infinity)))
  ).named("c")

  private func scroll(
    _ axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), state: ScrollState = ScrollState()
  ) -> Sketch {
    Sketch(rule: ScrollRule(axes: axes, margins: margins, state: state), children: [content])
  }

  @Test(
    arguments: [
      (0, "5x0"), (CGFloat.infinity, "40xinf"), (nil, "20x300"), (30, "30x30"),
    ] as [(CGFloat?, String)])
  func `along its axis a scroll view takes the proposal, across it the content's length`(
    _ length: CGFloat?, _ expected: String
  ) {
    expectSize(of: scroll(.vertical), length, length, is: expected)
  }

  @Test(
    arguments: [
      (0, "0x0"), (CGFloat.infinity, "infxinf"), (nil, "20x300"), (30, "30x30"),
    ] as [(CGFloat?, String)])
  func `a scroll view of both axes takes the proposal`(_ length: CGFloat?, _ expected: String) {
    expectSize(of: scroll([.horizontal, .vertical]), length, length, is: expected)
  }

  @Test(
    arguments: [
      (0, "8x0"), (CGFloat.infinity, "43xinf"), (nil, "23x310"), (30, "30x30"),
    ] as [(CGFloat?, String)])
  func `margins are added across, and to the ideal`(_ length: CGFloat?, _ expected: String) {
    let margins = EdgeInsets(top: 4, leading: 1, bottom: 6, trailing: 2)
    expectSize(of: scroll(.vertical, margins: margins), length, length, is: expected)
  }

  @Test func `content takes its ideal length and the scroll view's width`() {
    expectPlan(of: scroll(.vertical), 30, 100, are: "30x100\nc 0,0 30x300")
    expectPlan(of: scroll(.horizontal), 30, 100, are: "30x100\nc 0,0 20x100")
  }

  @Test func `wrong estimates move the offset and not what is in view`() throws {
    let state = ScrollState()
    let plan = Plan(scroll(.vertical, state: state))
    func layOut() {
      plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 30, height: 100))
    }
    layOut()
    state.scroll(to: CGPoint(x: 0, y: 50), axes: .vertical)
    plan.tree.setNeedsPlacing(plan.root)
    layOut()
    #expect(plan.tree.frame(of: plan["c"]).minY == -50)

    // The rows in view turned out to begin 12 points further down in the content.
    let rule = try #require(plan.tree.rule(of: plan.root) as? ScrollRule)
    let node = LayoutNode(plan.tree, plan.root)
    rule.contentDidShift(by: CGSize(width: 3, height: 12), node)
    #expect(state.offset == CGPoint(x: 0, y: 62))
    #expect(plan.tree.frame(of: plan["c"]).minY == -62)

    rule.contentDidShift(by: CGSize(width: 0, height: CGFloat.nan), node)
    #expect(state.offset == CGPoint(x: 0, y: 62))
  }

  @Test func `scrolling computes nothing`() {
    let state = ScrollState()
    let plan = Plan(scroll(.vertical, state: state))
    let proposal = ProposedViewSize(width: 30, height: 100)
    plan.tree.layout(plan.root, proposal: proposal)
    plan.tree.resetCounters()
    state.scroll(to: CGPoint(x: 0, y: 50), axes: .vertical)
    plan.tree.setNeedsPlacing(plan.root)
    plan.tree.layout(plan.root, proposal: proposal)
    #expect(plan.tree.counters.computed == 0)
    #expect(plan.tree.counters.placed == 1)
  }

  @Test func `the viewport lets through what bars do not hide`() {
    let state = ScrollState()
    state.outsets = EdgeInsets(top: 20, leading: 0, bottom: 5, trailing: 0)
    let plan = Plan(scroll(.vertical, state: state))
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 30, height: 100))
    #expect(
      plan.tree.visibleRect(of: plan["c"]) == CGRect(x: 0, y: -20, width: 30, height: 125))
  }
}
