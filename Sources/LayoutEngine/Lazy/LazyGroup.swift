/// A list of views that are made as they come into view, as its container sees it.
///
/// Lists are nested: an entry consists of rows and of further lists. Each list remembers the
/// lengths of its own entries, so that the contents of an entry need not exist for the list to be
/// laid out.
package final class LazyGroup {
  package enum Kind: Sendable {
    /// A fixed list; each entry is one part.
    case list
    /// One entry for each element of a collection, made on demand; each gives `cellsPerEntry` views, nil if that is not
    /// known beforehand.
    case dynamic(cellsPerEntry: Int?)
    /// A header, a body and a footer, each one part: a fixed list.
    case section
  }

  package let kind: Kind
  /// The maker of the entries.
  package private(set) weak var maker: (any LazyMaker)?
  /// The parts of the entries that exist.
  package var entries: [Int: [LazyPart]] = [:]
  /// The entries that the last layout used.
  package internal(set) var shown = 0..<0
  /// The entries that were visited and have no views; their maker need not keep anything for them.
  package private(set) var emptyEntries = IndexRuns()
  /// True if entries have to be kept once they are made, because places of others are counted from
  /// them.
  package internal(set) var keepsEntries = false

  var lengths: LengthTable
  var hasEstimate = false
  /// The entries of a fixed list whose lengths were estimated before any row of a collection was
  /// measured.
  var estimatedEntries: Set<Int> = []
  /// The rows by whose lengths they were estimated.
  var estimateOrigin = LazyList.TypicalOrigin.nothing
  /// The lines of a grid's cells that this list holds, by the position of their first part.
  var lines: [Int: LengthTable] = [:]
  /// The lines that the last layout used, likewise.
  var shownLines: [Int: Range<Int>] = [:]
  /// The number of cells before each entry, from the first to the last that was counted.
  var cellStarts: [Int] = [0]
  /// True if the entries hold sections; nil until one was seen.
  var holdsSections: Bool?

  package init(_ kind: Kind, count: Int = 0, maker: (any LazyMaker)? = nil) {
    self.kind = kind
    self.maker = maker
    lengths = LengthTable(count: count)
  }

  package var count: Int { lengths.count }

  /// Takes another number of entries; the former entry `old` is entry `new` now.
  package func resize(to count: Int, moving old: Int = 0, to new: Int = 0) {
    if count == self.count && old == new { return }
    emptyEntries.removeAll()
    lengths.resize(to: count, moving: old, to: new)
    let low = max(shown.lowerBound - old + new, 0)
    shown = low..<max(low, shown.upperBound - old + new)
    cellStarts = [0]
  }

  /// Forgets the counts of the entries' cells: some entry may give another number of them.
  package func entriesChanged() { cellStarts = [0] }

  /// Records that an entry has no views.
  package func noteEmpty(_ entry: Int) {
    emptyEntries.insert(entry)
    lengths.set(entry, to: Extent())
  }

  /// Has entries without views visited again.
  package func forgetEmptyEntries() { emptyEntries.removeAll() }

  /// Makes this fixed list consist of `parts`.
  package func setParts(_ parts: [LazyPart]) {
    resize(to: parts.count)
    entries.removeAll(keepingCapacity: true)
    for (index, part) in parts.enumerated() { entries[index] = [part] }
  }

  /// The entries that have to exist.
  package var kept: Range<Int> { keepsEntries ? 0..<max(shown.upperBound, 0) : shown }

  /// Adds the rows of the entries that need not exist, here and in the lists inside.
  package func collectRowsOutOfView(into rows: inout Set<LayoutNodeID>) {
    for (index, parts) in entries {
      let isLeaving = isDynamic && !kept.contains(index)
      for part in parts { part.collectRows(all: isLeaving, into: &rows) }
    }
  }

  /// The lists in the entries that exist.
  package var innerGroups: [LazyGroup] { entries.keys.flatMap { groups(ofEntry: $0) } }

  /// The lists in an entry; none if it does not exist.
  package func groups(ofEntry index: Int) -> [LazyGroup] {
    (entries[index] ?? []).compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  var isDynamic: Bool { if case .dynamic = kind { true } else { false } }

  /// The parts of a fixed list, in order.
  var parts: [LazyPart] { (0..<count).flatMap { entries[$0] ?? [] } }

  func forgetLengths() {
    lengths.forgetAll()
    emptyEntries.removeAll()
    for key in lines.keys { lines[key]?.forgetAll() }
    for parts in entries.values {
      for case .group(let group) in parts { group.forgetLengths() }
    }
  }
}

/// A part of an entry of a list.
package enum LazyPart {
  case row(LayoutNodeID)
  case group(LazyGroup)

  var isRow: Bool { if case .row = self { true } else { false } }

  fileprivate func collectRows(all: Bool, into rows: inout Set<LayoutNodeID>) {
    switch self {
    case .row(let id): if all { rows.insert(id) }
    case .group(let group):
      if !all { return group.collectRowsOutOfView(into: &rows) }
      for part in group.entries.values.joined() { part.collectRows(all: true, into: &rows) }
    }
  }
}

/// Makes the views of a list's entries.
package protocol LazyMaker: AnyObject {
  /// Makes the first `most` of `entries` that have views and do not exist, as children of the
  /// container's node, and sets the group's entries anew. Those before them that certainly have no
  /// views are noted as such.
  func make(_ entries: Range<Int>, atMost most: Int, of group: LazyGroup)
}
