import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// Rows that are made as they come into view, in a tree without views.
@Suite struct LazyRuleTests {
  /// A viewport over one child that starts `offset` above it.
  private final class Scroll {
    var offset = 0.0
    var shifts: [Double] = []
  }

  private struct ScrollRule: ViewportRule {
    let scroll: Scroll

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      _ = node.children.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
      node.children.first?.place(
        at: CGPoint(x: 0, y: -scroll.offset),
        proposal: ProposedViewSize(width: size.width, height: nil))
    }

    func viewport(_ node: LayoutNode) -> CGRect {
      CGRect(origin: .zero, size: node.tree.size(of: node.id))
    }

    func contentDidShift(by offset: CGSize, _ node: LayoutNode) {
      scroll.offset += offset.height
      scroll.shifts.append(offset.height)
    }
  }

  /// Makes one leaf for each entry, as high as `heights` says.
  private final class Maker: LazyMaker {
    let tree = LayoutTree()
    let scroll = Scroll()
    let list = LazyList()
    let heights: (Int) -> CGFloat
    private(set) var rows: [Int: LayoutNodeID] = [:]
    private(set) var made = 0
    /// How many times rows were requested, and how many entries were looked at.
    private(set) var rounds = 0
    private(set) var looks = 0
    /// The entries without views: those that are known to have none, and those that turn out to have none.
    var isEmpty: (Int) -> Bool = { _ in false }
    var turnsOutEmpty: (Int) -> Bool = { _ in false }
    private(set) var group = LazyGroup(.list)
    private var container: LayoutNodeID?
    private var root: LayoutNodeID?

    init(
      _ count: Int, isScrolling: Bool = true,
      _ arrangement: LazyRule.Arrangement = .rows(HorizontalAlignment.center.key),
      heights: @escaping (Int) -> CGFloat
    ) {
      self.heights = heights
      group = LazyGroup(.dynamic(cellsPerEntry: 1), count: count, maker: self)
      list.root.setParts([.group(group)])
      let rule = LazyRule(axis: .vertical, arrangement: arrangement, spacing: 0, list: list)
      let container = tree.makeNode(rule)
      self.container = container
      root = container
      if isScrolling {
        let outer = tree.makeNode(ScrollRule(scroll: scroll))
        tree.setChildren([container], of: outer)
        root = outer
      }
    }

    func make(_ entries: Range<Int>, atMost most: Int, of group: LazyGroup) {
      rounds += 1
      var met = 0
      for entry in entries where met < most {
        looks += 1
        if isEmpty(entry) {
          group.noteEmpty(entry)
          continue
        }
        met += 1
        if rows[entry] != nil || empties.contains(entry) { continue }
        made += 1
        if turnsOutEmpty(entry) {
          empties.insert(entry)
          continue
        }
        let size = CGSize(width: 10, height: heights(entry))
        rows[entry] = tree.makeNode(LeafRule(ClampedSize(size)))
      }
      adopt()
    }

    private var empties: Set<Int> = []

    private func adopt() {
      let entries = rows.keys.sorted()
      group.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0, [.row(rows[$0]!)]) })
      for entry in empties { group.entries[entry] = [] }
      if let container { tree.adoptChildren(entries.map { rows[$0]! }, of: container) }
    }

    func contentChanged() {
      list.contentChanged()
      if let container { tree.invalidate(container) }
    }

    /// Lays out as a host does, until lengths are settled, and removes rows out of view.
    func layOut(_ height: CGFloat? = 100) {
      guard let root else { return }
      for _ in 0..<8 {
        tree.layout(root, proposal: ProposedViewSize(width: 50, height: height))
        let gone = rows.filter { !group.kept.contains($0.key) }
        rows = rows.filter { group.kept.contains($0.key) }
        adopt()
        for row in gone.values { tree.removeNode(row) }
        if !tree.remeasureLists() { break }
      }
      #expect(throws: Never.self) { try tree.checkInvariants() }
    }

    func scroll(to offset: Double) {
      scroll.offset = offset
      if let root { tree.setNeedsPlacing(root) }
      layOut()
    }

    /// The rows that exist, with their places on the screen.
    var shown: String {
      rows.keys.sorted().map { entry in
        let y = tree.originInRoot(of: rows[entry]!).y
        return "\(entry)@\(y == y.rounded() ? "\(Int(y))" : "\(y)")"
      }.joined(separator: " ")
    }

    var length: CGFloat { container.map { tree.size(of: $0).height } ?? 0 }
  }

  @Test func `only rows in view are made`() {
    let maker = Maker(1_000_000) { _ in 30 }
    maker.layOut()
    #expect(maker.shown == "0@0 1@30 2@60 3@90")
    #expect(maker.made == 4)
    #expect(maker.length == 30_000_000)
  }

  // MARK: Entries without views

  @Test func `a million entries without views are looked at only once each`() {
    let maker = Maker(1_000_000) { _ in 30 }
    maker.isEmpty = { _ in true }
    maker.layOut()
    #expect(maker.looks == 1_000_000)
    #expect(maker.length == 0)
    maker.layOut()
    maker.scroll(to: 0)
    #expect(maker.looks == 1_000_000)
    #expect((maker.made, maker.rounds) == (0, 1))
  }

  @Test func `between entries without views only rows in view are made`() {
    let maker = Maker(1_000_000) { _ in 30 }
    maker.isEmpty = { $0 % 1_000 != 999 }
    maker.layOut()
    #expect(maker.shown == "999@0 1999@30 2999@60 3999@90")
    #expect(maker.made == 4)
    #expect(maker.looks <= 5_000)
    maker.scroll(to: 45)
    #expect(maker.shown == "1999@-15 2999@15 3999@45 4999@75")
    #expect(maker.made == 5)
  }

  @Test func `entries that had no views are looked at again when they may have some`() {
    let maker = Maker(10_000) { _ in 30 }
    maker.isEmpty = { _ in true }
    maker.layOut()
    maker.isEmpty = { _ in false }
    maker.group.forgetEmptyEntries()
    maker.contentChanged()
    maker.layOut()
    #expect(maker.shown == "0@0 1@30 2@60 3@90")
  }

  @Test func `rows that turn out to have no views are made in few rounds`() {
    let maker = Maker(10_000) { _ in 30 }
    maker.turnsOutEmpty = { $0 < 9_990 }
    maker.layOut()
    #expect(maker.shown == "9990@0 9991@30 9992@60 9993@90")
    // Each round makes as many as all before it, after some of a screenful each: 2 to the power of 14 are more than 10,000.
    #expect(maker.rounds < 14 + 16)
  }

  @Test func `rows without a height are made in few rounds`() {
    let maker = Maker(10_000) { _ in 0 }
    maker.layOut()
    #expect(maker.made == 10_000)
    #expect(maker.rounds < 14 + 16)
  }

  // MARK: Scrolling

  @Test func `scrolling makes the next rows and removes those out of view`() {
    let maker = Maker(1_000) { _ in 30 }
    maker.layOut()
    maker.scroll(to: 45)
    #expect(maker.shown == "1@-15 2@15 3@45 4@75")
    #expect(maker.made == 5)
  }

  @Test func `a jump makes nothing in between`() {
    let maker = Maker(1_000_000) { _ in 30 }
    maker.layOut()
    maker.scroll(to: 29_999_900)
    #expect(maker.shown == "999996@-20 999997@10 999998@40 999999@70")
    #expect(maker.made == 8)
  }

  @Test func `without anything that hides rows all are made`() {
    let maker = Maker(50, isScrolling: false) { CGFloat($0) }
    maker.layOut(nil)
    #expect(maker.made == 50)
    // 0 + 1 + ... + 49
    #expect(maker.length == 1225)
  }

  // MARK: Grids

  /// Ten columns, as wide as the container together.
  private var tenColumns: LazyRule.Arrangement {
    let column = LazyTrackItem(.flexible(minimum: 0, maximum: .infinity), spacing: 0)
    return .grid(Array(repeating: column, count: 10), HorizontalAlignment.center.key)
  }

  @Test func `the cells of a grid that nothing hides are made in few rounds`() {
    let maker = Maker(10_000, isScrolling: false, tenColumns) { _ in 5 }
    maker.layOut(nil)
    #expect(maker.made == 10_000)
    // Each round makes as many as all before it, after a line and 64 cells: 2 to the power of 14 are more than 10,000.
    #expect(maker.rounds < 14 + 2)
    // A thousand lines of ten cells, 5 points high.
    #expect(maker.length == 5_000)
  }

  @Test func `only the lines of a grid in view are made`() {
    let maker = Maker(100_000, tenColumns) { _ in 30 }
    maker.layOut()
    // Lines at 0, 30, 60 and 90 begin within 100 points.
    #expect(maker.made == 4 * 10)
    maker.scroll(to: 45)
    #expect(maker.made == 5 * 10)
    #expect(maker.rounds <= 5)
  }

  @Test func `rows above that turn out longer leave what is in view where it was`() {
    // The first rows in view are 10 high, for which all are taken; those above 500 are 40.
    let maker = Maker(1_000) { (10..<500).contains($0) ? 40 : 10 }
    maker.layOut()
    maker.scroll(to: 6_000)
    #expect(maker.shown.hasPrefix("600@0 "))
    maker.scroll(to: 5_000)
    #expect(maker.shown.hasPrefix("500@0 501@10"))
    // 20 points up: row 499 is 40 high, of which the lower half is in view.
    maker.scroll(to: maker.scroll.offset - 20)
    #expect(maker.shown.hasPrefix("499@-20 500@20 501@30"))
    #expect(!maker.scroll.shifts.isEmpty)
  }

  @Test func `rows without a length are not all made`() {
    let maker = Maker(1_000_000) { _ in 0 }
    var problems: [String] = []
    maker.tree.onProblem = { problems.append($1) }
    maker.layOut()
    #expect(maker.made <= 11_000)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Give the rows a height") == true)
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5])
  func `infinite, NaN and negative lengths are taken as zero`(
    _ height: CGFloat
  ) {
    let maker = Maker(20) { $0 == 1 ? height : 30 }
    maker.layOut()
    #expect(maker.shown.hasSuffix("2@30 3@60 4@90"))
  }

  @Test func `data that shrinks while scrolled to the end shows what is left`() {
    let maker = Maker(100) { _ in 30 }
    maker.layOut()
    maker.scroll(to: 2_900)
    maker.group.resize(to: 0)
    maker.contentChanged()
    maker.scroll(to: 0)
    #expect(maker.shown == "")
    #expect(maker.length == 0)
  }

  @Test func `a row is measured once`() {
    let maker = Maker(1_000) { _ in 30 }
    maker.layOut()
    maker.tree.resetCounters()
    maker.scroll(to: 30)
    // One row came into view.
    #expect(maker.tree.counters.computed <= 4)
  }
}
