import EspalierDrawing
import Foundation

/// Places the rows of a lazy container that are in view.
///
/// 1. Find out which part is in view.
/// 2. Walk it. If that moves the first row that was in view before, the visible part moves along,
///    and is walked again.
/// 3. Place the rows that were found, hold headers and footers at the edges, and leave out all other rows.
struct LazyPlacing {
  private let rule: LazyRule
  private let node: LayoutNode
  private let size: CGSize
  private let list: LazyList
  private let walk: LazyWalk

  /// The number of times that rows before those in view may turn out different within one placing.
  private static let mostWalks = 8

  init(_ rule: LazyRule, _ node: LayoutNode, size: CGSize) {
    self.rule = rule
    self.node = node
    self.size = size
    list = rule.list
    let cross = size[rule.axis.other]
    walk = LazyWalk(rule, node, cross: cross.isFinite ? cross : nil)
  }

  func run() {
    walk.adoptCross()
    let visible = node.tree.visibleRect(of: node.id)
    list.placedVisible = visible
    list.isPlaced = true
    var range = visibleRange(visible)
    let covered = coveredLengths(of: range)
    let shift = walkKeepingAnchor(&range)
    list.widest = max(list.widest, walk.widest)
    place(range, covered)
    setAnchor(range.lowerBound)
    if abs(shift) > 1e-6 { tell(shift) }
    node.tree.lazyLengthChanged(node.index, list.root.lengths.total, list)
  }

  /// The visible part along the axis, from the leading edge; empty where nothing is visible.
  private func visibleRange(_ visible: CGRect?) -> Range<Double> {
    guard let visible else { return -.infinity..<(.infinity) }
    if visible.isNull || visible.isEmpty { return 0..<0 }
    let (low, high) =
      rule.axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    if rule.axis == .horizontal && node.tree.isMirrored(node.index) && size.width.isFinite {
      return (size.width - high)..<(size.width - low)
    }
    return low <= high ? low..<high : 0..<0
  }

  /// The lengths at the ends of the visible part that lie behind bars: headers and footers are held
  /// between them.
  private func coveredLengths(of range: Range<Double>) -> (low: Double, high: Double) {
    guard rule.pinsHeaders || rule.pinsFooters, !range.isEmpty else { return (0, 0) }
    let free = visibleRange(node.tree.visibleRect(of: node.id, behindBars: false))
    if free.isEmpty || !free.lowerBound.isFinite { return (0, 0) }
    return (max(free.lowerBound - range.lowerBound, 0), max(range.upperBound - free.upperBound, 0))
  }

  /// Walks the visible part, and returns the distance by which it had to be moved to show the same
  /// as before.
  private func walkKeepingAnchor(_ range: inout Range<Double>) -> Double {
    var moved = 0.0
    if range.isEmpty {
      list.anchor = nil
      _ = walk.walkAll(from: -.infinity, to: -.infinity)
      return 0
    }
    for step in 0..<Self.mostWalks {
      let shift = anchorShift(range)
      if step > 0 && shift == 0 { break }
      range = range.lowerBound + shift..<range.upperBound + shift
      moved += shift
      _ = walk.walkAll(from: range.lowerBound, to: range.upperBound)
    }
    return moved
  }

  /// The distance that the first row that was in view has moved since then; 0 at the start of the
  /// content, which stays in view.
  private func anchorShift(_ range: Range<Double>) -> Double {
    guard let anchor = list.anchor, range.lowerBound > 0, anchor.start < range.upperBound,
      anchor.start + anchor.length > range.lowerBound, let start = walk.start(of: anchor.id),
      abs(start - anchor.start) > 1e-6
    else { return 0 }
    list.anchor?.start = start
    return max(start - anchor.start, -range.lowerBound)
  }

