import EspalierDrawing
import Foundation
import LayoutEngine
import Testing

/// The answers of rules to zero, to infinity, to no proposal and to a number, where no other suite has them.
@Suite struct ProposalTableTests {
  private let flexible = Sketch.flexible

  @Test(arguments: ["opacity", "offset", "guide", "priority", "overlay", "background"])
  func `modifiers without a size of their own leave a view's answers alone`(_ name: String) {
    let view =
      switch name {
      case "opacity": flexible.opacity(0.5)
      case "offset": flexible.offset(x: 100, y: 100)
      case "guide": flexible.alignmentGuide(.leading) { _ in 100 }
      case "priority": flexible.layoutPriority(3)
      case "overlay": flexible.overlay { L("o", w: 100, h: 100) }
      default: flexible.background { L("o", w: 100, h: 100) }
      }
    expect(view, answers: [(0, "5x10"), (.infinity, "40xinf"), (nil, "20x15"), (30, "30x30")])
  }

  @Test func `a color takes every size, and 10 where nothing is proposed`() {
    expect(
      Rectangle(), answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "10x10"), (30, "30x30")])
  }

  @Test func `a border's minimum size raises the answers that are below it`() {
    expect(
      flexible.around(MinimumSizeRule(width: 25, height: 12)),
      answers: [(0, "25x12"), (.infinity, "40xinf"), (nil, "25x15"), (30, "30x30")])
  }

  @Test func `a frame with both bounds keeps the proposal between them`() {
    expect(
      flexible.frame(minWidth: 10, maxWidth: 30),
      answers: [(0, "10x10"), (.infinity, "30xinf"), (nil, "20x15"), (30, "30x30")])
  }

  @Test func `a frame with one bound goes as far as its child does`() {
    expect(
      flexible.frame(minWidth: 10),
      answers: [(0, "10x10"), (.infinity, "40xinf"), (nil, "20x15"), (30, "30x30")])
    expect(
      flexible.frame(maxWidth: 30),
      answers: [(0, "5x10"), (.infinity, "30xinf"), (nil, "20x15"), (30, "30x30")])
    expect(
      flexible.frame(maxWidth: .infinity),
      answers: [(0, "5x10"), (.infinity, "infxinf"), (nil, "20x15"), (50, "50x50")])
  }

  @Test func `an ideal counts where nothing is proposed`() {
    expect(
      flexible.frame(idealWidth: 25),
      answers: [(0, "5x10"), (.infinity, "40xinf"), (nil, "25x15"), (30, "30x30")])
  }

  @Test func `a ratio shapes the child's proposal`() {
    // Twice as wide as high: 30 by 15 lies inside of 30 by 30, 60 by 30 around it.
    expect(
      Rectangle().aspectRatio(2, contentMode: .fit),
      answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "10x10"), (30, "30x15")])
    expect(
      Rectangle().aspectRatio(2, contentMode: .fill),
      answers: [(0, "0x0"), (.infinity, "infxinf"), (nil, "10x10"), (30, "60x30")])
  }

  @Test func `without a ratio the child's ideal size shapes its proposal`() {
    // 20 by 15: 30 is 1.5 times its width, twice its height. The child is no wider than 40.
    expect(
      flexible.aspectRatio(contentMode: .fit),
      answers: [(0, "5x10"), (.infinity, "40xinf"), (nil, "20x15"), (30, "30x22.5")])
    expect(
      flexible.aspectRatio(contentMode: .fill),
      answers: [(0, "5x10"), (.infinity, "40xinf"), (nil, "20x15"), (30, "40x30")])
  }

  @Test func `the first child that fits answers, or the last`() {
    let view = Sketch(
      rule: ViewThatFitsRule(), children: [L("a", w: 50, h: 10), L("b", w: 20, h: 20)])
    expect(view, answers: [(0, "20x20"), (.infinity, "50x10"), (nil, "50x10"), (30, "20x20")])
    expect(view, answers: [(50, "50x10"), (49.5, "20x20")])
  }

  private var pair: [Sketch] { [L("a", w: 30, h: 40), flexible] }

  @Test func `a row is as long as its children and the gap, and as high as the highest`() {
    // 30 + 8 + 5, + 40, + 20; of 100, what is left for the second child is 62, of which it takes 40.
    expect(
      HStack(spacing: 8) { pair },
      answers: [
        (0, "43x40"), (.infinity, "78xinf"), (nil, "58x40"), (100, "78x100"), (30, "43x40"),
      ])
  }

  @Test func `a column is as high as its children and the gap, and as wide as the widest`() {
    // 40 + 8 + 10, + 15; of 100, the second child takes all that is left: 52.
    expect(
      VStack(spacing: 8) { pair },
      answers: [
        (0, "30x58"), (.infinity, "40xinf"), (nil, "30x63"), (100, "40x100"), (30, "30x58"),
      ])
  }

  @Test func `layers are as large as the largest on each axis`() {
    expect(
      ZStack { pair },
      answers: [(0, "30x40"), (.infinity, "40xinf"), (nil, "30x40"), (100, "40x100")])
  }

  /// Puts every two children in a row.
  private final class Rows {
    private final class Row {}

    private let rows = [Row(), Row()]
    private var places: [LayoutNodeID: Int] = [:]

    func cell(_ node: LayoutNode) -> GridCell {
      let place = places[node.id] ?? places.count
      places[node.id] = place
      var cell = GridCell()
      cell.row = GridRowID(rows[place / 2])
      return cell
    }
  }

  @Test func `a grid is as wide as its columns and as high as its rows`() {
    func grid() -> Sketch {
      let rows = Rows()
      return Sketch(
        rule: GridRule(horizontalSpacing: 8, verticalSpacing: 8, cell: rows.cell),
        children: [L("a", w: 30, h: 40), flexible, flexible, L("d", w: 50, h: 10)])
    }
    // Columns of 30 and 50, but 40 and 50 where there is room; rows of 40 and 10, but 15 for the ideal, and 11 where each
    // row's share of 30 - 8 is that.
    for (length, expected) in [
      (0, "88x58"), (.infinity, "98xinf"), (nil, "88x63"), (30, "88x59"),
    ] as [(CGFloat?, String)] {
      expectSize(of: grid(), length, length, is: expected)
    }
  }

  @Test func `a lazy column is as wide as it is proposed, and as high as its rows`() {
    func answer(_ length: CGFloat?) -> String {
      let (tree, list) = (LayoutTree(), LazyList())
      let rows = (0..<3).map { _ in
        tree.makeNode(LeafRule(ClampedSize(CGSize(width: 40, height: 20))))
      }
      let rule = LazyRule(
        axis: .vertical, arrangement: .rows(HorizontalAlignment.center.key), spacing: 8, list: list)
      let column = tree.makeNode(rule)
      tree.setChildren(rows, of: column)
      list.root.setParts(rows.map { .row($0) })
      let size = tree.sizeThatFits(column, ProposedViewSize(width: length, height: length))
      return "\(text(size.width))x\(text(size.height))"
    }
    // 3 * 20 + 2 * 8; without a proposal the widest row counts.
    #expect(
      [0, .infinity, nil, 30].map(answer) == ["0x76", "infx76", "40x76", "30x76"])
  }
}
