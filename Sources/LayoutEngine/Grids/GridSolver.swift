import EspalierDrawing
import Foundation

/// Finds the widths of a grid's columns and the heights of its rows for one proposal.
///
/// Without a proposal on both axes every cell is asked once for its ideal. Else:
///
/// 1. The spacing is taken off the proposed lengths.
/// 2. The cells are served in groups: higher priorities first, then those that are bounded, then the less flexible.
/// 3. The length that the finished columns leave is shared equally by the group's open columns;
///    rows alike. A cell is proposed its share, at least the present width of its column.
/// 4. A cell's answer widens its column and its row immediately; after each group, cells that span
///    columns distribute the missing length over them.
/// 5. A column is finished when no cell of the group's priority is left in it.
struct GridSolver {
  private typealias Cell = GridStructure.Cell

  private let structure: GridStructure
  private let proposal: ProposedViewSize
  private var columns: GridTracks
  private var rows: GridTracks
  /// The size that each cell chose.
  private var sizes: [CGSize]
  /// The proposals to the cells; none where all were asked for their ideal.
  private var proposals: [ProposedViewSize] = []
  /// The lengths by which the cells of each column and of each row reach before and beyond the line
  /// that they are aligned on.
  private var columnReaches: [Reach]
  private var rowReaches: [Reach]

  private struct Reach {
    var before: CGFloat = 0
    var beyond: CGFloat = 0

    var length: CGFloat { before + beyond }

    mutating func add(_ length: CGFloat, at line: CGFloat) {
      before = max(before, line)
      beyond = max(beyond, length - line)
    }
  }

  init(_ structure: GridStructure, _ proposal: ProposedViewSize) {
    self.structure = structure
    self.proposal = proposal
    columns = GridTracks(
      count: structure.columnCount, spacings: structure.columnSpacings, proposal.width)
    rows = GridTracks(count: structure.rowCount, spacings: structure.rowSpacings, proposal.height)
    sizes = Array(repeating: .zero, count: structure.cells.count)
    columnReaches = Array(repeating: Reach(), count: structure.columnCount)
    rowReaches = Array(repeating: Reach(), count: structure.rowCount)
    if proposal == .unspecified {
      solveIdeal()
      return
    }
    proposals = Array(repeating: .unspecified, count: structure.cells.count)
    for cell in structure.cells {
      rows.add(cell.row)
      if cell.isSingle { columns.add(cell.column) }
    }
    solve()
  }

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  // MARK: Ideal

  private mutating func solveIdeal() {
    for index in structure.cells.indices { ask(index, .unspecified) }
    for (index, cell) in structure.cells.enumerated() where !cell.isSingle {
      spread(index, over: cell.columns.filter { !structure.hasSingleCells[$0] })
    }
  }

  private mutating func ask(_ index: Int, _ proposal: ProposedViewSize) {
    let cell = structure.cells[index]
    let size = cell.node.sizeThatFits(proposal)
    sizes[index] = size
    if !proposals.isEmpty { proposals[index] = proposal }
    if cell.isSingle { columns.widen(cell.column, to: size.width) }
    rows.widen(cell.row, to: size.height)
    if !cell.hasAnchor, structure.hasLines(cell) {
      align(cell, cell.node.dimensions(in: proposal))
    }
  }

  /// Makes the tracks of a cell long enough for the union of the cells that are aligned there.
  private mutating func align(_ cell: Cell, _ dimensions: ViewDimensions) {
    let column = cell.column
    if cell.isSingle, structure.columnsHaveLines[column] {
      columnReaches[column].add(
        dimensions.width, at: dimensions[structure.columnAlignment(of: cell)])
      columns.widen(column, to: columnReaches[column].length)
    }
    if structure.rowsHaveLines[cell.row] {
      rowReaches[cell.row].add(
        dimensions.height, at: dimensions[structure.rowAlignments[cell.row]])
      rows.widen(cell.row, to: rowReaches[cell.row].length)
    }
  }

  /// Gives columns the length that a cell across several still lacks, in equal parts; to all of
  /// them if none is preferred.
  private mutating func spread(_ index: Int, over preferred: [Int]) {
    let cell = structure.cells[index]
    let lacking = sizes[index].width - width(of: cell.columns)
    guard lacking > 0 else { return }
    let receivers = preferred.isEmpty ? Array(cell.columns) : preferred
    for column in receivers {
      columns.widen(column, to: columns.lengths[column] + lacking / CGFloat(receivers.count))
    }
  }

