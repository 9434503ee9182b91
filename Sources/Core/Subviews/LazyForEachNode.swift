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
  /// The ids of the rows, where those of the data may be equal.
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

  override var children: [ViewNode] { rows.nodes }

  override func collectElements(into elements: inout SubviewList) {
    guard let group else { return }
    collectDepartures(after: nil, into: &elements)
    elements.collect(group) { elements in
      for (entry, node) in zip(rows.entries, rows.nodes) {
        elements.beginEntry(entry)
        node.collectElements(into: &elements)
        collectDepartures(after: node, into: &elements)
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
    return subviews.index(ofExplicitID: id).flatMap { rows.node(ofEntry: $0) }
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
    evaluation &+= 1
    guard let group = group?.layout else { return }
    checkIDs()
    let before = (count: group.count, entries: rows.entries)
    let count = view.data.count
    let anchor = rows.entries.firstIndex { group.shown.contains($0) } ?? 0
    let found = findRows(from: anchor, growth: count - group.count)
    var kept: [Row] = []
    var gone: [Row] = []
    for (place, entry) in found.enumerated() {
      var row = rows[place]
      if let entry {
        row.index = entry
        kept.append(row)
      } else {
        gone.append(row)
      }
    }
    noteInsertions(found, from: before.count, to: count)
    let hadEmptyEntries = !group.emptyEntries.isEmpty
    group.forgetEmptyEntries()
    let previous = rows.nodes
    remove(gone)
    let moved = found.indices.first { found[$0] != nil && isInView(rows[$0]) }
    let entry = moved.map { rows.entries[$0] } ?? 0
    group.resize(to: count, moving: entry, to: moved.flatMap { found[$0] } ?? entry)
    rows = LazyRows(kept)
    ids = view.hasDistinctIDs ? [] : Set(rows.ids)
    departures?.arrange(among: rows.nodes, after: previous)
    for (entry, node) in zip(rows.entries, rows.nodes) { updateChild(node, content(at: entry)) }
    // Entries that had no views may have some now; where the order has changed, the same entries are other rows; and where
    // other views show the rows, they know those by their ids, any of which may have changed.
    if hadEmptyEntries || before.count != count || before.entries != rows.entries
      || !previous.elementsEqual(rows.nodes, by: ===)
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
    let kept = zip(rows.entries, found).compactMap { old, new in new.map { (old: old, new: $0) } }
    // Where none of the visible rows remain, all rows are new to the view.
    let beganAtStart = kept.isEmpty || rows.entries.first == 0
    let reachedEnd = kept.isEmpty || rows.entries.last == oldCount - 1
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
    for (index, content) in contents { _ = makeNode(at: index, content) }
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
        if rows.node(ofEntry: index) != nil {
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

  private func makeNode(at index: Int, _ content: Content) -> ViewNode {
    let id = id(at: index)
    if id != id { graph.report(.unequal, at: path) }
    if !view.hasDistinctIDs, !ids.insert(id).inserted { reportTwice(id) }
    let node = node(at: index, id, content)
    rows.insert(Row(index: index, id: id, node: node))
    return node
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

  private func reportTwice(_ duplicate: ID) {
    // Rows of subviews have ids from other loops, which report them.
    if hasReportedDuplicates || ID.self == Subview.ID.self { return }
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
    return rows.entries.indices.contains {
      !entries.contains(rows.entries[$0]) && !held.contains(rows.nodes[$0])
    }
  }

  func removeRows(outside entries: Range<Int>) {
    let held = graph[HeldRows.self]
    end { !entries.contains($0) && !held.contains($1) }
  }

  func removeRows(except isKept: (ViewNode) -> Bool) -> Bool {
    keepsRows ? false : end { !isKept($1) }
  }

  /// Ends rows and keeps their state; returns true if any were ended.
  @discardableResult private func end(_ isOver: (Int, ViewNode) -> Bool) -> Bool {
    let over = rows.nodes.indices.filter { isOver(rows.entries[$0], rows.nodes[$0]) }
    if over.isEmpty { return false }
    noteMembers()
    for place in over {
      let node = rows.nodes[place]
      if !ids.isEmpty { ids.remove(rows.ids[place]) }
      if let state = node.rowState { keptStates[rows.ids[place]] = state }
      node.detach()
    }
    rows.remove(at: Set(over))
    return true
  }

  func makeRow(at entry: Int) -> ViewNode? {
    guard !isDetached, entry >= 0, entry < view.data.count else { return nil }
    if let node = rows.node(ofEntry: entry) { return node }
    noteMembers()
    return makeNode(at: entry, content(at: entry))
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
