import EspalierDrawing
import Foundation
import LayoutEngine

/// A primitive view whose children are made as they come into view.
@MainActor package protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The rule that arranges the children in `list`.
  func rule(_ list: LazyList) -> LazyRule
}

extension LazyContainerView {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
    LazyContainerNode(view, inputs)
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// A node that has lists inside make their children on demand.
@MainActor protocol LazyContent: ElementContainer {
  /// Takes over the rows that a list made while the container was laid out.
  func adoptRows()

  /// Ends rows that the finished layout left out.
  func removeRowsOutOfView()

  /// Ends rows that are shown nowhere, once the lists that showed them have ended theirs.
  func removeUnusedRows()
}

extension LazyContent {
  func removeRowsOutOfView() {}

  func removeUnusedRows() {}
}

extension ViewNode {
  /// The container above that takes this node's elements as its children, if it makes its children
  /// on demand.
  var lazyContent: (any LazyContent)? {
    var node: ViewNode? = self
    while let current = node {
      switch ContainerKind.of(current) {
      case .none: node = current.parent
      case .eager: return nil
      case .lazy: return current as? any LazyContent
      }
    }
    return nil
  }
}

/// The kind of a node, for the nodes inside it.
private enum ContainerKind {
  /// The node hands the elements inside it on to the container around it.
  case none
  /// The elements inside it are children of its own element, and all are made at once.
  case eager
  /// They are made as they come into view.
  case lazy

  /// The kinds of the classes that were asked for last.
  @MainActor private static let known = TypeTable<ContainerKind>(count: 256)

  @MainActor static func of(_ node: ViewNode) -> ContainerKind {
    let type = ObjectIdentifier(type(of: node))
    if let kind = known.value(for: type) { return kind }
    let kind: ContainerKind =
      node is any LazyContent ? .lazy : node is any ElementContainer ? .eager : .none
    known.note(kind, for: type)
    return kind
  }
}

/// The node of a lazy stack or grid.
final class LazyContainerNode<Container: LazyContainerView>: ViewNode, LazyContent {
  private var view: Container
  private let list = LazyList()
  private(set) var element: LazyElement?
  private var content: ViewNode?

