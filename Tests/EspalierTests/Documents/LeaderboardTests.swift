import EspalierDrawing
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A table of names, bars and counts, as a grid.
@MainActor @Suite struct LeaderboardTests {
  private struct Fruit: Identifiable {
    let name: String
    let count: Int
    var id: String { name }
  }

  private let fruits = [
    Fruit(name: "Fig", count: 24), Fruit(name: "Apricots", count: 8), Fruit(name: "Nut", count: 18),
  ]

  private var total: Double { Double(fruits.reduce(0) { $0 + $1.count }) }

  private enum Line: CaseIterable { case none, inOwnRow, acrossColumns, outsideRows }

  @ViewBuilder private func row(_ fruit: Fruit, countAlignment: HorizontalAlignment?) -> some View {
    GridRow {
      Text(fruit.name).called("name")
      ProgressView(value: Double(fruit.count), total: total).called("bar")
      if let countAlignment {
        Text("\(fruit.count)").called("count").gridColumnAlignment(countAlignment)
      } else {
        Text("\(fruit.count)").called("count")
      }
    }
  }

  private func board(
    _ alignment: Alignment = .center, counts: HorizontalAlignment? = nil, _ line: Line = .none
  ) -> some View {
    Grid(alignment: alignment) {
      ForEach(fruits) { fruit in
        row(fruit, countAlignment: counts)
        switch line {
        case .none: EmptyView()
        case .inOwnRow: GridRow { Divider().called("line") }
        case .acrossColumns: GridRow { Divider().called("line").gridCellColumns(3) }
        case .outsideRows: Divider().called("line")
        }
      }
    }
    .called("board")
  }

  private func snapshot(_ view: some View, _ width: CGFloat = 400) -> LayoutSnapshot {
    LayoutSnapshot(of: view, proposal: ProposedViewSize(width: width, height: nil))
  }

  // Characters are 8 wide and lines 16 high: the widest name takes 8 of them, the widest count 2.
  private let names: CGFloat = 8 * 8
  private let counts: CGFloat = 2 * 8
  private var bars: CGFloat { 400 - names - counts - 2 * 8 }

  @Test func `names and counts take what they need, bars what is left`() {
    let board = snapshot(board())
    #expect(bars == 304)
    let found = board.frames(of: "bar")
    #expect(found.map(\.minX) == [names + 8, names + 8, names + 8])
    #expect(found.map(\.width) == [bars, bars, bars])
    #expect(board.size.width == 400)
    // In the middle of their columns, and bars in the middle of rows as high as a line.
    #expect(board.frames(of: "name").map(\.midX) == [names / 2, names / 2, names / 2])
    let middle = 400 - counts / 2
    #expect(board.frames(of: "count").map(\.midX) == [middle, middle, middle])
    let rows = board.frames(of: "name").map(\.midY)
    #expect(found.map(\.midY) == rows)
    #expect(board.frames(of: "name").map(\.height) == [16, 16, 16])
  }

  @Test func `rows written by hand equal those made from data`() {
    let written = Grid {
      row(fruits[0], countAlignment: nil)
      row(fruits[1], countAlignment: nil)
      row(fruits[2], countAlignment: nil)
    }
    let (first, second) = (snapshot(written), snapshot(board()))
    #expect(first.displayListText == second.displayListText)
  }

  @Test func `one alignment applies to the whole grid`() {
    let board = snapshot(board(.leading))
    #expect(board.frames(of: "name").map(\.minX) == [0, 0, 0])
    let start = 400 - counts
    #expect(board.frames(of: "count").map(\.minX) == [start, start, start])
  }

  @Test func `a column has an alignment of its own if one of its cells sets it`() {
    let board = snapshot(board(.leading, counts: .trailing))
    #expect(board.frames(of: "name").map(\.minX) == [0, 0, 0])
    #expect(board.frames(of: "count").map(\.maxX) == [400, 400, 400])
    #expect(board.frames(of: "count").map(\.width) == [16, 8, 16])
  }

  @Test func `a line in the first column makes it as wide as the second`() {
    let board = snapshot(board(.leading, counts: .trailing, .inOwnRow))
    let half = (400 - counts - 2 * 8) / 2
    #expect(half == 184)
    #expect(board.frames(of: "line").map(\.width) == [half, half, half])
    #expect(board.frames(of: "line").map(\.minX) == [0, 0, 0])
    #expect(board.frames(of: "bar").map(\.width) == [half, half, half])
  }

  @Test(arguments: [false, true])
  func `a line across the grid changes no column`(isOutside: Bool) {
    let line = isOutside ? Line.outsideRows : .acrossColumns
    let board = snapshot(board(.leading, counts: .trailing, line))
    #expect(board.frames(of: "line").map(\.width) == [400, 400, 400])
    #expect(board.frames(of: "bar").map(\.width) == [bars, bars, bars])
  }

  @Test func `across columns or outside rows, the pictures are the same`() {
    let (across, outside) = (
      snapshot(board(.leading, .acrossColumns)), snapshot(board(.leading, .outsideRows))
    )
    #expect(across.displayListText == outside.displayListText)
  }

  @Test func `bars are filled by their share of all`() {
    let list = snapshot(board().tint(.red)).displayListText
    for fruit in fruits {
      let part = Double(fruit.count) / total * bars
      #expect(list.contains(" \(String(format: "%.2f", part))x8 r4"), "\(fruit.name): \(list)")
    }
  }

  private func board(_ alignment: Alignment, _ line: Line) -> some View {
    board(alignment, counts: nil, line)
  }

  @Test func `from right to left the board is its mirror image`() {
    let left = snapshot(board(.leading, counts: .trailing))
    let right = snapshot(
      board(.leading, counts: .trailing).environment(\.layoutDirection, .rightToLeft))
    for name in ["name", "bar", "count"] {
      #expect(
        right.frames(of: name).map(\.maxX) == left.frames(of: name).map { 400 - $0.minX })
    }
  }
}
