import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Properties that all trees have.
///
/// All answers are verified on the way.
@Suite struct RandomTreeTests {
  private static let seeds = 1...150

  /// All frames of a layout, parents first.
  private func frames(_ plan: Plan, _ proposal: ProposedViewSize) -> [CGRect] {
    plan.tree.layout(plan.root, proposal: proposal)
    var frames: [CGRect] = []
    func add(_ id: LayoutNodeID) {
      frames.append(plan.tree.frame(of: id))
      plan.tree.children(of: id).forEach(add)
    }
    add(plan.root)
    return frames
  }

  private func areEqual(_ first: [CGRect], _ second: [CGRect]) -> Bool {
    func close(_ first: CGFloat, _ second: CGFloat) -> Bool {
      first == second || abs(first - second) < 1e-6
    }
    return first.count == second.count
      && zip(first, second).allSatisfy {
        close($0.minX, $1.minX) && close($0.minY, $1.minY) && close($0.width, $1.width)
          && close($0.height, $1.height)
      }
  }

  @Test(arguments: seeds) func `plain arithmetic gives the same results as the general algorithm`(
    _ seed: Int
  ) {
    var random = RandomSketch(seed: seed)
    let sketch = seed.isMultiple(of: 2) ? random.simple(4) : random.any(4)
    let fast = Plan(sketch)
    let general = Plan(sketch, takesShortcuts: false)
    for _ in 0..<4 {
      let proposal = random.proposal()
      #expect(areEqual(frames(fast, proposal), frames(general, proposal)), "seed \(seed)")
    }
    fast.check(#_sourceLocation)
    general.check(#_sourceLocation)
  }

  @Test(arguments: seeds) func `laying out twice changes nothing and asks nothing`(_ seed: Int) {
    var random = RandomSketch(seed: seed)
    let plan = Plan(random.any(4))
    let proposal = random.proposal()
    let once = frames(plan, proposal)
    plan.tree.resetCounters()
    _ = plan.tree.takeChangedNodes()
    #expect(frames(plan, proposal) == once)
    #expect(plan.tree.counters == LayoutCounters())
    #expect(plan.tree.takeChangedNodes().isEmpty)
  }

  @Test(arguments: seeds) func `a tree is placed with the size it measured`(_ seed: Int) {
    var random = RandomSketch(seed: seed)
    let plan = Plan(random.any(4))
    let proposal = random.proposal()
    let measured = plan.tree.sizeThatFits(plan.root, proposal)
    #expect(frames(plan, proposal).first?.size == measured)
  }

  @Test(arguments: seeds) func `mirrored layouts are mirrored`(_ seed: Int) {
    var random = RandomSketch(seed: seed)
    let sketch = random.any(4)
    let proposal = random.proposal()
    let plan = Plan(sketch)
    let mirrored = Plan(sketch.environment(\.layoutDirection, .rightToLeft))
    plan.tree.layout(plan.root, proposal: proposal)
    mirrored.tree.layout(mirrored.root, proposal: proposal)
    func compare(_ first: LayoutNodeID, _ second: LayoutNodeID) {
      let width = plan.tree.size(of: first).width
      let pairs = zip(plan.tree.children(of: first), mirrored.tree.children(of: second))
      for (child, mirror) in pairs {
        let frame = plan.tree.frame(of: child)
        #expect(abs(width - frame.maxX - mirrored.tree.frame(of: mirror).minX) < 1e-6)
        compare(child, mirror)
      }
    }
    compare(plan.root, mirrored.root)
    mirrored.check(#_sourceLocation)
  }

  @Test(arguments: seeds) func `a changed tree is laid out like a new one`(_ seed: Int) {
    var random = RandomSketch(seed: seed)
    var sketch = random.any(4)
    let plan = Plan(sketch)
    for _ in 0..<8 {
      let proposal = random.proposal()
      #expect(
        areEqual(frames(plan, proposal), frames(Plan(sketch), proposal)), "seed \(seed)")
      change(&sketch, plan, plan.root, &random)
    }
    plan.check(#_sourceLocation)
  }

  /// Changes a random node of a sketch, and the same one of its tree.
  private func change(
    _ sketch: inout Sketch, _ plan: Plan, _ id: LayoutNodeID, _ random: inout RandomSketch
  ) {
    let children = plan.tree.children(of: id)
    if !children.isEmpty && Int.random(in: 0..<4, using: &random) > 0 {
      let chosen = Int.random(in: 0..<children.count, using: &random)
      return change(&sketch.children[chosen], plan, children[chosen], &random)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where sketch.rule is StackRule:
      let added = random.any(2)
      sketch.children.insert(added, at: 0)
      plan.tree.setChildren([plan.build(added)] + children, of: id)
    case 1 where sketch.rule is StackRule && !children.isEmpty:
      sketch.children.removeLast()
      plan.tree.setChildren(children.dropLast(), of: id)
    case 2 where children.count > 1:
      sketch.children.reverse()
      plan.tree.setChildren(children.reversed(), of: id)
    default:
      sketch.rule = children.isEmpty ? random.leaf().rule : sketch.rule
      if children.count == 1 { sketch.rule = random.wrapped(Rectangle()).rule }
      plan.tree.setRule(sketch.rule, of: id)
    }
  }
}
