import LayoutEngine

/// The node of a `ForEach` in a lazy container: it has nodes for those elements that are in view.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private typealias Source = ForEach<Data, ID, Content>

  private struct Row {
    var index: Int
    let id: ID
    let node: ViewNode
  }

  private var view: Source
  private var rows: [Row] = []
  private var group: LazyGroup?
  private var link: RowMakerLink?
  private var hasReportedDuplicates = false
  /// The state of rows that were scrolled away.
  private var keptStates: [ID: KeptState] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    let link = RowMakerLink(self)
    self.link = link
    group = LazyGroup(
      .dynamic(cellsPerEntry: Content._elementCount(within: 64)), count: view.data.count,
      maker: link)
  }

  override var children: [ViewNode] { rows.map(\.node) }

  override func collectElements(into elements: inout [LayoutElement]) {
    guard let group else { return }
    graph.mark(.begin(group), elements)
    for row in rows {
      graph.mark(.entry(row.index), elements)
      row.node.collectElements(into: &elements)
    }
    graph.mark(.end, elements)
  }

  override func childElementsDidChange() {
    group?.entriesChanged()
    super.childElementsDidChange()
  }

  // MARK: Identities

  override func elementIndex(of child: ViewNode) -> Int? {
    rows.first { $0.node === child }?.index
  }

  override func identity(of child: ViewNode) -> AnyHashable? {
    rows.first { $0.node === child }.map { AnyHashable($0.id) }
  }

  override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID else { return nil }
    return rows.first { $0.id == id }?.node
  }

  /// The entry of the element with an id, looked for from what is in view outwards and from both ends.
  func entry(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return view.index(of: id, around: group?.shown.lowerBound ?? 0)
  }

  // MARK: New data

  override func update<V: View>(_ view: V) {
    self.view = unsafeSame(view, as: Source.self)
    performUpdate()
  }

  override func performUpdate() {
    isQueued = false
    evaluation += 1
    guard let group else { return }
    let before = (count: group.count, indices: rows.map(\.index))
    let count = view.data.count
    let anchor = rows.firstIndex { group.shown.contains($0.index) } ?? 0
    let found = findRows(from: anchor, growth: count - group.count)
    var kept: [Row] = []
    for (row, index) in zip(rows, found) {
      guard let index else {
        row.node.detach()
        continue
      }
      kept.append(Row(index: index, id: row.id, node: row.node))
    }
    let moved = zip(rows, found).first { $0.1 != nil && group.shown.contains($0.0.index) }
    group.resize(to: count, moving: moved?.0.index ?? 0, to: moved?.1 ?? moved?.0.index ?? 0)
    rows = kept.sorted { $0.index < $1.index }
    for row in rows { updateChild(row.node, content(at: row.index)) }
    if before.count != count || before.indices != rows.map(\.index) {
      group.entriesChanged()
      elementsDidChange()
    }
  }

  /// Where the elements of the rows are in the new data: nil for those that are not found in the neighborhood.
  ///
  /// The search begins at the first row in view; each further row is looked for where the one before was found.
  private func findRows(from anchor: Int, growth: Int) -> [Int?] {
    var found: [Int?] = Array(repeating: nil, count: rows.count)
    var taken: Set<Int> = []
    var shifts = [0, growth]
    var reach = 1_000
    for position in Array(anchor..<rows.count) + (0..<anchor).reversed() {
      let row = rows[position]
      let guesses = shifts.map { row.index + $0 }
      if let index = view.index(of: row.id, near: guesses, reach: reach),
        taken.insert(index).inserted
      {
        found[position] = index
        shifts[0] = index - row.index
      } else {
        // Where nothing is found again, all ids are new.
        reach = max(reach / 4, 4)
      }
    }
    return found
  }

  // MARK: Rows

  /// The view of an element; what it reads has the list updated when it changes.
  private func content(at index: Int) -> Content {
    observed { view.content(view.element(at: index)) }
  }

  private func makeRows(_ entries: Range<Int>) {
    let existing = Set(rows.map(\.index))
    for index in entries.clamped(to: 0..<view.data.count) where !existing.contains(index) {
      let id = view.id.read(view.element(at: index))
      if rows.contains(where: { $0.id == id }) { report(id) }
      graph.keptState = keptStates.removeValue(forKey: id)
      rows.append(Row(index: index, id: id, node: makeChild(content(at: index))))
      graph.keptState = nil
    }
    rows.sort { $0.index < $1.index }
  }

  private func report(_ duplicate: ID) {
    if hasReportedDuplicates { return }
    hasReportedDuplicates = true
    graph.reportDuplicate("\(duplicate)", at: path)
  }

  override func detach() {
    super.detach()
    keptStates.removeAll()
  }
}

extension LazyForEachNode: RowMaker {
  func make(_ entries: Range<Int>) {
    graph.duringLayout {
      makeRows(entries)
      graph.synchronize()
      parent?.lazyContent?.adoptRows()
    }
  }

  func hasRows(outside entries: Range<Int>) -> Bool {
    rows.contains { !entries.contains($0.index) }
  }

  func removeRows(outside entries: Range<Int>) {
    rows.removeAll { row in
      if entries.contains(row.index) { return false }
      if let state = row.node.rowState { keptStates[row.id] = state }
      row.node.detach()
      return true
    }
  }
}
