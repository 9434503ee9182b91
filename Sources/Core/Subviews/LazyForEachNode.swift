import LayoutEngine

/// The node of a `ForEach` in a lazy container: it has nodes for the elements that are in view.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private typealias Source = ForEach<Data, ID, Content>

  private typealias Row = LazyRows<ID>.Row

  /// The distance from its old place within which an element is searched in new data.
  private static var reach: Int { 1_000 }

  private(set) var view: ForEach<Data, ID, Content>
  private(set) var rows = LazyRows<ID>()
  private var group: RowsGroup?
  /// True if all rows stay once they are made, because others count their parts.
  private var keepsRows = false
  private(set) lazy var mayTellIdentities = RowReader.mayTellIdentities(Content.self)
  /// True once equal ids were met.
  private(set) var hasReportedDuplicates = false
  /// Removed rows on their way out; nil until the removal of one in view is animated.
  private var departures: Departures<ID>?
  /// The elements that are new in the data, and the update that brought them.
  private var insertions: (entries: [Range<Int>], update: Int?) = ([], nil)
  /// The ids of the rows that were ever made of this data.
  private var ids: Set<ID> = []
  /// The ids that elements had when they were first asked, where they have another one each time;
  /// nil where ids stay.
  private var firstIDs: FirstIDs<ID>?
  /// The state of rows that were scrolled away.
  private var keptStates: [ID: KeptState] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    checkIDs()
    group = RowsGroup(
      self, count: view.data.count, cellsPerRow: Content._elementCount(within: 64),
      isSections: Content._isSection(within: 64))
  }

  override var children: [ViewNode] { rows.map(\.node) }

  override func collectElements(into elements: inout SubviewList) {
    guard let group else { return }
    collectDepartures(after: nil, into: &elements)
    elements.collect(group) { elements in
      for row in rows {
        elements.beginEntry(row.index)
        row.node.collectElements(into: &elements)
        collectDepartures(after: row.node, into: &elements)
      }
    }
  }

  /// Lists in rows on their way out no longer belong to this container.
  private func collectDepartures(after node: ViewNode?, into elements: inout SubviewList) {
    guard let departures, !departures.isEmpty else { return }
    elements.collectFlat { departures.collectElements(after: node, into: &$0) }
  }

  override func childElementsDidChange() {
    group?.layout.entriesChanged()
    super.childElementsDidChange()
  }

  // MARK: Identities

  private func id(at index: Int) -> ID {
    firstIDs?.id(at: index) { view.id(at: index) } ?? view.id(at: index)
  }

  /// Checks whether the ids of new data stay the same while rows are made of them.
  private func checkIDs() {
    guard let fault = observed({ view.idFault }) else {
      firstIDs = nil
      return
    }
    firstIDs = FirstIDs()
    graph.report(fault, at: path)
  }

  override func elementIndex(of child: ViewNode) -> Int? {
    rows.row(of: child)?.index
  }

  override package func identity(of child: ViewNode) -> AnyHashable? {
    rows.row(of: child).map { AnyHashable($0.id) }
  }

  override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    if let id = id.base as? ID { return rows.row(withID: id)?.node }
    guard let subviews = view.data as? any SubviewListing, !rows.isEmpty else { return nil }
    return subviews.index(ofExplicitID: id).flatMap { rows[entry: $0]?.node }
  }

  /// The entry of the element with an id, searched from the visible rows outwards and from both
  /// ends; or else of the row to which `id(_:)` gives that identity.
  func entry(ofID id: AnyHashable) -> Int? {
    if let subviews = view.data as? any SubviewListing, !(id.base is ID) {
      return subviews.index(ofExplicitID: id)
    }
    if let id = id.base as? ID {
      if let row = rows.row(withID: id) { return row.index }
      if let firstIDs { return firstIDs.entry(of: id) }
      if let index = view.index(of: id, around: group?.layout.shown.lowerBound ?? 0) {
        return index
      }
    }
    return entry(identifiedBy: id)
  }

  // MARK: New data

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: Source.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    evaluation += 1
    guard let group = group?.layout else { return }
    checkIDs()
    let before = (count: group.count, indices: rows.map(\.index))
    let count = view.data.count
    let anchor = rows.firstIndex { group.shown.contains($0.index) } ?? 0
    let found = findRows(from: anchor, growth: count - group.count)
    var kept: [Row] = []
    for (row, index) in zip(rows, found) {
      if let index { kept.append(Row(index: index, id: row.id, node: row.node)) }
    }
    noteInsertions(found, from: before.count, to: count)
    let hadEmptyEntries = !group.emptyEntries.isEmpty
    group.forgetEmptyEntries()
    let previous = rows.map(\.node)
    remove(zip(rows, found).filter { $0.1 == nil }.map(\.0))
    let moved = zip(rows, found).first { $0.1 != nil && isInView($0.0) }
    group.resize(to: count, moving: moved?.0.index ?? 0, to: moved?.1 ?? moved?.0.index ?? 0)
    rows = LazyRows(kept)
    ids = view.hasDistinctIDs ? [] : Set(rows.map(\.id))
    departures?.arrange(among: rows.map(\.node), after: previous)
    for row in rows { updateChild(row.node, content(at: row.index)) }
    // Entries that had no views may have some now; where the order has changed, the same entries are other rows; and where
    // other views show the rows, they know those by their ids, any of which may have changed.
    if hadEmptyEntries || before.count != count || before.indices != rows.map(\.index)
      || !previous.elementsEqual(rows.lazy.map(\.node), by: ===)
      || parent?.lazyContent is SubviewSourceNode
    {
      group.entriesChanged()
      elementsDidChange()
    }
  }

  /// The places of the rows' elements in the new data: nil for those that are not found nearby.
  ///
  /// The search begins at the first row in view; each further row is looked for where the one
  /// before was found.
  private func findRows(from anchor: Int, growth: Int) -> [Int?] {
    var found: [Int?] = Array(repeating: nil, count: rows.count)
    var taken: Set<Int> = []
    var shifts = [0, growth]
    var reach = Self.reach
    let subviews = view.data as? any SubviewListing
    for position in Array(anchor..<rows.count) + (0..<anchor).reversed() {
      let row = rows[position]
      if let subviews, let id = row.id as? Subview.ID, !subviews.mayHold(id) { continue }
      let places = shifts.map { row.index + $0 }
      if let index = view.index(of: row.id, near: places, reach: reach),
        taken.insert(index).inserted
      {
        found[position] = index
        shifts[0] = index - row.index
      } else {
        // Where no row is found again, all ids are new.
        reach = max(reach / 4, 4)
      }
    }
    return found
  }

  // MARK: Coming and going

  /// Ends rows whose elements are removed; those in view leave by their transitions where the
  /// change is animated.
  private func remove(_ gone: [Row]) {
    for row in gone {
      // In a large collection this element may have moved beyond the search.
      if view.data.count > Self.reach, let state = row.node.rowState { keptStates[row.id] = state }
      guard graph.changesGradually, isInView(row) else {
        row.node.detach()
        continue
      }
      let departures = departures ?? Departures(self)
      self.departures = departures
      departures.remove(row.node, for: row.id)
    }
  }

  private func isInView(_ row: Row) -> Bool {
    row.node.subviewPlacement != nil || group?.layout.shown.contains(row.index) ?? false
  }

  /// Records the elements that are certainly new: those between rows that still exist, and those
  /// beyond one that was the first or the last.
  private func noteInsertions(_ found: [Int?], from oldCount: Int, to count: Int) {
    insertions = ([], graph.updates.current?.number)
    guard graph.changesGradually else { return }
    if count == oldCount, let group = group?.layout {
      // An entry that had no view and now has one is new, wherever that could be seen.
      insertions.entries += group.emptyEntries.runs.filter { $0.overlaps(group.shown) }
    }
    let kept = zip(rows, found).compactMap { row, index in index.map { (old: row.index, new: $0) } }
    // Where none of the visible rows remain, all rows are new to the view.
    let beganAtStart = kept.isEmpty || rows.first?.index == 0
    let reachedEnd = kept.isEmpty || rows.last?.index == oldCount - 1
    // Where the order has changed, rows come from anywhere.
    guard zip(kept, kept.dropFirst()).allSatisfy({ $0.new < $1.new }) else { return }
    var next = beganAtStart ? 0 : kept.first?.new ?? count
    for pair in kept {
      if next < pair.new { insertions.entries.append(next..<pair.new) }
      next = pair.new + 1
    }
    if reachedEnd && next < count { insertions.entries.append(next..<count) }
  }

  private func isInserted(_ index: Int) -> Bool {
    insertions.update == graph.updates.current?.number
      && insertions.entries.contains { $0.contains(index) }
  }

  // MARK: Rows

  /// The view of an element; a change of the values that it reads updates the list.
  private func content(at index: Int) -> Content {
    observed { view.content(view.element(at: index)) }
  }

  /// Makes rows, and returns true if there are any new ones.
  private func makeRows(_ entries: Range<Int>, atMost most: Int) -> Bool {
    if isDetached { return false }
    let contents = contents(entries.clamped(to: 0..<view.data.count), atMost: most)
    if contents.isEmpty { return false }
    noteMembers()
    for (index, content) in contents { _ = makeRow(at: index, content) }
    return true
  }

  /// The views of the first entries that have views but no nodes; entries without views cost no
  /// more than this check.
  private func contents(
    _ entries: Range<Int>, atMost most: Int
  ) -> [(index: Int, content: Content)] {
    var found: [(index: Int, content: Content)] = []
    var met = 0
    observed {
      for index in entries {
        if met >= most { break }
        if rows[entry: index] != nil {
          met += 1
          continue
        }
        let content = view.content(view.element(at: index))
        if Content._isEmpty(content) && departures?.isEmpty ?? true {
          group?.layout.noteEmpty(index)
        } else {
          found.append((index, content))
          met += 1
        }
      }
    }
    return found
  }

  private func makeRow(at index: Int, _ content: Content) -> Row {
    let id = id(at: index)
    if id != id { graph.report(.unequal, at: path) }
    if !view.hasDistinctIDs, !ids.insert(id).inserted { reportIfTwice(id) }
    let row = Row(index: index, id: id, node: node(at: index, id, content))
    rows.insert(row)
    return row
  }

  /// Makes the modifiers around the list, within its container, check whether it has members.
  private func noteMembers() {
    let container = parent?.lazyContent
    var node = parent
    while let current = node, current !== container {
      (current as? any MemberWatching)?.look()
      node = current.parent
    }
  }

  /// The node of a row that comes into view; one that is on its way out turns around.
  private func node(at index: Int, _ id: ID, _ content: Content) -> ViewNode {
    if let node = departures?.takeBack(id) {
      updateChild(node, content)
      return node
    }
    let node = node(of: content, restoring: keptStates.removeValue(forKey: id))
    if graph.changesGradually && isInserted(index) { node.appear() }
    return node
  }

  private func node(of content: Content, restoring state: KeptState?) -> ViewNode {
    guard let state else { return makeChild(content) }
    return graph.restoring(state) { makeChild(content) }
  }

  private func reportIfTwice(_ duplicate: ID) {
    // The id may belong to a row that existed before.
    // Rows of subviews have ids from other loops, which report them.
    if ID.self == Subview.ID.self { return }
    if hasReportedDuplicates || !rows.contains(where: { $0.id == duplicate }) { return }
    hasReportedDuplicates = true
    graph.reportDuplicate("\(duplicate)", at: path)
  }

  override func detach() {
    super.detach()
    departures?.detach()
    keptStates.removeAll()
    // Anything that still holds the group finds no rows to end a second time.
    rows = LazyRows()
  }
}

