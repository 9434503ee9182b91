import EspalierDrawing
import Foundation

/// The cells of a grid with their columns and rows, and the spacing between these: all that does
/// not depend on a proposal.
struct GridStructure {
  /// A cell's place, small enough that thousands of cells stay in the processor's caches.
  struct Cell {
    let node: LayoutNode
    let priority: Double
    fileprivate(set) var firstColumn: Int32
    fileprivate(set) var span: Int32
    let rowIndex: Int32
    /// The position of the cell's anchor among the grid's; negative if it has none.
    fileprivate let anchorIndex: Int32
    let unsizedAxes: Axis.Set

    var column: Int { Int(firstColumn) }
    var columns: Range<Int> { column..<column + Int(span) }
    var row: Int { Int(rowIndex) }
    var isSingle: Bool { span == 1 }
    var hasAnchor: Bool { anchorIndex >= 0 }
  }

  private(set) var cells: [Cell] = []
  private var anchors: [UnitPoint] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The spacing before each column, and before each row; the first is 0.
  private(set) var columnSpacings: [CGFloat] = []
  private(set) var rowSpacings: [CGFloat] = []
  /// True if any cell of a column spans no other.
  private(set) var hasSingleCells: [Bool] = []
  private var columnAlignments: [AlignmentKey] = []
  private let spanAlignment: AlignmentKey
  private(set) var rowAlignments: [AlignmentKey] = []
  /// True for a row whose cells are aligned on a line of their own, such as a baseline or a guide
  /// that one of them sets.
  private(set) var rowsHaveLines: [Bool] = []
  private(set) var columnsHaveLines: [Bool] = []
  /// The place, as a fraction, at which cells stand in a column or a row that has no line; nil for custom guides.
  private var columnFractions: [Double?] = []
  private var rowFractions: [Double?] = []

  init(_ rule: GridRule, _ children: some Collection<LayoutNode>) {
    spanAlignment = rule.alignment.horizontal.key
    addCells(rule, children)
    findLines()
    findSpacing(rule)
  }

  /// Gives each child its row and its columns: children of one row stand beside each other, one without a row stands alone
  /// across all columns.
  private mutating func addCells(_ rule: GridRule, _ children: some Collection<LayoutNode>) {
    let alignment = (column: rule.alignment.horizontal.key, row: rule.alignment.vertical.key)
    var columnsOfCells: [AlignmentKey?] = []
    var last: GridRowID?
    var column = 0
    cells.reserveCapacity(children.count)
    for child in children {
      let place = rule.cell(child)
      if cells.isEmpty || place.row == nil || place.row != last {
        rowAlignments.append(alignment.row)
        column = 0
      }
      last = place.row
      let span = max(1, place.columns)
      cells.append(
        Cell(
          node: child, priority: child.priority, firstColumn: Int32(clamping: column),
          span: place.row == nil ? Self.allColumns : Int32(clamping: span),
          rowIndex: Int32(rowAlignments.count - 1), anchorIndex: addAnchor(place.anchor),
          unsizedAxes: place.unsizedAxes))
      if let alignment = place.rowAlignment { rowAlignments[rowAlignments.count - 1] = alignment }
      if let alignment = place.columnAlignment {
        while columnsOfCells.count <= column { columnsOfCells.append(nil) }
        if columnsOfCells[column] == nil { columnsOfCells[column] = alignment }
      }
      column += place.row == nil ? 0 : span
      columnCount = max(columnCount, column)
    }
    rowCount = rowAlignments.count
    if columnCount == 0, rowCount > 0 { columnCount = 1 }
    columnAlignments = (0..<columnCount).map {
      ($0 < columnsOfCells.count ? columnsOfCells[$0] : nil) ?? alignment.column
    }
    hasSingleCells = Array(repeating: false, count: columnCount)
    for index in cells.indices {
      if cells[index].span == Self.allColumns { cells[index].span = Int32(clamping: columnCount) }
      if cells[index].isSingle { hasSingleCells[cells[index].column] = true }
    }
  }