  init(_ view: Container, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    element = LazyElement(self, graph.tree.makeNode(view.rule(list)), list: list)
    content = makeChild(view.content)
    graph[LazyContents.self].add(self)
    graph.needsSync(self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override var name: String? { shortName(Container.self) }

  override func update<V>(_ view: V) {
    self.view = unsafeSame(view, as: Container.self)
    element?.setRule(self.view.rule(list))
    updateChild(content, self.view.content)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    element?.isMirrored = environment.isMirrored
  }

  override func collectElements(into elements: inout SubviewList) {
    if let element { elements.append(element) }
  }

  override func childElementsDidChange() { graph.needsSync(self) }

  func syncElements() {
    guard let element else { return }
    element.setChildren(collectRows())
    // The number of rows may have changed, although those that exist are the same.
    list.contentChanged()
    graph.tree.invalidate(element.id)
    graph.layoutChanged()
  }

  func adoptRows() {
    markPreferencesChanged()
    element?.adoptChildren(collectRows())
  }

  func removeRowsOutOfView() {
    guard let element, hasRowsOutOfView(list.root) else { return }
    // Once taken out of the tree, rows can be removed without having anything measured again.
    var leaving: Set<LayoutNodeID> = []
    list.root.collectRowsOutOfView(into: &leaving)
    element.adoptChildren(element.children.filter { !leaving.contains($0.id) })
    removeRowsOutOfView(list.root)
    adoptRows()
  }

  private func hasRowsOutOfView(_ group: LazyGroup) -> Bool {
    if (group.maker as? RowMakerLink)?.maker?.hasRows(outside: group.kept) ?? false { return true }
    return group.innerGroups.contains { hasRowsOutOfView($0) }
  }

  private func removeRowsOutOfView(_ group: LazyGroup) {
    (group.maker as? RowMakerLink)?.maker?.removeRows(outside: group.kept)
    for inner in group.innerGroups { removeRowsOutOfView(inner) }
  }

  /// The elements of the existing rows, after handing each list its own.
  private func collectRows() -> [LayoutElement] {
    let subviews = content?.collectedSubviews ?? SubviewList()
    list.root.setParts(parts(subviews.items))
    return subviews.elements
  }

  /// The children in the form that the layout uses.
  private func parts(_ items: [SubviewItem]) -> [LazyPart] {
    var parts: [LazyPart] = []
    for item in items {
      switch item {
      case .element(let element): if !element.departs { parts.append(.row(element.id)) }
      case .group(let rows as RowsGroup, let entries):
        rows.layout.entries.removeAll(keepingCapacity: true)
        for entry in entries { rows.layout.entries[entry.index] = self.parts(entry.items) }
        parts.append(.group(rows.layout))
      case .group(let section as SectionGroup, let entries):
        section.layout.entries.removeAll(keepingCapacity: true)
        for entry in entries {
          let part = section.parts[entry.index]
          part.setParts(self.parts(entry.items))
          section.layout.entries[entry.index] = [.group(part)]
        }
        parts.append(.group(section.layout))
      case .group(_, let entries): for entry in entries { parts += self.parts(entry.items) }
      }
    }
    return parts
  }

  override var scrollTargets: (any ScrollTargetSource)? { self }

  override func detach() {
    super.detach()
    graph[LazyContents.self].remove(self)
    element?.remove()
  }
}

extension LazyContainerNode: ScrollTargetSource {
  var targetElement: LayoutElement? { element }

  func place(ofID id: AnyHashable) -> CGRect? {
    place(of: entry(in: list.root) { $0.entry(ofID: id) })
  }

  func place(ofInnerID id: AnyHashable) -> CGRect? {
    let find = { (maker: any RowMaker) in maker.entry(ofInnerID: id) }
    guard var found = entry(in: list.root, find) else { return nil }
    // An existing entry may hold a list with a more exact answer: a section holds one of rows.
    while let inner = entry(in: found.group.groups(ofEntry: found.index), find) { found = inner }
    return place(of: found)
  }

  private func place(of entry: (group: LazyGroup, index: Int)?) -> CGRect? {
    guard let element, let entry else { return nil }
    return graph.tree.place(ofEntry: entry.index, of: entry.group, in: element.id)
  }

  private func entry(
    in group: LazyGroup, _ find: (any RowMaker) -> Int?
  ) -> (group: LazyGroup, index: Int)? {
    if let entry = (group.maker as? RowMakerLink)?.maker.flatMap(find) { return (group, entry) }
    return entry(in: group.innerGroups, find)
  }

  private func entry(
    in groups: [LazyGroup], _ find: (any RowMaker) -> Int?
  ) -> (group: LazyGroup, index: Int)? {
    for group in groups {
      if let found = entry(in: group, find) { return found }
    }
    return nil
  }

  func targetPlaces(in rect: CGRect) -> [CGRect] {
    element.map { graph.tree.placesOfEntries(in: rect, of: $0.id) } ?? []
  }
}

/// The element of a lazy container: headers and footers that are held at an edge are above
/// everything else.
final class LazyElement: LayoutElement {
  private var list: LazyList?

  // A convenience initializer: the compiler reports a `package` initializer that is not inherited
  // as an infinite recursion.
  convenience init(_ owner: ViewNode, _ id: LayoutNodeID, list: LazyList) {
    self.init(owner, id)
    self.list = list
  }

  override var raisedChildren: Set<LayoutNodeID> { Set(list?.pinned ?? []) }
}

/// Makes and ends the views of a list.
@MainActor package protocol RowMaker: ViewNode {
  /// Makes the first `most` rows of a range that have views and do not exist, and hands them to the
  /// container.
  func make(_ entries: Range<Int>, atMost most: Int)

  /// The entry of the element with an id.
  func entry(ofID id: AnyHashable) -> Int?

  /// The first entry whose view has an id or a tag somewhere inside; the search may read all elements
  /// and make rows.
  func entry(ofInnerID id: AnyHashable) -> Int?

  /// The first entry whose view says that it has an id or a tag; the search makes no row.
  func entry(ofToldID id: AnyHashable) -> Int?

  /// True once equal ids were met, of which either may stand for the other.
  var hasReportedDuplicates: Bool { get }

  /// The collection for whose elements rows are made.
  var rowData: Any { get }

  /// The entries whose rows exist.
  var madeEntries: [Int] { get }

  /// False if views of the rows tell no identities and traits.
  var mayTellIdentities: Bool { get }

  /// The facts that the view of an entry tells about its rows; nil where it has to be made before they are known.
  func rows(ofEntry entry: Int) -> [RowReader.Row]?
  func hasRows(outside entries: Range<Int>) -> Bool
  func removeRows(outside entries: Range<Int>)

  /// Ends the rows whose nodes are not to be kept, unless all rows are; returns true if there were
  /// some.
  func removeRows(except isKept: (ViewNode) -> Bool) -> Bool

  /// The node of a row, made if it does not exist; nil if there is no such row.
  func makeRow(at entry: Int) -> ViewNode?

  /// Makes all rows, which then stay; returns true if some did not exist.
  func makeAllRows() -> Bool

  /// The identity of the element that a row is made for; nil if there is no such row.
  func elementID(at entry: Int) -> AnyHashable?
}

/// Leads from a list in the layout tree, which knows no views, to the node that makes its rows.
@MainActor final class RowMakerLink: LazyMaker {
  private(set) weak var maker: (any RowMaker)?

  init(_ maker: any RowMaker) { self.maker = maker }

  nonisolated func make(_ entries: Range<Int>, atMost most: Int, of group: LazyGroup) {
    MainActor.assumeIsolated { maker?.make(entries, atMost: most) }
  }
}
