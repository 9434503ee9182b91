import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Work is counted, not timed: counts are the same on every machine.
@Suite struct PerformanceCountTests {
  /// Rows and columns of ten in turn, four levels; one leaf of ten is fixed, the others flexible.
  private func branching(_ depth: Int = 4, _ axis: Axis = .horizontal) -> Sketch {
    let children = (0..<10).map { position in
      depth > 1
        ? branching(depth - 1, axis.other)
        : position == 0 ? L("fixed", w: 2, h: 2) : Rectangle()
    }
    return Sketch(
      rule: axis == .horizontal ? StackRule.row(spacing: 1) : .column(spacing: 1),
      children: children)
  }

  @Test func `flexible stacks ask each node once`() {
    let plan = Plan(branching())
    let proposal = ProposedViewSize(width: 8000, height: 1600)
    plan.tree.layout(plan.root, proposal: proposal)
    // 1 + 10 + 100 + 1000 stacks; the leaves answer by themselves.
    #expect(plan.tree.counters.computed == 1111)
    #expect(plan.tree.counters.placed == 1111)

    plan.tree.resetCounters()
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 7000, height: 1600))
    #expect(plan.tree.counters.computed == 0, "a new size asks nobody")

    plan.tree.resetCounters()
    let larger = LeafRule(ClampedSize(CGSize(width: 3, height: 3)))
    plan.tree.setRule(larger, of: plan.names[500].id)
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 7000, height: 1600))
    #expect(plan.tree.counters.computed <= 4, "one answer per level")
    #expect(plan.tree.counters.placed <= 100)
    plan.check(#_sourceLocation)
  }

  private final class Row {}

  @Test func `a grid that is placed as it was measured asks each cell three times at most`() {
    let tree = LayoutTree()
    let rows = (0..<10).map { _ in Row() }
    var places: [LayoutNodeID: GridCell] = [:]
    let cells = (0..<10 * 10).map { number in
      let size = CGSize(width: 10 + number % 7, height: 10 + number % 5)
      let cell = tree.makeNode(LeafRule(ClampedSize(size)))
      places[cell] = GridCell()
      places[cell]?.row = GridRowID(rows[number / 10])
      return cell
    }
    let grid = tree.makeNode(
      GridRule(horizontalSpacing: 2, verticalSpacing: 2) { node in
        places[node.id] ?? GridCell()
      })
    tree.setChildren(cells, of: grid)
    tree.layout(grid, proposal: .unspecified)
    // Once for its ideal and once for its frame, as its size alone says where it stands; and those that are smaller than
    // their slot, for the slot.
    #expect(tree.counters.asked <= 1 + 3 * 100)
    tree.resetCounters()
    tree.setRule(LeafRule(ClampedSize(CGSize(width: 99, height: 10))), of: cells[55])
    tree.layout(grid, proposal: .unspecified)
    #expect(tree.counters.asked <= 1 + 3 * 100)
    #expect(tree.size(of: cells[55]) == CGSize(width: 99, height: 10))
  }

  @Test func `a grid reads its cells again only when more than their sizes changed`() {
    let tree = LayoutTree()
    let row = Row()
    var reads = 0
    let cells = (0..<4).map { _ in tree.makeNode(leaf(10)) }
    let grid = tree.makeNode(
      GridRule { _ in
        reads += 1
        var cell = GridCell()
        cell.row = GridRowID(row)
        return cell
      })
    tree.setChildren(cells, of: grid)
    /// The number of places that are read after a change, and the grid's width.
    func change(_ action: () -> Void) -> String {
      reads = 0
      action()
      tree.layout(grid, proposal: .unspecified)
      return "\(reads) \(Int(tree.size(of: grid).width))"
    }
    // Four cells of 10, and three times the usual spacing of 8.
    #expect(change {} == "4 64")
    #expect(change { tree.setRule(leaf(30), of: cells[1]) } == "0 84")
    // The middle cells ask for no spacing around them, which leaves 8 before the last.
    #expect(change { tree.setRule(leaf(30, spacing: .zero), of: cells[1]) } == "4 68")
    #expect(change { tree.setRule(leaf(10, spacing: .zero), of: cells[1]) } == "0 48")
    #expect(change { tree.setChildren(Array(cells.prefix(3)), of: grid) } == "3 30")
  }

  private func leaf(_ width: CGFloat, spacing: ViewSpacing? = nil) -> LeafRule {
    LeafRule(ClampedSize(CGSize(width: width, height: 10)), spacing: spacing)
  }

  /// Columns and rows nested in turn, each around a fixed leaf, `leaf` and the next.
  private func nested(_ depth: Int, _ leaf: (Int) -> Sketch) -> Sketch {
    var inner: Sketch?
    for level in (0..<depth).reversed() {
      let children = [L("fixed", w: 1, h: 1), leaf(level)] + (inner.map { [$0] } ?? [])
      inner = Sketch(
        rule: level % 2 == 0 ? StackRule.column(spacing: 0) : .row(spacing: 0), children: children)
    }
    return inner ?? Rectangle()
  }

  private func computed(_ sketch: Sketch, _ height: CGFloat?, verifies: Bool = true) -> Int {
    let plan = Plan(sketch, verifies: verifies)
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 4000, height: height))
    plan.check(#_sourceLocation)
    return plan.tree.counters.computed
  }

  @Test func `nested flexible stacks are linear in depth`() {
    #expect(computed(nested(1000) { _ in Rectangle() }, 4000) == 1000)
  }

  @Test func `nested texts are linear in depth`() {
    func text(_ level: Int) -> Sketch { Sketch(rule: Words(count: 5 + level % 7)) }
    let some = computed(nested(100, text), nil)
    let many = computed(nested(1000, text), nil, verifies: false)
    #expect(some <= 100 * 10)
    #expect(many <= 1000 * 10)
  }

  @Test func `texts that depend on their height are linear in depth`() {
    func text(_ level: Int) -> Sketch {
      Sketch(rule: Words(count: 5 + level % 7, mindsHeight: true))
    }
    #expect(computed(nested(100, text), nil) <= 100 * 40)
    #expect(computed(nested(300, text), nil, verifies: false) <= 300 * 40)
  }

  /// A message: a name and a time above a text of twenty words, with space around.
  private var message: Sketch {
    let text = Sketch(rule: Words(count: 20, mindsHeight: true))
    let word = Sketch(rule: Words(count: 1, mindsHeight: true))
    let head = Sketch(
      rule: StackRule.row(), children: [word, Sketch(rule: SpacerRule()), word])
    return Sketch(
      rule: PaddingRule(EdgeInsets(.all, 8)),
      children: [Sketch(rule: StackRule.column(spacing: 2), children: [head, text])])
  }

  @Test func `a new width computes a text once, though its column is measured and then placed`() {
    let plan = Plan(message)
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 400, height: nil))
    plan.tree.resetCounters()
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 300, height: nil))
    // The padding, the column, the row, and the text that is broken anew: single words are no wider than they need.
    #expect(plan.tree.counters.computed == 4)
    plan.check(#_sourceLocation)
  }

  @Test func `a stack knows its child's minimum length, and updates it when it changes`() {
    let plan = Plan(message)
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 400, height: 400))
    let node = LayoutNode(plan.tree, plan.root)
    // 8 above and below two lines of 16 that are 2 apart.
    let ofLines: CGFloat = 8 + 16 + 2 + 16 + 8
    #expect(node.knownMinimumLength(.vertical) == ofLines)
    let column = plan.tree.children(of: plan.root)[0]
    let head = plan.tree.children(of: column)[0]
    let high = LeafRule(ClampedSize(CGSize(width: 30, height: 50)))
    plan.tree.setRule(high, of: plan.tree.children(of: head)[0])
    plan.tree.layout(plan.root, proposal: ProposedViewSize(width: 400, height: 400))
    let ofHighLeaf: CGFloat = 8 + 50 + 2 + 16 + 8
    #expect(node.knownMinimumLength(.vertical) == ofHighLeaf)
    plan.check(#_sourceLocation)
  }

  @Test func `children below each other that overlap have no minimum length of their own`() {
    let word = Sketch(rule: Words(count: 1, mindsHeight: true))
    let plan = Plan(Sketch(rule: StackRule.column(spacing: -4), children: [word, word]))
    plan.tree.layout(plan.root, proposal: .unspecified)
    #expect(LayoutNode(plan.tree, plan.root).knownMinimumLength(.vertical) == nil)
    plan.check(#_sourceLocation)
  }

  // MARK: Depth

  /// Containers in four wrappers each, made without recursion.
  private func deepTree(_ depth: Int, _ leaf: any LayoutRule) -> (LayoutTree, LayoutNodeID) {
    let tree = LayoutTree.$verifiesAnswers.withValue(depth <= 1000) { LayoutTree() }
    let root = tree.makeNode(StackRule.column(spacing: 0))
    var parent = root
    for level in 0..<depth {
      let axis: Axis = level % 2 == 0 ? .vertical : .horizontal
      let wrappers: [any LayoutRule] = [
        PaddingRule(EdgeInsets(.all, 1)), TransparentRule(), FlexibleFrameRule(maxWidth: .infinity),
        axis == .vertical ? StackRule.row(spacing: 0) : StackRule.column(spacing: 0),
      ]
      var chain = parent
      for (position, rule) in wrappers.enumerated() {
        let node = tree.makeNode(rule)
        let others = position == 0 ? [tree.makeNode(leaf)] : []
        tree.setChildren([node] + others, of: chain)
        chain = node
      }
      parent = chain
    }
    tree.setChildren([tree.makeNode(leaf)], of: parent)
    return (tree, root)
  }

  /// Runs on a thread with the stack of a main thread.
  private func onStackOf8MB(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    done.wait()
  }

  @Test func `a thousand levels of wrapped containers are laid out`() {
    onStackOf8MB {
      let (tree, root) = deepTree(1000, Words(count: 3))
      var problems: [String] = []
      tree.onProblem = { problems.append($1) }
      tree.layout(root, proposal: ProposedViewSize(width: 4000, height: nil))
      #expect(problems == [])
      #expect(tree.size(of: root).height > 2000)
    }
  }

  @Test func `twenty thousand levels are reported, not crashed on`() {
    onStackOf8MB {
      let (tree, root) = deepTree(20_000, Words(count: 3))
      var problems: [String] = []
      tree.onProblem = { problems.append($1) }
      tree.layout(root, proposal: ProposedViewSize(width: 4000, height: nil))
      #expect(problems.contains { $0.contains("too deep") })
    }
  }

  @Test func `clamped trees may be of any depth`() {
    onStackOf8MB {
      let (tree, root) = deepTree(20_000, LeafRule(ClampedSize(CGSize(width: 1, height: 1))))
      var problems: [String] = []
      tree.onProblem = { problems.append($1) }
      tree.layout(root, proposal: .unspecified)
      #expect(problems == [])
      // 2 of padding and 1 or nothing of a leaf per level, and the last leaf.
      #expect(tree.size(of: root).height == CGFloat(2 * 20_000 + 10_000 + 1))
    }
  }

  @Test func `answers for former widths take no more memory, however many there were`() {
    let row = HStack(spacing: 4) {
      Sketch(rule: Words(count: 20)); Sketch(rule: Words(count: 3))
    }
    let plan = Plan(VStack(spacing: 0) { for _ in 0..<50 { row } })
    func memory(after widths: Range<Int>) -> Int {
      for width in widths {
        plan.tree.layout(plan.root, proposal: ProposedViewSize(width: CGFloat(width), height: nil))
      }
      return plan.tree.memorySize
    }
    let few = memory(after: 200..<220)
    #expect(memory(after: 220..<400) == few)
    plan.check(#_sourceLocation)
  }
}

/// Words of 30 points, broken greedily; a line is 16 high.
struct Words: LayoutRule {
  var count: Int
  /// True if lines are dropped where the height is too small.
  var mindsHeight = false

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? .infinity
    let perLine = width.isFinite ? min(max(Int(width / 30), 1), count) : count
    var lines = (count + perLine - 1) / perLine
    if mindsHeight, let height = proposal.height, height.isFinite {
      lines = min(lines, max(Int(height / 16), 1))
    }
    return CGSize(width: 30 * CGFloat(perLine), height: 16 * CGFloat(lines))
  }

  func fixedAxes(_ node: LayoutNode) -> Axis.Set { mindsHeight ? [] : .vertical }

  func independentAxes(_ node: LayoutNode) -> Axis.Set { .horizontal }

  func cappedAxes(_ node: LayoutNode) -> Axis.Set { [.horizontal, .vertical] }

  func minimumLength(_ axis: Axis, _ node: LayoutNode) -> CGFloat? {
    axis == .horizontal ? 30 : mindsHeight ? 16 : nil
  }
}