  /// Stands for the number of columns until that is known.
  private static let allColumns: Int32 = 0

  private mutating func addAnchor(_ anchor: UnitPoint?) -> Int32 {
    guard let anchor else { return -1 }
    anchors.append(anchor)
    return Int32(anchors.count - 1)
  }

  /// The point of the cell that lies on the same point of its slot, in place of the alignments.
  func anchor(of cell: Cell) -> UnitPoint? {
    cell.hasAnchor ? anchors[Int(cell.anchorIndex)] : nil
  }

  private mutating func findLines() {
    rowsHaveLines = rowAlignments.map(\.isMerged)
    columnsHaveLines = columnAlignments.map(\.isMerged)
    for cell in cells where !cell.hasAnchor && cell.node.maySetGuides {
      if cell.node.maySet(rowAlignments[cell.row]) { rowsHaveLines[cell.row] = true }
      if cell.isSingle, cell.node.maySet(columnAlignments[cell.column]) {
        columnsHaveLines[cell.column] = true
      }
    }
    columnFractions = zip(columnAlignments, columnsHaveLines).map { $1 ? nil : $0.place.fraction }
    rowFractions = zip(rowAlignments, rowsHaveLines).map { $1 ? nil : $0.place.fraction }
  }

  /// Returns whether the cell's column or row aligns its cells on a line.
  func hasLines(_ cell: Cell) -> Bool {
    rowsHaveLines[cell.row] || (cell.isSingle && columnsHaveLines[cell.column])
  }

  /// The fractions at which a cell stands that is aligned by its size alone; nil if its guides have to be asked for.
  func plainPlace(of cell: Cell) -> (x: Double, y: Double)? {
    guard !cell.hasAnchor, cell.isSingle, let x = columnFractions[cell.column],
      let y = rowFractions[cell.row]
    else { return nil }
    return (x, y)
  }

  // MARK: Spacing

  private mutating func findSpacing(_ rule: GridRule) {
    var columnSpacings = [CGFloat?](repeating: nil, count: columnCount)
    rowSpacings = Array(repeating: 0, count: rowCount)
    var above = 0..<0
    var start = 0
    while start < cells.count {
      let row = cells[start].row
      let end = cells[start...].firstIndex { $0.row != row } ?? cells.count
      for (left, right) in zip(start..<end, (start..<end).dropFirst()) {
        let boundary = cells[right].column
        let spacing =
          rule.horizontalSpacing
          ?? cells[left].node.spacing.distance(to: cells[right].node.spacing, along: .horizontal)
        columnSpacings[boundary] = max(columnSpacings[boundary] ?? spacing, spacing)
      }
      if row > 0 {
        rowSpacings[row] = rule.verticalSpacing ?? distance(from: above, to: start..<end)
      }
      above = start..<end
      start = end
    }
    self.columnSpacings = columnSpacings.map { $0 ?? 0 }
  }

  /// The largest spacing of two cells of neighboring rows that share a column.
  private func distance(from above: Range<Int>, to below: Range<Int>) -> CGFloat {
    var largest: CGFloat = 0
    var (upper, lower) = (above.lowerBound, below.lowerBound)
    while upper < above.upperBound, lower < below.upperBound {
      let (first, second) = (cells[upper], cells[lower])
      if first.columns.overlaps(second.columns) {
        largest = max(
          largest, first.node.spacing.distance(to: second.node.spacing, along: .vertical))
      }
      if first.columns.upperBound <= second.columns.upperBound { upper += 1 } else { lower += 1 }
    }
    return largest
  }

  /// Cells that span columns ignore those of the columns.
  func columnAlignment(of cell: Cell) -> AlignmentKey {
    cell.isSingle ? columnAlignments[cell.column] : spanAlignment
  }

  /// The spacing between the columns of a span.
  func innerSpacing(_ columns: Range<Int>) -> CGFloat {
    columns.dropFirst().reduce(0) { $0 + columnSpacings[$1] }
  }
}