  /// Keeps the first row in view that begins in it, or else the one that fills it.
  private func setAnchor(_ low: Double) {
    let row =
      walk.rows.first { $0.start >= low } ?? walk.rows.first { $0.start + $0.length > low }
    list.anchor = row.map { ($0.node.id, $0.start, $0.length) }
  }

  private func tell(_ shift: Double) {
    var offset = CGSize.zero
    let isMirrored = rule.axis == .horizontal && node.tree.isMirrored(node.index)
    offset[rule.axis] = isMirrored ? -shift : shift
    node.tree.contentShifted(above: node.index, by: offset)
  }

  // MARK: Rows

  private func place(_ range: Range<Double>, _ covered: (low: Double, high: Double)) {
    for row in walk.rows { place(row, at: row.start) }
    list.pinned.removeAll(keepingCapacity: true)
    let (low, high) = (range.lowerBound + covered.low, range.upperBound - covered.high)
    for section in walk.sections { pin(section, low..<max(low, high)) }
    for child in node.children where !node.tree.isPlacedNow(child.index) { child.leaveOut() }
  }

  private func place(_ row: LazyRow, at start: Double) {
    var origin = CGPoint.zero
    origin[rule.axis] = start
    origin[rule.axis.other] = row.origin ?? center(row)
    row.node.place(at: origin, proposal: row.proposal)
  }

  private func center(_ row: LazyRow) -> Double {
    let free = size[rule.axis.other] - row.node.sizeThatFits(row.proposal)[rule.axis.other]
    return free.isFinite ? free / 2 : 0
  }

  /// Holds a section's header at the start of what is in view, and its footer at the end, within the section.
  private func pin(_ section: LazySection, _ range: Range<Double>) {
    let header = section.header.reduce(0) { $0 + $1.length }
    let footer = section.footer.reduce(0) { $0 + $1.length }
    if let first = section.header.first, range.lowerBound.isFinite {
      let highest = section.start > 0 ? first.start : first.start - rule.roomBefore
      let start = max(highest, min(range.lowerBound, section.end - footer - header))
      if start != first.start { hold(section.header, at: start) }
    }
    if let first = section.footer.first, range.upperBound.isFinite,
      first.start + footer > range.upperBound
    {
      let start = max(range.upperBound - footer, section.start + header)
      if start < first.start { hold(section.footer, at: start) }
    }
  }

  private func hold(_ rows: [LazyRow], at start: Double) {
    var start = start
    for row in rows {
      place(row, at: start)
      list.pinned.append(row.node.id)
      start += row.length
    }
  }
}

extension LazyWalk {
  /// The start of a row that exists, by the lengths that are known or estimated.
  func start(of id: LayoutNodeID) -> Double? {
    if let row = rows.first(where: { $0.node.id == id }) { return row.start }
    return start(of: id, in: list.root, at: 0)
  }

  private func start(of id: LayoutNodeID, in group: LazyGroup, at start: Double) -> Double? {
    // In a grid, only the rows that were found count.
    if tracks != nil { return nil }
    if case .section = group.kind {
      var offset = start
      for case .group(let inner) in group.parts {
        if let found = self.start(of: id, in: inner, at: offset) { return found }
        offset += inner.lengths.total
      }
      return nil
    }
    for (index, parts) in group.entries where holds(id, parts) {
      var offset = start + group.lengths.start(of: index)
      for part in parts {
        switch part {
        case .row(let row):
          offset += group.lengths[index]?.spacing ?? group.lengths.estimate.spacing
          if row == id { return offset }
          offset += measure(LayoutNode(node.tree, row), rowProposal)[axis]
        case .group(let inner):
          if let found = self.start(of: id, in: inner, at: offset) { return found }
          offset += inner.lengths.total
        }
      }
    }
    return nil
  }

  private func holds(_ id: LayoutNodeID, _ parts: [LazyPart]) -> Bool {
    parts.contains { part in
      switch part {
      case .row(let row): row == id
      case .group(let group): group.entries.values.contains { holds(id, $0) }
      }
    }
  }
}
