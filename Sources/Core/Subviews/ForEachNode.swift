import EspalierDrawing
import Foundation

/// The nodes of a `ForEach`, found again by identity when the collection changes.
package final class ForEachNode<Loop: LoopView>: ViewNode {
  private typealias ID = Loop.ID
  private typealias Content = Loop.Content

  /// Equal ids are distinguished by the number of equal ids before them, so that every element is
  /// shown; the branches of a condition are different views.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
    var branch: UInt8
  }

  /// One node for each element, in the order of `ids`.
  @exclusivity(unchecked) private var nodes: [ViewNode] = []
  @exclusivity(unchecked) private var ids = LoopIDs<ID>([])
  /// The number of equal ids before each; nil where all differ.
  @exclusivity(unchecked) private var occurrences: [Int]?
  private var hasReportedDuplicates = false
  private var hasReportedNumber = false
  /// Removed views on their way out; nil until a removal is animated.
  @exclusivity(unchecked) private var departures: Departures<Key>?
  // Behind the others, whose places in the object then do not depend on its size.
  @exclusivity(unchecked) private var view: Loop

  package init(_ view: borrowing Loop, _ inputs: _NodeInputs) {
    self.view = copy view
    super.init(inputs)
    _ = show()
  }

  override class func make(at view: UnsafeRawPointer, _ inputs: _NodeInputs) -> ViewNode {
    withValue(at: view, as: Loop.self) {
      inputs.parent?.lazyContent == nil ? Self($0, inputs) : Loop.makeLazyNode($0, inputs)
    }
  }

  package override var children: [ViewNode] { nodes }

  package override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: Loop.self)
    performUpdate()
  }

  package override func elementIndex(of child: ViewNode) -> Int? {
    nodes.firstIndex { $0 === child }
  }

  override package func identity(of child: ViewNode) -> AnyHashable? {
    let places: [ObjectIdentifier: Int]
    if let placeOfNode {
      places = placeOfNode
    } else {
      places = Dictionary(
        nodes.indices.map { (ObjectIdentifier(nodes[$0]), $0) },
        uniquingKeysWith: { first, _ in first })
      placeOfNode = places
    }
    return places[ObjectIdentifier(child)].map { AnyHashable(ids[$0]) }
  }

  package override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID else { return nil }
    let places: [ID: Int]
    if let placeOfID {
      places = placeOfID
    } else {
      places = Dictionary(
        ids.list.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      placeOfID = places
    }
    return places[id].map { nodes[$0] }
  }

  /// The places of nodes and ids in the lists, made when they are first needed.
  @exclusivity(unchecked) private var placeOfNode: [ObjectIdentifier: Int]?
  @exclusivity(unchecked) private var placeOfID: [ID: Int]?

  package override func performUpdate() {
    isQueued = false
    if show() { elementsDidChange() }
  }

  /// Brings the nodes in step with the data, and returns true if children were added, removed or
  /// moved.
  private func show() -> Bool {
    let room = nodes.count + graph.elementRoom
    var reading = LoopReading<Loop.ID, Loop.Content>()
    // Values that the data and the content read belong to this node, values that the views in it read to theirs.
    tracked {
      let view = view
      Loop.read(view, atMost: room, &reading)
    }
    guard let contents = reading.contents else { return false }
    defer {
      contents.deinitialize(count: reading.ids.count)
      contents.deallocate()
    }
    if let fault = reading.fault { graph.report(fault, at: path) }
    // Most updates change the contents of the elements, and not the set of elements.
    if reading.ids.isSame(as: ids) { return updateNodes(contents) }
    let count = reading.count
    // Tables of nodes are left alone where they are empty: their types have parameters, and are looked
    // up each time.
    if nodes.isEmpty, case .none = departures {
      take(reading.ids, areDistinct: reading.hasDistinctIDs)
      return makeNodes(contents, of: count)
    }
    let old = nodesByKey()
    take(reading.ids, areDistinct: reading.hasDistinctIDs)
    return replaceNodes(old, contents, of: count)
  }

  /// Makes the first nodes.
  // The type of the content is a parameter: as the loop's it would be looked up for each element.
  private func makeNodes<Element: View>(
    _ contents: UnsafeMutablePointer<Element>, of count: Int
  ) -> Bool {
    nodes.reserveCapacity(ids.count)
    let graph = graph
    let changesGradually = graph.changesGradually
    let start = graph.elements.count
    for place in 0..<ids.count {
      if graph.elementRoom == 0 { break }
      // In place, without copying the views.
      nodes.append(
        withValue(at: contents + place, as: Element.self) {
          Element._makeElement($0, in: self)
        })
      if changesGradually { nodes[place].appear() }
      if place == 0 {
        // The other views are mostly as large as the first.
        graph.reserveElements((graph.elements.count - start) * (ids.count - 1))
      }
    }
    if nodes.count < count { leaveOut(count - nodes.count) }
    return !nodes.isEmpty
  }

  /// Hands the nodes of the same elements their next views, and returns true if any was replaced, because its element is a
  /// condition that shows another branch now.
  private func updateNodes(_ contents: UnsafeMutablePointer<Loop.Content>) -> Bool {
    let previous = nodes
    var others: [Int] = []
    for place in previous.indices
    where !Content._updateElement(contents[place], previous[place], in: self) {
      others.append(place)
    }
    if others.isEmpty { return false }
    var gone: [Key: ViewNode] = [:]
    for place in others {
      let content = contents[place]
      gone[key(at: place, previous[place].branch)] = previous[place]
      nodes[place] = node(takeBack(key(at: place, Content._branch(content))), content)
    }
    placeOfNode = nil
    remove(gone, previous)
    return true
  }

  /// Finds the nodes of the elements that stay, makes those of the elements that come, and ends the others.
  private func replaceNodes(
    _ old: consuming [Key: ViewNode], _ contents: UnsafeMutablePointer<Loop.Content>, of count: Int
  ) -> Bool {
    let previous = nodes
    var old = old
    nodes = []
    nodes.reserveCapacity(ids.count)
    for place in 0..<ids.count {
      if graph.elementRoom == 0 && old.isEmpty { break }
      let content = contents[place]
      let key = key(at: place, Content._branch(content))
      let known = old.removeValue(forKey: key) ?? takeBack(key)
      nodes.append(node(known, content))
    }
    if nodes.count < count { leaveOut(count - nodes.count) }
    remove(old, previous)
    return !previous.elementsEqual(nodes, by: ===)
  }

  private func take(_ ids: LoopIDs<ID>, areDistinct: Bool) {
    self.ids = ids
    placeOfNode = nil
    placeOfID = nil
    if ids.count > Self.mostElements { reportNumber() }
    occurrences = areDistinct ? nil : countOccurrences()
  }

  /// Returns nil where all ids differ; otherwise reports the first that does not.
  private func countOccurrences() -> [Int]? {
    let ids = ids.list
    if Set(ids).count == ids.count {
      if ids.contains(where: { $0 != $0 }) { graph.report(.unequal, at: path) }
      return nil
    }
    var seen: [ID: Int] = [:]
    var duplicate: ID?
    let occurrences = ids.map { id in
      let occurrence = seen[id, default: 0]
      if occurrence == 1 && duplicate == nil { duplicate = id }
      seen[id] = occurrence + 1
      return occurrence
    }
    if let duplicate { report(duplicate) }
    return occurrences
  }

  private func key(at place: Int, _ branch: UInt8) -> Key {
    Key(id: ids[place], occurrence: occurrences?[place] ?? 0, branch: branch)
  }

  private func nodesByKey() -> [Key: ViewNode] {
    var known: [Key: ViewNode] = [:]
    for place in nodes.indices { known[key(at: place, nodes[place].branch)] = nodes[place] }
    return known
  }

  /// The node that an element already had, with its new view, or a new one made for it.
  private func node(_ known: ViewNode?, _ content: Content) -> ViewNode {
    if let known {
      _ = Content._updateElement(content, known, in: self)
      return known
    }
    let node = Content._makeElement(content, in: self)
    // Asked of every node: a transition may bring its own animation.
    node.appear()
    return node
  }

  /// The node of a view on its way out, which stays.
  private func takeBack(_ key: Key) -> ViewNode? {
    let node = departures?.takeBack(key)
    node?.setEnvironment(environment)
    return node
  }

  private func remove(_ gone: [Key: ViewNode], _ previous: [ViewNode]) {
    if graph.changesGradually && !gone.isEmpty && departures == nil {
      departures = Departures(self)
    }
    guard let departures else {
      for node in gone.values { node.detach() }
      return
    }
    for (key, node) in gone { departures.remove(node, for: key) }
    departures.arrange(among: nodes, after: previous)
  }

  package override func collectElements(into elements: inout SubviewList) {
    guard let departures, !departures.isEmpty else {
      elements.expect(nodes.count)
      forEachObject(in: nodes) { $0.collectElements(into: &elements) }
      return
    }
    departures.collectElements(of: nodes, into: &elements)
  }

  package override func detach() {
    super.detach()
    departures?.detach()
  }

  /// A larger number of views at once is hardly ever intended; each takes a kilobyte or two.
  private static var mostElements: Int { 100_000 }

  private func reportNumber() {
    if hasReportedNumber { return }
    hasReportedNumber = true
    graph.diagnostics.report(
      "ForEach: makes more than \(Self.mostElements) views at once. Put it into a LazyVStack, LazyHStack or lazy grid "
        + "inside a ScrollView, which makes those in sight.", at: path, severity: .note)
  }

  /// Forgets the last `count` elements, for which there was no room.
  private func leaveOut(_ count: Int) {
    ids.keepFirst(nodes.count)
    occurrences?.removeSubrange(nodes.count...)
    graph.diagnostics.report(
      "ForEach: leaves \(count) elements out, because there are \(graph.elementLimit) views "
        + "already. Put it into a LazyVStack, LazyHStack or lazy grid inside a ScrollView, which makes those in sight.",
      at: path, about: "elements left out")
  }

  private func report(_ duplicate: ID) {
    // Views of subviews have ids from other loops, which report them.
    if ID.self == Subview.ID.self { return }
    if hasReportedDuplicates { return }
    hasReportedDuplicates = true
    graph.reportDuplicate("\(duplicate)", at: path)
  }
}

extension ViewGraph {
  fileprivate var elementRoom: Int { max(elementLimit - elements.count, 0) }

  func report(_ fault: IDFault, at path: String) {
    diagnostics.report(fault.message, at: path, severity: .note, about: "ids that change")
  }

  func reportDuplicate(_ id: String, at path: String) {
    diagnostics.report(
      "ForEach: the id \(id) occurs more than once; every element is shown, but state may move between equal ids. "
        + "Give each element an id of its own.", at: path, severity: .note, about: "equal ids")
  }
}