  /// The width of neighboring columns with the spacing between them.
  private func width(of span: Range<Int>) -> CGFloat {
    if span.count == 1 { return columns.lengths[span.lowerBound] }
    return span.reduce(structure.innerSpacing(span)) { $0 + columns.lengths[$1] }
  }

  // MARK: Shares

  /// A cell's place in the order of service.
  private struct Turn {
    let index: Int
    let priority: Double
    let unboundedAxes: Int
    let flexibility: CGFloat

    /// Returns whether both are served in one group.
    func isLevel(with other: Turn) -> Bool {
      priority == other.priority && unboundedAxes == other.unboundedAxes
        && flexibility == other.flexibility
    }

    static func isBefore(_ lhs: Turn, _ rhs: Turn) -> Bool {
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      if lhs.unboundedAxes != rhs.unboundedAxes { return lhs.unboundedAxes < rhs.unboundedAxes }
      if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
      return lhs.index < rhs.index
    }
  }

  private mutating func solve() {
    var turns = structure.cells.indices.map(turn)
    let isSorted = zip(turns, turns.dropFirst()).allSatisfy { !Turn.isBefore($1, $0) }
    if !isSorted { turns.sort(by: Turn.isBefore) }
    var start = 0
    while start < turns.count {
      let end = turns[start...].firstIndex { $0.priority != turns[start].priority } ?? turns.count
      serve(turns[start..<end])
      start = end
    }
  }

  private func turn(_ index: Int) -> Turn {
    let node = structure.cells[index].node
    let largest = node.sizeThatFits(.infinity)
    var unbounded = 0
    var flexibility: CGFloat = 0
    for axis in Axis.allCases where proposal[axis] != nil {
      if largest[axis] == .infinity {
        unbounded += 1
      } else {
        flexibility += largest[axis] - node.minimumLength(axis)
      }
    }
    return Turn(
      index: index, priority: structure.cells[index].priority, unboundedAxes: unbounded,
      flexibility: flexibility)
  }

  /// Serves all cells of one priority, group by group.
  private mutating func serve(_ turns: ArraySlice<Turn>) {
    columns.beginPriority()
    rows.beginPriority()
    for turn in turns { open(structure.cells[turn.index]) }
    var rest = turns
    while let first = rest.first {
      let group = rest.prefix { $0.isLevel(with: first) }
      rest = rest.dropFirst(group.count)
      serveGroup(group)
      if first.index == turns.first?.index { finishOthers() }
    }
  }

  private mutating func open(_ cell: Cell) {
    rows.open(cell.row)
    if cell.isSingle { return columns.open(cell.column) }
    for column in cell.columns where !structure.hasSingleCells[column] {
      columns.openSpanned(column)
    }
  }

  private mutating func serveGroup(_ group: ArraySlice<Turn>) {
    let shares = (columns: columns.share, rows: rows.share)
    for turn in group {
      let cell = structure.cells[turn.index]
      let width = proposedWidth(cell, shares.columns)
      ask(turn.index, ProposedViewSize(width: width, height: proposedHeight(cell, shares.rows)))
    }
    for turn in group {
      let cell = structure.cells[turn.index]
      rows.serve(cell.row)
      if cell.isSingle { columns.serve(cell.column) }
    }
    for turn in group where !structure.cells[turn.index].isSingle { spreadServed(turn.index) }
    for turn in group {
      let cell = structure.cells[turn.index]
      rows.finish(cell.row)
      if cell.isSingle { columns.finish(cell.column) }
    }
  }

  /// Ends the sharing of the tracks in which only lower priorities wait.
  private mutating func finishOthers() {
    for column in 0..<structure.columnCount where structure.hasSingleCells[column] {
      columns.finish(column)
    }
    for row in 0..<structure.rowCount { rows.finish(row) }
  }

  private func proposedWidth(_ cell: Cell, _ share: CGFloat) -> CGFloat? {
    guard proposal.width != nil else { return nil }
    if cell.unsizedAxes.contains(.horizontal) { return width(of: cell.columns) }
    let column = cell.column
    if cell.isSingle { return max(share, columns.lengths[column]) }
    var left = columns.available + structure.innerSpacing(cell.columns)
    guard left.isFinite else { return left }
    for column in 0..<structure.columnCount where !cell.columns.contains(column) {
      left -= columns.isOpen(column) ? share : columns.lengths[column]
    }
    return max(left, 0)
  }

