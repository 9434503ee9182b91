import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Each rule's answers to the four kinds of proposal, and where it puts its child.
@Suite struct RuleTests {
  private let flexible = Sketch.flexible

  @Test func `a leaf keeps the proposal between its bounds`() {
    expect(flexible, answers: [(0, "5x10"), (.infinity, "40xinf"), (nil, "20x15"), (30, "30x30")])
  }

  @Test func `padding takes its insets off the proposal and adds them to the answer`() {
    expect(
      flexible.padding(8),
      answers: [(0, "21x26"), (.infinity, "56xinf"), (nil, "36x31"), (30, "30x30")])
    expectPlan(
      of: Rectangle().named("c").padding(30), 40, 100, are: "60x100\nc 30,30 0x40")
    expectPlan(
      of: Rectangle().named("c").padding(-10), 40, 40, are: "40x40\nc -10,-10 60x60")
  }

  @Test func `fixedSize asks for the ideal`() {
    let fixed = "20x15"
    expect(
      flexible.fixedSize(), answers: [(0, fixed), (.infinity, fixed), (nil, fixed), (30, fixed)])
    expect(
      flexible.fixedSize(horizontal: false),
      answers: [(0, "5x15"), (.infinity, "40x15"), (nil, fixed), (30, "30x15")])
    expectPlan(
      of: HStack {
        Rectangle().named("a")
        L("b", w: 30, h: 40)
      }.fixedSize(), 300, 300, are: "48x40\na 0,0 10x40\nb 18,0 30x40")
  }

  @Test func `position fills the proposal and centers the child on its point`() {
    expect(
      flexible.position(x: 1, y: 1),
      answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "20x15"), (30, "30x30")])
    expectPlan(
      of: L("a", w: 20, h: 20).position(x: 30, y: 10).named("p"), 100, 60,
      are: "100x60\np 0,0 100x60\na 20,0 20x20")
  }

  @Test func `a fixed frame answers for the axes it is given`() {
    expect(
      flexible.frame(width: 50),
      answers: [(0, "50x10"), (.infinity, "50xinf"), (nil, "50x15"), (30, "50x30")])
    expectSize(of: flexible.frame(width: -5, height: .infinity), 30, 30, is: "0x30")
  }

  @Test func `a frame whose minimum is above its maximum leaves the answer to its child`() {
    // Proposed min(max(p, 100), 50) = 50 whatever is proposed.
    expectSize(of: Rectangle().frame(minWidth: 100, maxWidth: 50), 200, 30, is: "50x30")
  }

  @Test func `a frame with a NaN minimum has no bounds`() {
    expectSize(of: flexible.frame(minWidth: .nan), 30, 30, is: "30x30")
    expectSize(of: flexible.frame(minWidth: .infinity), 30, 30, is: "infx30")
  }

  @Test func `a Spacer is as long as proposed, at least its minimum`() {
    expect(Spacer(), answers: [(0, "8x8"), (.infinity, "infxinf"), (nil, "8x8"), (30, "30x30")])
    expectSize(of: HStack { Spacer() }, 100, 50, is: "100x0")
    expectSize(of: VStack { Spacer(minLength: 60) }, 100, 50, is: "0x60")
  }

  @Test func `a Divider is a line across its stack`() {
    expect(Divider(), answers: [(0, "0x1"), (.infinity, "infx1"), (nil, "10x1"), (30, "30x1")])
    expectSize(of: HStack { Divider() }, 30, 30, is: "1x30")
    expectSize(of: ZStack { HStack { ZStack { Divider() } } }, 30, 30, is: "30x1")
  }

  @Test func `empty containers have no size`() {
    expectSize(of: HStack {}, 100, 50, is: "0x0")
    expectSize(of: ZStack {}, 100, 50, is: "0x0")
  }

  @Test func `offset moves only the child`() {
    expectPlan(
      of: VStack(alignment: .leading, spacing: 0) {
        L("a", w: 40, h: 10).alignmentGuide(.leading) { _ in 20 }.offset(x: 15, y: 5)
        L("b", w: 30, h: 10)
      }, nil, nil, are: "50x20\na 15,5 40x10\nb 20,10 30x10")
  }

  @Test(
    arguments: [
      (Rectangle().layoutPriority(2), 2.0), (Rectangle().layoutPriority(2).opacity(0.5), 2),
      (Rectangle().layoutPriority(2).offset(x: 1, y: 1), 2),
      (Rectangle().layoutPriority(2).layoutPriority(3), 2),
      (Rectangle().layoutPriority(0).opacity(0.5).layoutPriority(3), 0),
      (Rectangle().layoutPriority(2).padding(3).layoutPriority(3), 3),
      (VStack { Rectangle().layoutPriority(2) }.layoutPriority(3), 3),
      (Spacer().layoutPriority(3), 3),
      (Rectangle().layoutPriority(2).background { Rectangle() }, 2),
      (VStack { Rectangle().layoutPriority(2) }, 2),
      (
        HStack {
          Rectangle().layoutPriority(2); Rectangle()
        }, 0
      ),
      (Rectangle().layoutPriority(2).frame(width: 10), 0),
      (Rectangle().layoutPriority(2).frame(maxWidth: .infinity), 0),
      (Rectangle().layoutPriority(2).padding(3), 0), (Rectangle().layoutPriority(2).fixedSize(), 0),
      (Rectangle().layoutPriority(2).aspectRatio(1, contentMode: .fit), 0),
      (Spacer(), -Double.infinity), (ZStack { Spacer() }, -Double.infinity),
      (Spacer().padding(1), 0),
    ] as [(Sketch, Double)])
  func `some rules pass on the priority of their child`(_ view: Sketch, _ priority: Double) {
    let plan = Plan(view)
    #expect(LayoutNode(plan.tree, plan.root).priority == priority)
  }

  @Test func `the lowest text baseline is the last one, the highest the first`() {
    func text(_ name: String, _ height: CGFloat, baseline: CGFloat) -> Sketch {
      L(name, w: 10, h: .fixed(height))
        .alignmentGuide(.firstTextBaseline) { _ in baseline }
        .alignmentGuide(.lastTextBaseline) { _ in baseline }
    }
    func texts() -> Sketch {
      VStack(spacing: 0) {
        text("a", 20, baseline: 16)
        text("b", 20, baseline: 12)
      }
    }
    // The first baseline of the column is 16, the last 20 + 12.
    expectPlan(
      of: HStack(alignment: .firstTextBaseline, spacing: 0) {
        texts()
        L("c", w: 10, h: 10)
      }, nil, nil, are: "20x40\na 0,0 10x20\nb 0,20 10x20\nc 10,6 10x10")
    expectPlan(
      of: HStack(alignment: .lastTextBaseline, spacing: 0) {
        texts()
        L("c", w: 10, h: 10)
      }, nil, nil, are: "20x40\na 0,0 10x20\nb 0,20 10x20\nc 10,22 10x10")
  }

  @Test func `guides of a positioned view stay inside`() {
    expectPlan(
      of: VStack(alignment: .leading, spacing: 0) {
        L("a", w: 20, h: 10).alignmentGuide(.leading) { _ in -50 }.position(x: 10, y: 5)
          .frame(width: 20, height: 10)
        L("b", w: 20, h: 10)
      }, nil, nil, are: "20x20\na 0,0 20x10\nb 0,10 20x10")
  }
}
