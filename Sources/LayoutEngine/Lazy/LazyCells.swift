/// A part of a fixed list as a grid arranges it: each section stands alone, and everything between
/// two sections shares lines.
enum LazyBlock {
  case group(LazyGroup)
  /// Cells, and the position of their first part in the list.
  case cells(LazyCells, position: Int)

  static func blocks(of parts: [LazyPart], in walk: LazyWalk) -> [LazyBlock] {
    var blocks: [LazyBlock] = []
    var cells: (parts: [LazyPart], position: Int)?
    func endCells() {
      if let found = cells {
        blocks.append(.cells(LazyCells(found.parts), position: found.position))
      }
      cells = nil
    }
    for (position, part) in parts.enumerated() {
      if case .group(let group) = part, walk.holdsSections(group) {
        endCells()
        blocks.append(.group(group))
      } else {
        cells = ((cells?.parts ?? []) + [part], cells?.position ?? position)
      }
    }
    endCells()
    return blocks
  }
}

extension LazyWalk {
  /// The first cells of a grid, in its first section if it consists of sections.
  func firstCells(_ count: Int) -> [LayoutNode] {
    var group = list.root
    for _ in 0..<16 {
      switch LazyBlock.blocks(of: group.isDynamic ? [] : group.parts, in: self).first {
      case .cells(let cells, _): return cells.nodes(0..<count, atMost: count, in: self)
      case .group(let inner):
        if case .section = inner.kind, case .group(let body)? = inner.entries[1]?.first {
          group = body
        } else if case .group(let first)? = inner.entries[0]?.first {
          group = first
        } else {
          return []
        }
      case nil: return []
      }
    }
    return []
  }

  /// Returns whether a list is a section or consists of sections; the first entry tells for all.
  func holdsSections(_ group: LazyGroup) -> Bool {
    switch group.kind {
    case .section: return true
    case .dynamic(let cells?) where cells > 0: return false
    case .list, .dynamic: break
    }
    if let known = group.holdsSections { return known }
    guard group.count > 0, var parts = parts(of: group, 0, atMost: 1) else { return false }
    if let first = group.emptyEntries.end(ofRunAt: 0) {
      guard first < group.count, let found = self.parts(of: group, first, atMost: 1) else {
        return false
      }
      parts = found
    }
    let holdsSections = parts.contains { part in
      if case .group(let inner) = part { return self.holdsSections(inner) }
      return false
    }
    group.holdsSections = holdsSections
    return holdsSections
  }
}

/// A sequence of cells, some of which may not exist yet.
///
/// If each entry of a list is known to give the same number of cells, their places follow from
/// arithmetic. Otherwise entries are made from the first one on, as far as cells are wanted, and
/// kept: the place of each depends on all before.
struct LazyCells {
  private let parts: [LazyPart]

  init(_ parts: [LazyPart]) { self.parts = parts }

  /// The number of lines, as far as it is known; entries not made yet count as those that were.
  func lineCount(of perLine: Int) -> Int {
    var cells = 0.0
    for part in parts { cells += count(of: part) }
    let lines = (cells / Double(perLine)).rounded(.up)
    return Int(exactly: min(lines, 1e15)) ?? 0
  }

  private func count(of part: LazyPart) -> Double {
    guard case .group(let group) = part else { return 1 }
    if case .dynamic(let each?) = group.kind { return Double(group.count) * Double(each) }
    if !group.isDynamic { return group.parts.reduce(0) { $0 + count(of: $1) } }
    let counted = group.cellStarts.count - 1
    if counted == 0 { return Double(group.count) }
    return Double(group.cellStarts[counted]) / Double(counted) * Double(group.count)
  }

