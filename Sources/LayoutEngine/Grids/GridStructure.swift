import EspalierDrawing
import Foundation

/// The cells of a grid with their columns and rows, and the spacing between these: all that does
/// not depend on a proposal.
struct GridStructure {
  struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    let row: Int
    let priority: Double
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?

    var isSingle: Bool { columns.count == 1 }
  }

  private(set) var cells: [Cell] = []
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
    let attributes = children.map { rule.cell($0) }
    let rows = Self.rows(attributes)
    rowCount = rows.count
    columnCount = rows.reduce(0) { max($0, Self.span($1, attributes)) }
    if columnCount == 0, rowCount > 0 { columnCount = 1 }
    columnAlignments = Array(repeating: rule.alignment.horizontal.key, count: columnCount)
    rowAlignments = Array(repeating: rule.alignment.vertical.key, count: rowCount)
    hasSingleCells = Array(repeating: false, count: columnCount)
    addCells(Array(children), attributes, rows)
    findLines()
    findGaps(rule)
  }

  /// The indices of the children of each row.
  private static func rows(_ attributes: [GridCell]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for index in attributes.indices {
      let isLast = index == attributes.count - 1
      let row = attributes[index].row
      if isLast || row == nil || row != attributes[index + 1].row {
        rows.append(start..<index + 1)
        start = index + 1
      }
    }
    return rows
  }

  /// The number of columns that a row needs; views outside of rows need none.
  private static func span(_ row: Range<Int>, _ attributes: [GridCell]) -> Int {
    row.reduce(0) { attributes[$1].row == nil ? $0 : $0 + max(1, attributes[$1].columns) }
  }

  private mutating func addCells(
    _ children: [LayoutNode], _ attributes: [GridCell], _ rows: [Range<Int>]
  ) {
    var hasAlignment = Array(repeating: false, count: columnCount)
    cells.reserveCapacity(children.count)
    for (row, range) in rows.enumerated() {
      var column = 0
      for index in range {
        let cell = attributes[index]
        let span = cell.row == nil ? columnCount : max(1, cell.columns)
        let columns = column..<column + span
        column += span
        cells.append(
          Cell(
            node: children[index], columns: columns, row: row, priority: children[index].priority,
            unsizedAxes: cell.unsizedAxes, anchor: cell.anchor))
        if span == 1 { hasSingleCells[columns.lowerBound] = true }
        if let alignment = cell.columnAlignment, !hasAlignment[columns.lowerBound] {
          hasAlignment[columns.lowerBound] = true
          columnAlignments[columns.lowerBound] = alignment
        }
        if let alignment = cell.rowAlignment { rowAlignments[row] = alignment }
      }
    }
  }

  private mutating func findLines() {
    rowsHaveLines = rowAlignments.map(\.isMerged)
    columnsHaveLines = columnAlignments.map(\.isMerged)
    for cell in cells where cell.anchor == nil && cell.node.maySetGuides {
      if cell.node.maySet(rowAlignments[cell.row]) { rowsHaveLines[cell.row] = true }
      let column = cell.columns.lowerBound
      if cell.isSingle, cell.node.maySet(columnAlignments[column]) {
        columnsHaveLines[column] = true
      }
    }
    columnFractions = zip(columnAlignments, columnsHaveLines).map { $1 ? nil : $0.place.fraction }
    rowFractions = zip(rowAlignments, rowsHaveLines).map { $1 ? nil : $0.place.fraction }
  }

  /// Returns whether the cell's column or row aligns its cells on a line.
  func hasLines(_ cell: Cell) -> Bool {
    rowsHaveLines[cell.row] || (cell.isSingle && columnsHaveLines[cell.columns.lowerBound])
  }

  /// The fractions at which a cell stands that is aligned by its size alone; nil if its guides have to be asked for.
  func plainPlace(of cell: Cell) -> (x: Double, y: Double)? {
    guard cell.anchor == nil, cell.isSingle, let x = columnFractions[cell.columns.lowerBound],
      let y = rowFractions[cell.row]
    else { return nil }
    return (x, y)
  }

  // MARK: Gaps

  private mutating func findGaps(_ rule: GridRule) {
    var columnSpacings = [CGFloat?](repeating: nil, count: columnCount)
    rowSpacings = Array(repeating: 0, count: rowCount)
    var above = 0..<0
    var start = 0
    while start < cells.count {
      let row = cells[start].row
      let end = cells[start...].firstIndex { $0.row != row } ?? cells.count
      for (left, right) in zip(start..<end, (start..<end).dropFirst()) {
        let boundary = cells[right].columns.lowerBound
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
    cell.isSingle ? columnAlignments[cell.columns.lowerBound] : spanAlignment
  }

  /// The spacing between the columns of a span.
  func innerGaps(_ columns: Range<Int>) -> CGFloat {
    columns.dropFirst().reduce(0) { $0 + columnSpacings[$1] }
  }
}