  private func proposedHeight(_ cell: Cell, _ share: CGFloat) -> CGFloat? {
    guard proposal.height != nil else { return nil }
    let height = rows.lengths[cell.row]
    return cell.unsizedAxes.contains(.vertical) ? height : max(share, height)
  }

  private mutating func spreadServed(_ index: Int) {
    let span = structure.cells[index].columns
    let awaited = span.filter { columns.isAwaited($0) }
    spread(
      index, over: awaited.isEmpty ? span.filter { !structure.hasSingleCells[$0] } : awaited)
  }

  // MARK: Placing

  /// Places every cell in its slot.
  ///
  /// A cell whose answer fills the slot keeps the proposal it answered to; others are proposed the
  /// slot.
  func place(at origin: CGPoint) {
    let left = columns.starts
    let top = rows.starts
    for index in structure.cells.indices {
      let cell = structure.cells[index]
      let width = cell.isSingle ? columns.lengths[cell.column] : self.width(of: cell.columns)
      let slot = CGSize(width: width, height: rows.lengths[cell.row])
      let isFilled = slot == sizes[index]
      let answered = proposals.isEmpty ? .unspecified : proposals[index]
      let proposal = isFilled ? answered : ProposedViewSize(slot)
      var place = CGPoint(x: origin.x + left[cell.column], y: origin.y + top[cell.row])
      if let fractions = structure.plainPlace(of: cell) {
        let size = isFilled ? slot : cell.node.sizeThatFits(proposal)
        place.x += offset(fractions.x, size.width, in: slot.width)
        place.y += offset(fractions.y, size.height, in: slot.height)
      } else {
        let inset = inset(cell, cell.node.dimensions(in: proposal), in: slot)
        place.x += inset.x
        place.y += inset.y
      }
      cell.node.place(at: place, proposal: proposal)
    }
  }

  /// The offset of a length that sets no guide from the start of a longer one, both aligned at a fraction of themselves.
  private func offset(_ fraction: Double, _ length: CGFloat, in slot: CGFloat) -> CGFloat {
    if fraction == 0 { return 0 }
    let offset = fraction * slot - fraction * length
    return offset.isFinite ? offset : 0
  }

  /// The offset of a cell from the corner of its slot.
  private func inset(_ cell: Cell, _ dimensions: ViewDimensions, in slot: CGSize) -> CGPoint {
    if let anchor = structure.anchor(of: cell) {
      return CGPoint(
        x: anchor.x * (slot.width - dimensions.width),
        y: anchor.y * (slot.height - dimensions.height))
    }
    let column = cell.column
    let hasLine = cell.isSingle && structure.columnsHaveLines[column]
    return CGPoint(
      x: offset(
        structure.columnAlignment(of: cell), dimensions, in: slot,
        hasLine ? columnReaches[column] : nil),
      y: offset(
        structure.rowAlignments[cell.row], dimensions, in: slot,
        structure.rowsHaveLines[cell.row] ? rowReaches[cell.row] : nil))
  }

  /// The offset of a cell from the start of its slot.
  ///
  /// - Parameter reach: the distance to which the cells of the track reach around the line where
  ///   their guides meet; nil for cells that are aligned with the slot.
  private func offset(
    _ guide: AlignmentKey, _ dimensions: ViewDimensions, in slot: CGSize, _ reach: Reach?
  ) -> CGFloat {
    guard let reach else {
      let offset = ViewDimensions(slot).defaultValue(of: guide) - dimensions[guide]
      return offset.isFinite ? offset : 0
    }
    if guide.isMerged {
      let offset = reach.before - dimensions[guide]
      return offset.isFinite ? offset : 0
    }
    // The cells as aligned are placed in the track together; a cell that has filled its slot since
    // then stays inside.
    let room = slot[guide.axis] - dimensions.size[guide.axis]
    let together = (guide.place.fraction ?? 0) * (slot[guide.axis] - reach.length)
    let offset = together + reach.before - dimensions[guide]
    guard offset.isFinite else { return 0 }
    return room >= 0 ? min(max(offset, 0), room) : offset
  }
}
