import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// A tree that is kept between layouts: changes, marks, mirroring, reports.
@Suite struct LayoutTreeTests {
  private func leaf(_ width: CGFloat, _ height: CGFloat) -> LeafRule {
    LeafRule(ClampedSize(CGSize(width: width, height: height)))
  }

  /// The changed nodes' names, in order of the alphabet.
  private func changes(_ plan: Plan) -> String {
    let changed = plan.tree.takeChangedNodes()
    #expect(Set(changed).count == changed.count)
    return plan.names.filter { changed.contains($0.id) }.map(\.name).sorted().joined(separator: " ")
  }

  private func rows() -> Plan {
    let plan = Plan(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          L("a", w: 10, h: 10)
          L("b", w: 10, h: 10)
        }.named("top")
        HStack(spacing: 0) {
          L("c", w: 30, h: 10)
          L("d", w: 10, h: 10)
        }.named("bottom")
      }.named("all"))
    _ = plan.frames(nil, nil)
    return plan
  }

  @Test func `a first layout changes every node`() {
    #expect(changes(rows()) == "a all b bottom c d top")
  }

  @Test func `an only child is taken from its parent, also by a parent with other children`() {
    let plan = rows()
    _ = changes(plan)
    plan.tree.setOnlyChild(plan["c"], of: plan["top"])
    #expect(plan.tree.children(of: plan["top"]) == [plan["c"]])
    #expect(plan.tree.children(of: plan["bottom"]) == [plan["d"]])
    // Without children a row takes one too.
    plan.tree.setChildren([], of: plan["top"])
    plan.tree.setOnlyChild(plan["a"], of: plan["top"])
    #expect(plan.tree.children(of: plan["top"]) == [plan["a"]])
    // Two rows of one leaf of 10 × 10 each, one below the other.
    #expect(plan.frames(nil, nil).hasPrefix("10x20"))
    plan.check(#_sourceLocation)
  }

  @Test func `a second layout changes nothing`() {
    let plan = rows()
    _ = changes(plan)
    plan.tree.resetCounters()
    _ = plan.frames(nil, nil)
    #expect(changes(plan) == "")
    #expect(plan.tree.counters == LayoutCounters())
  }

  @Test func `a leaf that grows moves its neighbors, as far as the change reaches`() {
    let plan = rows()
    _ = changes(plan)
    plan.tree.setRule(leaf(15, 10), of: plan["a"])
    // top is 25 wide now and moves to (40 - 25) / 2; the column and the other row stay as they are.
    #expect(
      plan.frames(nil, nil) == """
        40x20
        all 0,0 40x20
        top 7.5,0 25x10
        a 7.5,0 15x10
        b 22.5,0 10x10
        bottom 0,10 40x10
        c 0,10 30x10
        d 30,10 10x10
        """)
    #expect(changes(plan) == "a all top")
    plan.check(#_sourceLocation)
  }

  @Test func `setting an equal rule changes nothing`() {
    let plan = rows()
    _ = changes(plan)
    plan.tree.resetCounters()
    plan.tree.setRule(leaf(10, 10), of: plan["a"])
    plan.tree.layout(plan.root, proposal: .unspecified)
    #expect(plan.tree.counters == LayoutCounters())
  }

  @Test func `a text that becomes a color has a color's size and spacing, and back`() {
    let plan = Plan(
      VStack {
        T("a", 20, 16); T("b", 20, 16)
      })
    // 0 points between texts, 8.1509 between a text and what is below it; a color has a side of 10.
    #expect(plan.size(nil, nil) == "20x32")
    let text = plan.tree.rule(of: plan["b"])
    plan.tree.setRule(UnboundedRule(), of: plan["b"])
    #expect(plan.tree.sizeThatFits(plan.root, .unspecified).height == 16 + 8.1509 + 10)
    plan.check(#_sourceLocation)
    plan.tree.setRule(text, of: plan["b"])
    #expect(plan.size(nil, nil) == "20x32")
    plan.check(#_sourceLocation)
  }

  @Test func `measuring stops climbing where the answer is the same`() {
    let plan = Plan(
      VStack {
        HStack(spacing: 0) {
          Asked { _ in CGSize(width: 10, height: 10) }.named("a")
          L("b", w: 10, h: 10)
        }.frame(width: 50, height: 50)
        Asked { _ in CGSize(width: 10, height: 10) }
      })
    _ = plan.frames(nil, nil)
    plan.tree.resetCounters()
    plan.tree.setRule(AskedRule { _ in CGSize(width: 20, height: 10) }, of: plan["a"])
    #expect(plan.frames(nil, nil) == "50x68\na 10,20 20x10\nb 30,20 10x10")
    // The row and the frame are entered again; the frame answers as before.
    #expect(plan.tree.counters.placed <= 3)
  }

  @Test func `a rule is told once of all changes of its children`() {
    final class Counting: LayoutRule {
      var calls = 0
      func childrenChanged() { calls += 1 }
      func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        node.children.reduce(into: .zero) { size, child in
          let answer = child.sizeThatFits(.unspecified)
          size = CGSize(width: size.width + answer.width, height: max(size.height, answer.height))
        }
      }
    }
    let rule = Counting()
    let plan = Plan(
      Sketch(
        rule: rule,
        children: [L("a", w: 10, h: 10), Asked { _ in CGSize(width: 5, height: 5) }.named("b")]))
    _ = plan.frames(nil, nil)
    #expect(rule.calls == 1)
    plan.tree.setRule(leaf(20, 10), of: plan["a"])
    plan.tree.setRule(AskedRule { _ in CGSize(width: 7, height: 5) }, of: plan["b"])
    _ = plan.frames(nil, nil)
    #expect(rule.calls == 2)
    plan.tree.setRule(AskedRule { _ in CGSize(width: 7, height: 5) }, of: plan["b"])
    _ = plan.frames(nil, nil)
    #expect(rule.calls == 2, "the child answers as before")
    #expect(plan.size(nil, nil) == "27x10")
  }

  // MARK: Structure

  @Test func `children can be added, removed and reordered`() {
    let plan = rows()
    let tree = plan.tree
    let added = tree.makeNode(leaf(100, 5))
    tree.setChildren([added, plan["bottom"], plan["top"]], of: plan["all"])
    tree.layout(plan.root, proposal: .unspecified)
    #expect(tree.frame(of: plan["all"]) == CGRect(x: 0, y: 0, width: 100, height: 25))
    #expect(tree.frame(of: plan["top"]) == CGRect(x: 40, y: 15, width: 20, height: 10))
    tree.setChildren([plan["top"]], of: plan["all"])
    tree.layout(plan.root, proposal: .unspecified)
    #expect(tree.frame(of: plan["all"]) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(tree.parent(of: plan["bottom"]) == nil)
    plan.check(#_sourceLocation)
  }

  @Test func `a child moves from parent to parent`() {
    let plan = rows()
    let tree = plan.tree
    tree.setChildren([plan["c"], plan["a"], plan["d"]], of: plan["bottom"])
    tree.layout(plan.root, proposal: .unspecified)
    #expect(tree.children(of: plan["top"]) == [plan["b"]])
    #expect(tree.children(of: plan["bottom"]) == [plan["c"], plan["a"], plan["d"]])
    #expect(tree.size(of: plan["all"]) == CGSize(width: 50, height: 20))
    plan.check(#_sourceLocation)
  }

  @Test func `a removed node is detached from its parent and its children`() {
    let plan = rows()
    let tree = plan.tree
    tree.removeNode(plan["top"])
    tree.layout(plan.root, proposal: .unspecified)
    #expect(tree.size(of: plan["all"]) == CGSize(width: 40, height: 10))
    #expect(tree.parent(of: plan["a"]) == nil)
    let recycled = tree.makeNode(leaf(1, 1))
    #expect(recycled == plan["top"])
    #expect(tree.children(of: recycled).isEmpty)
    plan.check(#_sourceLocation)
  }

  @Test func `a Spacer turns with the stack it is moved to`() {
    let plan = Plan(
      VStack(spacing: 0) {
        HStack { Spacer().padding(1).named("s") }.named("row")
        VStack {}.named("column")
      })
    _ = plan.frames(nil, nil)
    #expect(plan.tree.size(of: plan["s"]) == CGSize(width: 10, height: 2))
    plan.tree.setChildren([], of: plan["row"])
    plan.tree.setChildren([plan["s"]], of: plan["column"])
    _ = plan.frames(nil, nil)
    #expect(plan.tree.size(of: plan["s"]) == CGSize(width: 2, height: 10))
    plan.tree.setRule(StackRule.row(), of: plan["column"])
    _ = plan.frames(nil, nil)
    #expect(plan.tree.size(of: plan["s"]) == CGSize(width: 10, height: 2))
    plan.check(#_sourceLocation)
  }

  @Test func `a node that was placed leaves its parent for another one that takes it`() {
    let plan = Plan(
      VStack(spacing: 0) {
        ZStack {
          Half("moved")
          Half("first")
        }.named("one")
        ZStack { Half("second") }.named("two")
        ZStack {}.named("empty")
      })
    _ = plan.frames(60, 40)
    var former = "one"
    // Into one that has children, into one that has none, and back.
    for target in ["two", "empty", "one"] {
      let left = plan.tree.children(of: plan[former]).filter { $0 != plan["moved"] }
      let taken = [plan["moved"]] + plan.tree.children(of: plan[target])
      plan.tree.setChildren(taken, of: plan[target])
      #expect(plan.tree.children(of: plan[target]) == taken)
      #expect(plan.tree.children(of: plan[former]) == left)
      #expect(throws: Never.self) { try plan.tree.checkInvariants() }
      _ = plan.frames(60, 40)
      plan.check(#_sourceLocation)
      former = target
    }
  }

  // MARK: Placing

  @Test func `a child that is not placed is proposed the node's proposal and centered`() {
    let nothing = AskedRule { _ in CGSize(width: 100, height: 50) }
    expectPlan(
      of: Sketch(rule: nothing, children: [Half("h")]), 60, 40, are: "100x50\nh 35,20 30x10")
  }

  @Test func `the last placement counts`() {
    struct Twice: LayoutRule {
      func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: 100, height: 100)
      }

      func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let child = node.children[0]
        child.place(
          at: CGPoint(x: 10, y: 10), proposal: ProposedViewSize(width: 20, height: 20))
        child.place(
          at: CGPoint(x: 50, y: 50), proposal: ProposedViewSize(width: 40, height: 40))
      }
    }
    expectPlan(
      of: Sketch(rule: Twice(), children: [Color.red.named("c")]), nil, nil,
      are: "100x100\nc 50,50 40x40")
  }

  @Test func `reading from right to left mirrors every parent's children`() {
    expectPlan(
      of: HStack {
        L("a", w: 40, h: 20)
        L("b", w: 60, h: 20).padding(.leading, 10)
        Spacer()
        L("c", w: 30, h: 20)
      }.environment(\.layoutDirection, .rightToLeft), 300, 50,
      are: "300x20\na 260,0 40x20\nb 182,0 60x20\nc 0,0 30x20")
  }

  @Test func `mirroring can be turned on and off again`() {
    let plan = rows()
    plan.tree.setMirrored(true, of: plan["bottom"])
    _ = plan.frames(nil, nil)
    #expect(plan.tree.frame(of: plan["c"]).minX == 10)
    plan.tree.setMirrored(false, of: plan["bottom"])
    _ = plan.frames(nil, nil)
    #expect(plan.tree.frame(of: plan["c"]).minX == 0)
    plan.check(#_sourceLocation)
  }

  // MARK: Reports

  @Test func `NaN and negative lengths are reported once and taken as zero`() {
    let plan = Plan(
      HStack(spacing: 0) {
        Asked { _ in CGSize(width: CGFloat.nan, height: 10) }
        Asked { _ in CGSize(width: -5, height: 10) }
        L("a", w: 10, h: 10)
      })
    #expect(plan.frames(100, 50) == "10x10\na 0,0 10x10")
    _ = plan.frames(90, 50)
    #expect(plan.problems.count == 2)
  }

  @Test func `a placement at NaN is reported and taken as 0`() {
    struct Nowhere: UnaryRule {
      func childOrigin(_ child: ViewDimensions, _ size: CGSize) -> CGPoint {
        CGPoint(x: CGFloat.nan, y: 5)
      }
    }
    let plan = Plan(L("a", w: 10, h: 10).around(Nowhere()))
    #expect(plan.frames(nil, nil) == "10x10\na 0,5 10x10")
    #expect(plan.problems.count == 1)
  }

  @Test func `a rule that answers differently each time is found out`() {
    final class Moody: LayoutRule {
      var answers = 0.0
      func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        answers += 1
        return CGSize(width: answers, height: 10)
      }
    }
    let plan = Plan(
      HStack {
        Sketch(rule: Moody()); L("a", w: 1, h: 1)
      })
    _ = plan.frames(nil, nil)
    #expect(plan.problems.first?.contains("Moody") == true)
  }

  @Test func `infinite answers are legal`() {
    expectSize(of: HStack { Rectangle() }, .infinity, nil, is: "infx10")
    let plan = Plan(
      HStack {
        Rectangle().named("a"); L("b", w: 5, h: 5)
      }.frame(maxWidth: .infinity))
    _ = plan.frames(.infinity, .infinity)
    plan.check(#_sourceLocation)
  }
}