  /// The cells of a range that exist, after making those that can be made.
  ///
  /// - Parameter most: the number of cells to make at the same time where one is missing, from the
  ///   range on and beyond it.
  func nodes(_ range: Range<Int>, atMost most: Int, in walk: LazyWalk) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var start = 0
    for part in parts {
      if start >= range.upperBound { break }
      let wanted = max(range.lowerBound - start, 0)..<(range.upperBound - start)
      start += add(part, wanted, most, walk, &nodes)
    }
    return nodes
  }

  /// Appends those cells of a part that are wanted, and returns the number of its cells, as far as
  /// they were counted.
  private func add(
    _ part: LazyPart, _ wanted: Range<Int>, _ most: Int, _ walk: LazyWalk,
    _ nodes: inout [LayoutNode]
  ) -> Int {
    switch part {
    case .row(let id):
      if wanted.contains(0) { nodes.append(LayoutNode(walk.node.tree, id)) }
      return 1
    case .group(let group):
      if case .dynamic(let each?) = group.kind, each > 0 {
        return addKnown(group, each, wanted, most, walk, &nodes)
      }
      return addCounted(group, wanted, most, walk, &nodes)
    }
  }

  private func addKnown(
    _ group: LazyGroup, _ each: Int, _ wanted: Range<Int>, _ most: Int, _ walk: LazyWalk,
    _ nodes: inout [LayoutNode]
  ) -> Int {
    let (total, isOver) = group.count.multipliedReportingOverflow(by: each)
    let end = isOver ? Int.max : total
    var entry = wanted.lowerBound / each
    while entry < group.count && entry * each < min(wanted.upperBound, end) {
      let missing = max(1, wanted.lowerBound + most - entry * each)
      let entries = missing / each + (missing % each == 0 ? 0 : 1)
      guard let parts = walk.parts(of: group, entry, atMost: entries) else { break }
      var inner = entry * each
      for part in parts {
        if wanted.upperBound <= inner { break }
        let rest = max(wanted.lowerBound - inner, 0)..<(wanted.upperBound - inner)
        inner += add(part, rest, most, walk, &nodes)
      }
      entry += 1
    }
    return end
  }

  private func addCounted(
    _ group: LazyGroup, _ wanted: Range<Int>, _ most: Int, _ walk: LazyWalk,
    _ nodes: inout [LayoutNode]
  ) -> Int {
    group.keepsEntries = true
    var entry = lastEntry(in: group.cellStarts, notAfter: wanted.lowerBound)
    var start = group.cellStarts[entry]
    while entry < group.count && start < wanted.upperBound {
      if let end = group.emptyEntries.end(ofRunAt: entry) {
        let new = max(0, end + 1 - group.cellStarts.count)
        group.cellStarts += repeatElement(start, count: new)
        entry = end
        continue
      }
      let missing = max(1, wanted.lowerBound + most - start)
      let entries = self.entries(for: missing, known: entry, with: start)
      guard let parts = walk.parts(of: group, entry, atMost: entries) else { break }
      if group.emptyEntries.end(ofRunAt: entry) != nil { continue }
      for part in parts {
        let rest = max(wanted.lowerBound - start, 0)..<max(wanted.upperBound - start, 0)
        start += add(part, rest.isEmpty ? 0..<0 : rest, most, walk, &nodes)
      }
      entry += 1
      if entry == group.cellStarts.count {
        group.cellStarts.append(start)
      } else {
        group.cellStarts[entry] = start
      }
    }
    group.shown = 0..<max(entry, group.shown.upperBound)
    return entry < group.count ? Int.max / 2 : start
  }

  /// The number of entries that give this many cells, if they are like the `known` ones, which gave `cells`.
  private func entries(for most: Int, known: Int, with cells: Int) -> Int {
    if cells <= known { return most }
    return max(1, Int((Double(most) * Double(known) / Double(cells)).rounded(.up)))
  }

  /// The last entry with at most this many cells before it.
  private func lastEntry(in starts: [Int], notAfter cell: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= cell { low = middle } else { high = middle }
    }
    return low
  }

  /// The number of cells before an entry of a list among these, as far as it is known; nil if the list is not here.
  func position(of entry: Int, in target: LazyGroup) -> Int? {
    var start = 0.0
    for part in parts {
      if case .group(let group) = part, group === target {
        return Int(exactly: (start + cellsBefore(entry, in: group)).rounded(.down))
      }
      start += count(of: part)
    }
    return nil
  }

  private func cellsBefore(_ entry: Int, in group: LazyGroup) -> Double {
    if case .dynamic(let each?) = group.kind { return Double(entry) * Double(each) }
    if entry < group.cellStarts.count { return Double(group.cellStarts[entry]) }
    return count(of: .group(group)) / Double(max(group.count, 1)) * Double(entry)
  }

  /// Records to which entries the cells of a range belong.
  func noteShown(_ range: Range<Int>) {
    var start = 0
    for part in parts {
      guard case .group(let group) = part, case .dynamic(let each?) = group.kind, each > 0 else {
        start += Int(exactly: min(count(of: part).rounded(.down), 1e15)) ?? 0
        continue
      }
      let first = min(max(range.lowerBound - start, 0) / each, group.count)
      let last = max(range.upperBound - start, 0)
      let end = min(last / each + (last % each == 0 ? 0 : 1), group.count)
      group.shown = first..<max(first, end)
      start += group.count * each
    }
  }
}
