import EspalierDrawing
import Foundation

/// One view for each element of a collection, kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: ElementID<Data.Element, ID>

  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: ElementID<Data.Element, ID>
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    if Data.self is any UnlistedCollection.Type { return UnlistedForEachNode(view, inputs) }
    return inputs.parent?.lazyContent == nil
      ? ForEachNode(view, inputs) : LazyForEachNode(view, inputs)
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  /// One view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: ElementID { $0.id })
  }
}

extension ForEach where Content: View {
  /// One view for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: ElementID(id))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: ElementID())
  }
}

extension ForEach where Content: View {
  /// One view for each element of a collection behind a binding, with a binding to the element.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { entry in content(data.element(at: entry.0, elements[entry.0])) },
      id: ElementID { $0.1 })
  }

  /// One view for each element of a collection behind a binding, with a binding to the element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// The nodes of a `ForEach`, found again by identity when the collection changes.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode
{
  private typealias Source = ForEach<Data, ID, Content>

  /// Equal ids are distinguished by the number of equal ids before them, so that every element is
  /// shown.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  @exclusivity(unchecked) private var view: Source
  /// One node for each element, in the order of `ids`.
  @exclusivity(unchecked) private var nodes: [ViewNode] = []
  @exclusivity(unchecked) private var ids: [ID] = []
  /// The number of equal ids before each; nil where all differ.
  @exclusivity(unchecked) private var occurrences: [Int]?
  private var hasReportedDuplicates = false
  private var hasReportedNumber = false
  /// Removed views on their way out; nil until a removal is animated.
  @exclusivity(unchecked) private var departures: Departures<Key>?

  package init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    _ = show()
  }

  package override var children: [ViewNode] { nodes }

  package override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: Source.self)
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
        ids.indices.map { (ids[$0], $0) }, uniquingKeysWith: { first, _ in first })
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
    let (ids, contents, count) = tracked { elements() }
    // Most updates change the contents of the elements, and not the set of elements.
    if ids == self.ids {
      let nodes = nodes
      for place in nodes.indices { updateChild(nodes[place], contents[place]) }
      return false
    }
    // Tables of nodes are left alone where they are empty: their types have parameters, and are looked
    // up each time.
    if nodes.isEmpty && departures == nil {
      take(ids)
      nodes.reserveCapacity(ids.count)
      let graph = graph
      let changesGradually = graph.changesGradually
      let start = graph.elements.count
      // In place, without copying the views.
      contents.withUnsafeBufferPointer { contents in
        guard let first = contents.baseAddress else { return }
        for place in contents.indices where graph.elementRoom > 0 {
          let node = withValue(at: first + place, as: Content.self) { makeChild($0) }
          if changesGradually { node.appear() }
          nodes.append(node)
          if place == 0 {
            // The other views are mostly as large as the first.
            graph.reserveElements((graph.elements.count - start) * (contents.count - 1))
          }
        }
      }
      if nodes.count < count { leaveOut(count - nodes.count) }
      return !nodes.isEmpty
    }
    let previous = nodes
    var old = nodesByKey()
    take(ids)
    nodes = []
    nodes.reserveCapacity(ids.count)
    for place in 0..<contents.count {
      if graph.elementRoom == 0 && old.isEmpty { break }
      nodes.append(node(knownNode(at: place, among: &old), contents[place]))
    }
    if nodes.count < count { leaveOut(count - nodes.count) }
    remove(old, previous)
    return !previous.elementsEqual(nodes, by: ===)
  }

  /// The elements' ids and views, as far as there is room, and the number of all elements: values
  /// that the data and the content read belong to this node, values that the views in it read to
  /// theirs.
  private func elements() -> (ids: [ID], contents: [Content], count: Int) {
    var ids: [ID] = []
    var contents: [Content] = []
    let count = view.data.count
    let shown = min(count, nodes.count + graph.elementRoom)
    ids.reserveCapacity(shown)
    contents.reserveCapacity(shown)
    let view = view
    // Two loops without closures, which would look up the types that they work with for each element.
    if Data.self == Range<Int>.self {
      // By their own type: asked through their protocol, ranges look up the conformance for each number.
      for number in unsafeSame(view.data, as: Range<Int>.self).prefix(shown) {
        let element = unsafeSame(number, as: Data.Element.self)
        ids.append(view.id.read(element))
        contents.append(view.content(element))
      }
      return (ids, contents, count)
    }
    if let fault = view.idFault { graph.report(fault, at: path) }
    // By indices, because sequences made of sequences do the same.
    var index = view.data.startIndex
    for _ in 0..<shown {
      let element = view.data[index]
      ids.append(view.id.read(element))
      contents.append(view.content(element))
      view.data.formIndex(after: &index)
    }
    return (ids, contents, count)
  }

  private func take(_ ids: [ID]) {
    self.ids = ids
    placeOfNode = nil
    placeOfID = nil
    if ids.count > Self.mostElements { reportNumber() }
    occurrences = view.hasDistinctIDs ? nil : countOccurrences()
  }

  /// Returns nil where all ids differ; otherwise reports the first that does not.
  private func countOccurrences() -> [Int]? {
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

  private func key(at place: Int) -> Key {
    Key(id: ids[place], occurrence: occurrences?[place] ?? 0)
  }

  private func nodesByKey() -> [Key: ViewNode] {
    var known: [Key: ViewNode] = [:]
    for place in nodes.indices { known[key(at: place)] = nodes[place] }
    return known
  }

  /// The node that an element already had, with its new view, or a new one made for it.
  private func node(_ known: ViewNode?, _ content: Content) -> ViewNode {
    if let known {
      updateChild(known, content)
      return known
    }
    let node = makeChild(content)
    if graph.changesGradually { node.appear() }
    return node
  }

  private func knownNode(at place: Int, among old: inout [Key: ViewNode]) -> ViewNode? {
    let key = key(at: place)
    return old.removeValue(forKey: key) ?? departures?.takeBack(key)
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
      super.collectElements(into: &elements)
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
    ids.removeSubrange(nodes.count...)
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
