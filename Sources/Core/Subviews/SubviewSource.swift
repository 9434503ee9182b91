import LayoutEngine

/// The node of a view whose children other views show, one by one.
///
/// Its children are listed before layout. Rows of a `ForEach` are made when they are first needed,
/// and end with the frame in which they are no longer shown; their state is kept by their ids.
package final class SubviewSourceNode: ViewNode, LazyContent, TraitReading {
  private var content: ViewNode?
  private var onChange: () -> Void = {}
  private var needsReading = false
  /// The children as of the last reading.
  package private(set) var parts: [SubviewPart] = []
  /// The numbers of the children that are not rows; the elements are retained, so that a new one is
  /// not taken for an old one.
  private var numbers: [ObjectIdentifier: (element: LayoutElement, number: Int)] = [:]
  /// The same for the parts of rows that were made since.
  private var numbersInRows: [ObjectIdentifier: (element: LayoutElement, number: Int)] = [:]
  /// The places that show children.
  private var places: [ObjectIdentifier: WeakPlace] = [:]
  /// The number of places that show something of a row, by the row's node.
  private var uses: [ObjectIdentifier: Int] = [:]
  /// The rows that were requested, by the numbers of their groups.
  private var rows: [Int: WeakRows] = [:]

  /// The nodes of rows that were released in this frame, and still have the environment of the place that showed them.
  private var released: [ObjectIdentifier: Released] = [:]

  private struct Released {
    let node: ViewNode
    /// The environment that the node has in the source.
    let given: EnvironmentValues
    /// The environment of the place.
    let last: EnvironmentValues

    /// True if no other environment has come since.
    @MainActor var isPending: Bool { node.environment.isSame(as: last) }
  }

  private struct WeakPlace {
    weak var node: SubviewNode?
  }

  private struct WeakRows {
    weak var group: RowsGroup?
  }

  package init<Content: View>(_ view: Content, _ inputs: _NodeInputs) {
    super.init(inputs)
    content = makeChild(view)
    graph[LazyContents.self].add(self)
    read()
  }

  /// Runs `action` when the list of children changes.
  package func whenChanged(_ action: @escaping () -> Void) { onChange = action }

  package override var children: [ViewNode] { content.map { [$0] } ?? [] }

  package override func update<V>(_ view: V) { updateChild(content, view) }

  /// Children that are shown elsewhere are not children of the container here.
  package override func collectElements(into elements: inout SubviewList) {}

  package override func childElementsDidChange() {
    needsReading = true
    graph.needsSync(self)
  }

  package func syncElements() { update(onChange) }

  /// Reads the list of children again if it may have changed, and then calls `showAgain`.
  func update(_ showAgain: () -> Void) {
    guard needsReading else { return }
    read()
    showAgain()
    // Subviews that were not made anew may still stand for other elements.
    for place in places.values { place.node?.refresh() }
  }

  package override func detach() {
    super.detach()
    graph[LazyContents.self].remove(self)
    numbers.removeAll()
    numbersInRows.removeAll()
    released.removeAll()
    parts = []
  }

  // MARK: Reading

  private func read() {
    needsReading = false
    var reader = SubviewReader(source: self)
    parts = reader.parts(items)
    // Rows whose number of children is not known beforehand had to be made, and exist now.
    while reader.hasMadeRows {
      reader = SubviewReader(source: self)
      parts = reader.parts(items)
    }
    numbers = reader.numbers
    numbersInRows = numbersInRows.filter { !$0.value.element.isRemoved }
  }

  private var items: [SubviewItem] { content?.collectedSubviews.items ?? [] }

  /// The number of an element that belongs to no row.
  func number(of element: LayoutElement) -> (element: LayoutElement, number: Int) {
    let core = element.innermost
    if let known = numbers[ObjectIdentifier(core)] ?? numbersInRows[ObjectIdentifier(core)] {
      return known
    }
    let new = (core, graph.makeIdentifier())
    // It is shown nowhere until a place takes it.
    if element.parent == nil { graph.tree.leaveOut(element.id) }
    return new
  }

  /// The parts of a row, which is made if it does not exist.
  func items(ofRow row: Int, of group: RowsGroup) -> [SubviewItem] {
    guard let maker = group.maker, let node = maker.makeRow(at: row) else { return [] }
    rows[group.number] = WeakRows(group: group)
    let wrappers = wrappers(around: maker)
    if wrappers.isEmpty { return node.collectedSubviews.items }
    // A row is made without looking at the others, unless something around them needs all.
    if let single = wrappers as? [any SingleElementWrapping] {
      return node.collectedSubviews.items.map { $0.wrapped(by: single) }
    }
    return entry(row, of: group, in: items) ?? []
  }

  /// The parts of a section that is a row.
  func section(
    _ section: SectionGroup, inRow row: Int, of group: RowsGroup, id: SectionConfiguration.ID
  ) -> SubviewSection? {
    var reader: SubviewReader
    var result: SubviewSection?
    repeat {
      reader = SubviewReader(source: self)
      for case .group(let other, let entries) in items(ofRow: row, of: group)
      where other === section {
        result = reader.section(section, entries, id: id)
      }
      // Rows in it whose number of children is not known beforehand had to be made, and exist now.
    } while reader.hasMadeRows
    numbersInRows.merge(reader.numbers) { _, new in new }
    return result
  }

  /// The modifiers between a `ForEach` and the source that change its elements, from the inside out.
  private func wrappers(around maker: any RowMaker) -> [any ElementWrapping] {
    maker.outward.dropFirst().prefix { $0 !== self }.compactMap { $0 as? any ElementWrapping }
  }

  private func entry(
    _ index: Int, of group: RowsGroup, in items: [SubviewItem]
  ) -> [SubviewItem]? {
    for case .group(let other, let entries) in items {
      if other === group { return entries.first { $0.index == index }?.items }
      for inner in entries {
        if let found = entry(index, of: group, in: inner.items) { return found }
      }
    }
    return nil
  }

  // MARK: Places

  /// The elements that stand for a subview; nil if the source no longer has it.
  func elements(of subview: Subview) -> [LayoutElement]? {
    if isDetached { return nil }
    switch subview.place {
    case .element(let element): return element.isRemoved ? nil : [element]
    case .row(let row):
      guard let index = row.index else { return nil }
      let elements = items(ofRow: index, of: row.group).flatMap(\.elements)
      guard row.cells > 1 else { return elements }
      return elements.indices.contains(row.cell) ? [elements[row.cell]] : []
    }
  }

  /// Shows a subview at `place`, and no longer at its former place.
  func show(_ subview: Subview, at place: SubviewNode) -> ShownSubview? {
    guard let elements = elements(of: subview), !elements.isEmpty else { return nil }
    places[ObjectIdentifier(place)] = WeakPlace(node: place)
    let row = subview.rowNode
    let owners = row == nil ? elements.map { self.owners(of: $0) } : []
    let nodes = row.map { [$0] } ?? owners.compactMap(\.whole)
    let cores = elements.map { core(of: $0) }
    let takers =
      if !subview.isResolvedInPlace { cores } else if row != nil { nodes } else {
        owners.map(\.root)
      }
    if !released.isEmpty { restoreEnvironments(except: takers, around: cores) }
    let rows = rowNodes(around: cores[0])
    for row in rows { uses[row, default: 0] += 1 }
    for core in cores where !takers.contains(where: { $0 === core }) {
      put(core, at: place, isWhole: false, takesEnvironment: false)
    }
    for taker in takers where !nodes.contains(where: { $0 === taker }) {
      put(taker, at: place, isWhole: false, takesEnvironment: true)
    }
    for node in nodes {
      put(
        node, at: place, isWhole: true, takesEnvironment: takers.contains { $0 === node })
    }
    takeUp(elements, place)
    return ShownSubview(
      elements: elements, nodes: nodes, takers: takers, cores: cores, rows: rows)
  }

  /// The node that lays out or draws an element inside all modifiers; where that belongs to a
  /// source further in, the place that shows it.
  private func core(of element: LayoutElement) -> ViewNode {
    var node = element.innermost.owner
    while let placement = node.subviewPlacement, placement.source !== self,
      let place = placement.place
    {
      node = place
    }
    return node
  }

  /// Counts elements as shown that were shown nowhere before.
  private func takeUp(_ elements: [LayoutElement], _ place: SubviewNode) {
    var isNews = false
    for element in elements where graph.tree.takeUp(element.id) { isNews = true }
    if isNews { graph.afterLayout { [weak place] in place?.displayDidChange() } }
  }

  /// The rows that a node is in, from the inside out.
  private func rowNodes(around node: ViewNode) -> [ObjectIdentifier] {
    var rows: [ObjectIdentifier] = []
    var node = node
    while node !== self, let parent = node.parent {
      if parent is any RowMaker { rows.append(ObjectIdentifier(node)) }
      node = parent
    }
    return rows
  }

  private func put(
    _ node: ViewNode, at place: SubviewNode, isWhole: Bool, takesEnvironment: Bool
  ) {
    if let former = node.subviewPlacement?.place as? SubviewNode, former !== place,
      !former.isDetached
    {
      former.lose()
      if !graph.changesGradually, !hasEqualIDs(around: node) { reportUnlessRemoved(former) }
    }
    let former = released.removeValue(forKey: ObjectIdentifier(node)).flatMap {
      $0.isPending ? $0 : nil
    }
    let placement = SubviewPlacement(
      former?.given ?? node.environment, last: former?.last, at: place, from: self,
      isWhole: isWhole, takesEnvironment: takesEnvironment)
    node.subviewPlacement = placement
    if takesEnvironment { node.setEnvironment(placement.given) }
  }

  /// True if a node is in a row whose id another row has, too, which was reported.
  private func hasEqualIDs(around node: ViewNode) -> Bool {
    var node = node
    while node !== self, let parent = node.parent {
      if (parent as? any RowMaker)?.hasReportedDuplicates == true { return true }
      node = parent
    }
    return false
  }

  /// Reports a place that still exists after another one has taken its view.
  private func reportUnlessRemoved(_ place: SubviewNode) {
    graph.afterLayout { [weak place] in
      guard let place, !place.isDetached else { return }
      place.graph.diagnostics.report(
        "A subview is in two places at once, and is shown in the last of them. Make two views of it, or show it once.",
        at: place.path)
    }
  }

  /// Takes the content back from `place`, which showed it.
  func release(_ shown: ShownSubview, from place: SubviewNode) {
    places[ObjectIdentifier(place)] = nil
    for row in shown.rows {
      let count = (uses[row] ?? 0) - 1
      uses[row] = count > 0 ? count : nil
    }
    for node in shown.nodes + shown.takers + shown.cores
    where node.subviewPlacement?.place === place || node.subviewPlacement?.place == nil {
      guard let given = node.subviewPlacement?.given else { continue }
      node.subviewPlacement = nil
      if node.isDetached { continue }
      if shown.rows.isEmpty {
        node.setEnvironment(given)
      } else if !node.environment.isSame(as: given) {
        // Most rows are shown elsewhere in this frame, or end with it.
        released[ObjectIdentifier(node)] = Released(
          node: node, given: given, last: node.environment)
      }
    }
    graph.afterLayout { [weak self] in self?.leaveOut(shown) }
  }

  /// Gives released nodes around `cores` the environment of the source again, except those that take that of a new place.
  private func restoreEnvironments(except takers: [ViewNode], around cores: [ViewNode]) {
    for core in cores {
      var node = core
      while node !== self {
        if !takers.contains(where: { $0 === node }) {
          restoreEnvironment(of: released.removeValue(forKey: ObjectIdentifier(node)))
        }
        guard let parent = node.parent else { break }
        node = parent
      }
    }
  }

  private func restoreEnvironment(of former: Released?) {
    guard let former, !former.node.isDetached, former.isPending else { return }
    former.node.setEnvironment(former.given)
  }

  /// Counts the content as left out that no place has taken over.
  private func leaveOut(_ shown: ShownSubview) {
    for (element, core) in zip(shown.elements, shown.cores)
    where !element.isRemoved && core.subviewPlacement == nil {
      graph.tree.leaveOut(element.id)
    }
    for node in shown.nodes where !node.isDetached { node.displayDidChange() }
  }

  /// The outermost nodes inside this one that give an element and no other.
  private struct Owners {
    var whole: ViewNode?
    /// The same without groups, of which more rows may be made later.
    var root: ViewNode
  }

  private func owners(of element: LayoutElement) -> Owners {
    var node = core(of: element)
    var owners = Owners(root: node)
    while node !== self {
      let list = node.collectedSubviews
      if list.count > 1 { break }
      if list.elements.first === element {
        owners.whole = node
        if !list.hasGroups { owners.root = node }
      }
      guard let parent = node.parent, !(parent is any RowMaker) else { break }
      node = parent
    }
    return owners
  }

  // MARK: Rows

  /// Rows that are made belong to no layout here.
  func adoptRows() {}

  func removeUnusedRows() {
    for (number, rows) in rows {
      guard let maker = rows.group?.maker else {
        self.rows[number] = nil
        continue
      }
      let hasRemoved = maker.removeRows(except: { [uses] in uses[ObjectIdentifier($0)] != nil })
      // Reading the list frees the wrappers of what was removed.
      if hasRemoved, !wrappers(around: maker).isEmpty { _ = items }
    }
    let kept = released.values
    released.removeAll()
    for former in kept { restoreEnvironment(of: former) }
  }
}

extension SubviewItem {
  /// The item with each element in the wrappers that some modifiers give it, the innermost first.
  @MainActor fileprivate func wrapped(by wrappers: [any SingleElementWrapping]) -> SubviewItem {
    switch self {
    case .element(let element): .element(wrappers.reduce(element) { $1.wrapper(of: $0) })
    case .group(let group, let entries):
      .group(
        group,
        entries.map { entry in
          SubviewEntry(index: entry.index, items: entry.items.map { $0.wrapped(by: wrappers) })
        })
    }
  }

  @MainActor var elements: [LayoutElement] {
    switch self {
    case .element(let element): [element]
    case .group(_, let entries): entries.flatMap { $0.items.flatMap(\.elements) }
    }
  }
}
