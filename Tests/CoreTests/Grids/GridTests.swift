import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// The columns and rows of grids.
@MainActor @Suite struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).called(name)
  }

  /// A color that takes any width.
  private func bar(_ name: String) -> some View { Color.blue.frame(height: 10).called(name) }

  private func places(
    width: CGFloat? = nil, height: CGFloat? = nil, _ names: String...,
    @ViewBuilder of grid: () -> some View
  ) -> [String] {
    let snapshot = LayoutSnapshot(
      of: grid(), proposal: ProposedViewSize(width: width, height: height))
    return names.map { snapshot.places($0).first ?? "missing" }
  }

  // MARK: Columns and rows

  //        30    8  40
  //      ┌─────┐   ┌───────┐
  //      │  a  │   │   b   │ 20
  //      └─────┘   └───────┘
  //      8
  //      ┌───────┐   ┌───┐
  //  10  │   c   │   │ d │
  @Test func `columns are as wide and rows as high as their largest cell`() {
    let found = places("a", "b", "c", "d", "grid") {
      Grid {
        GridRow {
          box("a", 30, 20)
          box("b", 40, 10)
        }
        GridRow {
          box("c", 60, 10)
          box("d", 20, 30)
        }
      }
      .called("grid")
    }
    let size = CGSize(width: 60 + 8 + 40, height: 20 + 8 + 30)
    #expect(size == CGSize(width: 108, height: 58))
    #expect(
      found == ["15,0 30x20", "68,5 40x10", "0,38 60x10", "78,28 20x30", "0,0 108x58"])
  }

  @Test func `a flexible column takes what the others leave`() {
    let found = places(width: 300, "name", "bar", "count") {
      Grid(horizontalSpacing: 10) {
        GridRow {
          box("name", 80, 20)
          bar("bar")
          box("count", 30, 20)
        }
      }
    }
    let rest = 300 - 80 - 30 - 2 * 10
    #expect(rest == 170)
    #expect(found == ["0,0 80x20", "90,5 170x10", "270,0 30x20"])
  }

  @Test func `rows may have fewer cells, and an empty row does not count`() {
    let found = places("a", "b", "c", "grid") {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 20)
          box("b", 20, 20)
        }
        GridRow {}
        GridRow { box("c", 10, 10) }
      }
      .called("grid")
    }
    #expect(found == ["0,0 20x20", "25,0 20x20", "0,25 10x10", "0,0 45x35"])
  }

  // MARK: Lines across a leaderboard

  private enum Line: CaseIterable { case none, inOwnRow, acrossColumns, outsideRows }

  private func board(_ line: Line) -> some View {
    func row(_ number: Int, _ name: CGFloat, _ count: CGFloat) -> some View {
      GridRow {
        box("name\(number)", name, 20)
        bar("bar\(number)")
        box("count\(number)", count, 20).gridColumnAlignment(.trailing)
      }
    }
    let stroke = Color.black.frame(height: 4).called("line")
    return Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      row(1, 80, 20)
      switch line {
      case .none: EmptyView()
      case .inOwnRow: GridRow { stroke }
      case .acrossColumns: GridRow { stroke.gridCellColumns(3) }
      case .outsideRows: stroke
      }
      row(2, 120, 10)
    }
    .called("grid")
  }

  @Test func `without a line the bars get all that names and counts leave`() {
    let found = places(width: 400, "name1", "bar1", "count1", "count2", "grid") { board(.none) }
    let rest = 400 - 120 - 20 - 2 * 10
    #expect(rest == 240)
    #expect(
      found == ["0,0 80x20", "130,5 240x10", "380,0 20x20", "390,25 10x20", "0,0 400x45"])
  }

  @Test func `a flexible line makes the first column flexible`() {
    let found = places(width: 400, "name1", "bar1", "line", "grid") { board(.inOwnRow) }
    let half: Double = (400 - 20 - 2 * 10) / 2
    #expect(half == 180)
    #expect(found == ["0,0 80x20", "190,5 180x10", "0,25 180x4", "0,0 400x54"])
  }

  @Test(arguments: [false, true])
  func `a line across all columns is as wide as the grid and changes none of them`(
    isOutside: Bool
  ) {
    let found = places(width: 400, "name1", "bar1", "line", "grid") {
      board(isOutside ? .outsideRows : .acrossColumns)
    }
    #expect(found == ["0,0 80x20", "130,5 240x10", "0,25 400x4", "0,0 400x54"])
  }

  // MARK: Alignment

  @Test func `a cell's anchor comes before the alignments of row, column and grid`() {
    let found = places("a", "b", "c", "d") {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box("a", 10, 10).gridColumnAlignment(.leading)
          box("b", 20, 20)
          box("d", 10, 10).gridCellAnchor(.center)
        }
        GridRow {
          box("c", 40, 40)
          box("wide", 40, 40)
          box("wide", 40, 40)
        }
      }
    }
    #expect(found == ["0,0 10x10", "60,0 20x20", "0,20 40x40", "95,5 10x10"])
  }

  @Test func `rows on a baseline are as high as the aligned cells reach`() {
    let found = places("high", "low", "grid") {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          box("high", 10, 30).alignmentGuide(.firstTextBaseline) { _ in 25 }
          box("low", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
        }
      }
      .called("grid")
    }
    #expect(25 + 15 == 40)
    #expect(found == ["0,0 10x30", "10,20 10x20", "0,0 20x40"])
  }

  @Test func `reading from right to left, the first column is at the right`() {
    let found = places("a", "b") {
      Grid(horizontalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found == ["35,0 20x10", "0,0 30x10"])
  }

  // MARK: Modifiers of cells

  @Test(arguments: [.min, -1, 0, 1])
  func `a cell spans at least one column`(count: Int) {
    let snapshot = LayoutSnapshot(
      of: Grid(horizontalSpacing: 5) {
        GridRow {
          box("a", 20, 10).gridCellColumns(count)
          box("b", 20, 10)
        }
      }, proposal: .unspecified)
    #expect(snapshot.places("a", "b") == ["0,0 20x10", "25,0 20x10"])
    #expect(snapshot.diagnostics.count == (count < 1 ? 1 : 0))
    let problem = snapshot.diagnostics.first
    #expect(count == 1 || problem?.contains("gridCellColumns(\(count))") == true)
    #expect(count == 1 || problem?.contains("at Grid") == true)
  }

  @Test(arguments: [100, 1_000_000, .max])
  func `a cell may span more columns than the others fill`(count: Int) {
    let found = places("a", "b", "grid") {
      Grid(horizontalSpacing: 5) {
        GridRow { box("a", 20, 10) }
        GridRow { box("b", 60, 10).gridCellColumns(count).gridCellColumns(2) }
      }
      .called("grid")
    }
    #expect(found[2] == "0,0 60x28")
  }

  @Test func `an unsized view takes the columns as they are`() {
    let found = places(width: 400, "line", "grid") {
      Grid(verticalSpacing: 5) {
        GridRow { box("a", 50, 20) }
        Color.black.frame(height: 1).called("line").gridCellUnsizedAxes(.horizontal)
      }
      .called("grid")
    }
    #expect(found == ["0,25 50x1", "0,0 50x26"])
  }

  @Test func `outside of a grid a row is just its cells`() {
    let found = places("a", "b") {
      VStack(spacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
      }
    }
    #expect(found == ["0,0 20x10", "0,10 20x10"])
  }

  @Test func `changing a row's alignment moves its cells`() {
    struct Board: View {
      let handle: Handle<Bool>
      @State private var isTop = false

      var body: some View {
        let _ = handle.take($isTop)
        Grid {
          GridRow(alignment: isTop ? .top : .bottom) {
            Color.red.frame(width: 10, height: 10).called("low")
            Color.red.frame(width: 10, height: 30)
          }
        }
      }
    }
    let handle = Handle<Bool>()
    let snapshot = LayoutSnapshot(of: Board(handle: handle), proposal: .unspecified)
    #expect(snapshot.places("low") == ["0,20 10x10"])
    handle.value = true
    snapshot.update()
    #expect(snapshot.places("low") == ["0,0 10x10"])
  }

  @Test func `cells stay in their rows where rows are added before them`() {
    struct Board: View {
      let handle: Handle<[Int]>
      @State private var rows = [1]

      var body: some View {
        let _ = handle.take($rows)
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(rows, id: \.self) { row in
            GridRow {
              Color.red.frame(width: 10, height: 10).called("left")
              Color.red.frame(width: 20, height: 10).called("right")
            }
          }
        }
      }
    }
    let handle = Handle<[Int]>()
    let snapshot = LayoutSnapshot(of: Board(handle: handle), proposal: .unspecified)
    #expect(snapshot.places("left") == ["0,0 10x10"])
    for rows in [[3, 2, 1], [4, 1, 3]] {
      handle.value = rows
      snapshot.update()
      #expect(snapshot.places("left") == ["0,0 10x10", "0,10 10x10", "0,20 10x10"])
      #expect(snapshot.places("right") == ["10,0 20x10", "10,10 20x10", "10,20 20x10"])
    }
  }

  @Test func `a grid among other layouts keeps the state of its cells`() {
    let view = AnyLayout(GridLayout(horizontalSpacing: 3)) {
      GridRow {
        box("a", 20, 10)
        box("b", 20, 10)
      }
      GridRow { box("c", 30, 10) }
    }
    let snapshot = LayoutSnapshot(of: view, proposal: .unspecified)
    #expect(snapshot.places("a", "b", "c") == ["5,0 20x10", "33,0 20x10", "0,18 30x10"])
  }

  // MARK: Overlaps and guides

  @Test func `negative spacing counts on both axes`() {
    let found = places("a", "b", "c", "d", "grid") {
      Grid(horizontalSpacing: -10, verticalSpacing: -5) {
        GridRow {
          box("a", 30, 20)
          box("b", 40, 20)
        }
        GridRow {
          box("c", 30, 20)
          box("d", 40, 20)
        }
      }
      .called("grid")
    }
    // 30 - 10 + 40 by 20 - 5 + 20
    #expect(
      found == ["0,0 30x20", "20,0 40x20", "0,15 30x20", "20,15 40x20", "0,0 60x35"])
  }

  @Test func `columns without cells in one row touch, also with negative spacing`() {
    let found = places("a", "b", "grid") {
      Grid(horizontalSpacing: -10) {
        GridRow { box("a", 30, 20).gridCellColumns(2) }
        GridRow { box("b", 30, 20) }
      }
      .called("grid")
    }
    #expect(found == ["0,0 30x20", "0,28 30x20", "0,0 30x48"])
  }

  @Test func `a row is as high as the union of its aligned cells`() {
    let found = places("a", "b", "grid") {
      Grid {
        GridRow(alignment: .top) {
          box("a", 20, 20)
          box("b", 20, 30).alignmentGuide(.top) { _ in -10 }
        }
      }
      .called("grid")
    }
    #expect(found == ["0,0 20x20", "28,10 20x30", "0,0 48x40"])
  }

  @Test func `a column is as wide as the union of its aligned cells`() {
    let found = places("a", "b", "grid") {
      Grid(alignment: .leading) {
        GridRow { box("a", 30, 10) }
        GridRow { box("b", 20, 10).alignmentGuide(.leading) { _ in 15 } }
      }
      .called("grid")
    }
    #expect(found == ["15,0 30x10", "0,18 20x10", "0,0 45x28"])
  }

  @Test func `the union stands where the column's alignment says`() {
    let found = places("a", "b", "wide") {
      Grid(alignment: .trailing) {
        GridRow { box("a", 20, 10).alignmentGuide(.trailing) { $0.width + 5 } }
        GridRow { box("b", 30, 10) }
        box("wide", 60, 10)
      }
    }
    // b ends with the column; a ends 5 before it.
    #expect(found == ["35,0 20x10", "30,18 30x10", "0,36 60x10"])
  }

  // MARK: Work

  /// `count` rows of as many texts.
  private func texts(_ count: Int) -> some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      ForEach(0..<count, id: \.self) { row in
        GridRow {
          ForEach(0..<count, id: \.self) { column in Text("\(row % 10)\(column % 10)") }
        }
      }
    }
  }

  @Test func `a grid asks each text for its maximum and its share, however many there are`() {
    let snapshot = LayoutSnapshot(
      of: texts(30), proposal: ProposedViewSize(width: 5000, height: 5000))
    let length: CGFloat = 30 * 16 + 29
    #expect(snapshot.size == CGSize(width: length, height: length))
    // Each of the texts is looked at once before it is asked.
    let most = (1 + 2) * 900 + 10
    #expect(snapshot.sizesComputed <= most)
  }

  @Test func `each of ten thousand texts is measured at most twice, and shaped once`() {
    let snapshot = LayoutSnapshot(
      of: texts(100), proposal: ProposedViewSize(width: 1000, height: 1000))
    let most = (1 + 2) * 10_000 + 10
    #expect(snapshot.sizesComputed <= most)
    #expect(snapshot.textsShaped == 100, "as many as there are different ones")
  }

  @Test func `cells of a fixed size are not asked at all`() {
    let snapshot = LayoutSnapshot(
      of: Grid {
        ForEach(0..<30) { _ in
          GridRow { ForEach(0..<30) { _ in Color.red.frame(width: 5, height: 5) } }
        }
      }, proposal: ProposedViewSize(width: 5000, height: 5000))
    // A color and its frame are looked at once each.
    let most = 2 * 900 + 10
    #expect(snapshot.sizesComputed <= most)
  }
}
