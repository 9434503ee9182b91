import EspalierControls
import EspalierCore
import EspalierInteraction

/// The elements of a tree, each shown by a view: those with children open and close.
///
/// Children are read from an element when it is opened, not before.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let tree: OutlineTree<Data, ID>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// An outline of one element, identified by its `id`, and those below it.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// An outline of elements, identified by their `id`, and those below them.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline of elements behind a binding, with a binding to each.
  public init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline of one element behind a binding and those below it, with a binding to each.
  public init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection,
    E: Identifiable, E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// An outline of one element, identified by the value at `id`, and those below it.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    tree = OutlineTree(
      roots: .element(root), id: ElementID(id), children: { $0[keyPath: children] })
    self.content = content
  }

  /// An outline of elements, identified by the value at `id`, and those below them.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    tree = OutlineTree(
      roots: .elements(data), id: ElementID(id), children: { $0[keyPath: children] })
    self.content = content
  }

  /// An outline of elements behind a binding, identified by the value at `id`, with a binding to
  /// each.
  public init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element
  {
    tree = OutlineTree(
      roots: .elements(data), id: ElementID { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) })
    self.content = content
  }

  /// An outline of one element behind a binding, identified by the value at `id`, and those below
  /// it, with a binding to each.
  public init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element
  {
    tree = OutlineTree(
      roots: .element(root), id: ElementID { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]) })
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { OutlineView(tree: tree, content: content) }
}

/// The views below an element of an outline.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { content }
}

/// An outline with its memory of the open elements.
struct OutlineView<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let tree: OutlineTree<Data, ID>
  let content: (Data.Element) -> Leaf
  @State private var openings = OutlineOpenings<ID>()
  @State private var shown = ShownOutlineTree<Data, ID>()
  @Environment(\.outlineLevel) private var level
  @ViewProblems private var problems
}

@MainActor extension OutlineView: View {
  @ViewBuilder var body: some View {
    if let level {
      let _ = shown.tree = tree
      let rows = OutlineRows(tree, openings)
      ForEach(data: rows, content: { row(of: $0, from: level) }, id: ElementID { $0.id })
    } else {
      OutlineBranch(
        tree: tree, content: content, rows: OutlineRows(tree, OutlineOpenings()),
        openings: $openings)
    }
  }

  /// Makes the row of an element: in lists, all visible elements are rows of one collection, and
  /// only the rows in view are made.
  private func row(of entry: OutlineEntry<Data, ID>, from level: Int) -> some View {
    let canOpen = entry.canOpen(in: tree, problems)
    return content(entry.element).outlineRow(
      OutlineRow(
        level: level + entry.level,
        isExpanded: canOpen
          ? $openings.projected(OutlineProjection(entry: entry, mayHaveMoved: entry.isListedOpen))
          : nil,
        setAll: canOpen ? setAll(below: entry.path) : nil,
        place: AccessibilityNode.Place(number: entry.path.offset + 1, count: entry.siblings)))
  }
}

@MainActor extension OutlineView {
  /// An action that opens or closes an element and all below it.
  private func setAll(below path: OutlinePath<ID>) -> @MainActor (Bool) -> Void {
    let (openings, shown, problems) = ($openings, shown, problems)
    return { isOpen in
      guard isOpen, let tree = shown.tree, let element = tree.element(at: path) else {
        openings.wrappedValue.set(isOpen, path, below: OutlineOpenings())
        return
      }
      let descent = OutlineDescent(below: element, at: path, in: tree)
      openings.wrappedValue.set(true, path, below: descent.openings)
      guard descent.isCutOff else { return }
      problems.report(
        "OutlineGroup: below the element with the id \(path.id) there are more than "
          + "\(OutlineDescent<Data, ID>.mostElements) elements or \(OutlineDescent<Data, ID>.mostLevels) levels; "
          + "those further down stay closed. If the tree has no end, have its children end with nil."
      )
    }
  }
}

/// Elements of an outline outside of lists: groups in groups.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let tree: OutlineTree<Data, ID>
  let content: (Data.Element) -> Leaf
  /// The elements of this branch, all of them closed.
  let rows: OutlineRows<Data, ID>
  @Binding var openings: OutlineOpenings<ID>
  @ViewProblems private var problems
}

@MainActor extension OutlineBranch: View {
  var body: some View {
    ForEach(data: rows, content: { element($0) }, id: ElementID { $0.id })
  }

  @ViewBuilder private func element(_ entry: OutlineEntry<Data, ID>) -> some View {
    if entry.canOpen(in: tree, problems) {
      DisclosureGroup(
        isExpanded: $openings.projected(OutlineProjection(entry: entry, mayHaveMoved: true))
      ) {
        OutlineSubgroupChildren(content: AnyView(branch(below: entry)))
      } label: {
        content(entry.element)
      }
    } else {
      content(entry.element)
    }
  }

  @ViewBuilder private func branch(below entry: OutlineEntry<Data, ID>) -> some View {
    if let children = tree.children(entry.element) {
      OutlineBranch(
        tree: tree, content: content, rows: OutlineRows(children, below: entry.path, in: tree),
        openings: $openings)
    }
  }
}