extension LazyForEachNode: RowMaker {
  var rowData: Any { view.data }

  func make(_ entries: Range<Int>, atMost most: Int) {
    graph.duringLayout {
      guard makeRows(entries, atMost: most) else { return }
      graph.synchronize()
      parent?.lazyContent?.adoptRows()
    }
  }

  func hasRows(outside entries: Range<Int>) -> Bool {
    let held = graph[HeldRows.self]
    return rows.contains { !entries.contains($0.index) && !held.contains($0.node) }
  }

  func removeRows(outside entries: Range<Int>) {
    let held = graph[HeldRows.self]
    end { !entries.contains($0.index) && !held.contains($0.node) }
  }

  func removeRows(except isKept: (ViewNode) -> Bool) -> Bool {
    keepsRows ? false : end { !isKept($0.node) }
  }

  /// Ends rows and keeps their state; returns true if any were ended.
  @discardableResult private func end(_ isOver: (Row) -> Bool) -> Bool {
    if !rows.contains(where: isOver) { return false }
    noteMembers()
    rows.removeAll { row in
      guard isOver(row) else { return false }
      if let state = row.node.rowState { keptStates[row.id] = state }
      row.node.detach()
      return true
    }
    return true
  }

  func makeRow(at entry: Int) -> ViewNode? {
    guard !isDetached, entry >= 0, entry < view.data.count else { return nil }
    if let row = rows[entry: entry] { return row.node }
    noteMembers()
    return makeRow(at: entry, content(at: entry)).node
  }

  func makeAllRows() -> Bool {
    keepsRows = true
    return makeRows(0..<view.data.count, atMost: .max)
  }

  func elementID(at entry: Int) -> AnyHashable? {
    guard entry >= 0, entry < view.data.count else { return nil }
    return AnyHashable(id(at: entry))
  }
}
