import EspalierDrawing
import Foundation

/// One view for each element of a collection, kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: ElementID<Data.Element, ID>
}

extension ForEach: View, PrimitiveView where Content: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    inputs.parent?.lazyContent == nil
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
    self.init(data: data, content: content, id: ElementID(\.self))
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
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private typealias Source = ForEach<Data, ID, Content>

  /// Equal ids are told apart by how many came before, so that every element is shown.
  private struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  private var nodes: [ViewNode] = []
  private var nodeForKey: [Key: ViewNode] = [:]
  private var hasReportedDuplicates = false
  private var view: Source
  /// Removed views on their way out; nil until a removal is animated.
  private var departures: Departures<Key>?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    _ = show()
  }

  /// The ids of the nodes, made when someone asks for them.
  private var idForNode: [ObjectIdentifier: ID]?

  override var children: [ViewNode] { nodes }

  override func update<V: View>(_ view: V) {
    self.view = unsafeSame(view, as: Source.self)
    performUpdate()
  }

  override func elementIndex(of child: ViewNode) -> Int? { nodes.firstIndex { $0 === child } }

  override func identity(of child: ViewNode) -> AnyHashable? {
    let ids: [ObjectIdentifier: ID]
    if let idForNode {
      ids = idForNode
    } else {
      ids = Dictionary(
        nodeForKey.map { (ObjectIdentifier($1), $0.id) }, uniquingKeysWith: { first, _ in first })
      idForNode = ids
    }
    return ids[ObjectIdentifier(child)].map { AnyHashable($0) }
  }

  override func part(identifiedBy id: AnyHashable) -> ViewNode? {
    (id.base as? ID).flatMap { nodeForKey[Key(id: $0, occurrence: 0)] }
  }

  override func performUpdate() {
    isQueued = false
    if show() { elementsDidChange() }
  }

  /// Brings the nodes in step with the data, and answers whether children came, went or moved.
  private func show() -> Bool {
    var old = nodeForKey
    let previous = nodes
    idForNode = nil
    nodes.removeAll(keepingCapacity: true)
    nodeForKey.removeAll(keepingCapacity: true)
    var seen: [ID: Int] = [:]
    var duplicate: ID?
    // What the content reads is this node's concern; what the views in it read is theirs.
    for (id, content) in tracked({ view.data.map { (view.id.read($0), view.content($0)) } }) {
      let occurrence = seen[id, default: 0]
      if occurrence == 1 && duplicate == nil { duplicate = id }
      seen[id] = occurrence + 1
      let key = Key(id: id, occurrence: occurrence)
      let node: ViewNode
      if let kept = old.removeValue(forKey: key) ?? departures?.takeBack(key) {
        updateChild(kept, content)
        node = kept
      } else {
        node = makeChild(content)
        if graph.mayAnimate { node.appear() }
      }
      nodes.append(node)
      nodeForKey[key] = node
    }
    remove(old, previous)
    if let duplicate { report(duplicate) }
    return !previous.elementsEqual(nodes, by: ===)
  }

  private func remove(_ gone: [Key: ViewNode], _ previous: [ViewNode]) {
    if graph.mayAnimate && !gone.isEmpty && departures == nil { departures = Departures(self) }
    guard let departures else {
      for node in gone.values { node.detach() }
      return
    }
    for (key, node) in gone { departures.remove(node, for: key) }
    departures.arrange(among: nodes, after: previous)
  }

  override func collectElements(into elements: inout [LayoutElement]) {
    guard let departures, !departures.isEmpty else {
      super.collectElements(into: &elements)
      return
    }
    departures.collectElements(of: nodes, into: &elements)
  }

  override func detach() {
    super.detach()
    departures?.detach()
  }

  private func report(_ duplicate: ID) {
    if hasReportedDuplicates { return }
    hasReportedDuplicates = true
    graph.reportDuplicate("\(duplicate)", at: path)
  }
}

extension ViewGraph {
  func reportDuplicate(_ id: String, at path: String) {
    diagnostics.report(
      "ForEach: the id \(id) occurs more than once; every element is shown, but state may move between equal ids. "
        + "Give each element an id of its own.", at: path, severity: .note)
  }
}
