import EspalierCore
import Foundation

/// The actions that people may perform on the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// People can change the order of elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People can delete elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// People can move and delete elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The places of a collection's elements, with their ids.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The place of an element, and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  fileprivate let base: Base
  fileprivate let path: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }

  public var endIndex: Base.Index { base.endIndex }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  public subscript(index: Base.Index) -> Element {
    Element(index: index, id: base[index][keyPath: path])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// A row whose element people may move and delete.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let data: Binding<Data>
  let actions: EditActions<Data>
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content
      .modifier(TraitWriter(key: DeleteActionTrait.self, value: delete as Any))
      .modifier(TraitWriter(key: MoveActionTrait.self, value: move as Any))
  }

  private var delete: ((IndexSet) -> Void)? {
    guard actions.rawValue & 1 << 1 != 0 else { return nil }
    return { [data] offsets in
      func remove<C: RangeReplaceableCollection>(_ collection: C) {
        var rest = collection
        for offset in offsets.reversed() where offset < rest.count {
          rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
        }
        if let rest = rest as? Data { data.wrappedValue = rest }
      }
      if let collection = data.wrappedValue as? any RangeReplaceableCollection {
        remove(collection)
      }
    }
  }

  private var move: ((IndexSet, Int) -> Void)? {
    guard actions.rawValue & 1 << 0 != 0 else { return nil }
    return { [data] offsets, target in
      func move<C: MutableCollection>(_ collection: C) {
        var changed = collection
        // The binding's value may have changed since the list was shown.
        guard offsets.allSatisfy({ $0 < changed.count }), target <= changed.count else { return }
        changed.move(fromOffsets: offsets, toOffset: target)
        if let changed = changed as? Data { data.wrappedValue = changed }
      }
      if let collection = data.wrappedValue as? any MutableCollection { move(collection) }
    }
  }
}

extension EditableCollectionContent: RowTelling where Content: View {
  package static func mayTellIdentities(within depth: Int) -> Bool {
    RowReader.mayTellIdentities(Content.self, within: depth)
  }

  package func tell(_ reader: inout RowReader) { reader.read(content) }
}

extension ForEach {
  /// One view for each element behind a binding; people may perform some actions on the elements in
  /// a list.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// One view for each element behind a binding, identified by the value at `id`; people may
  /// perform some actions on the elements in a list.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: IndexedIdentifierCollection(base: elements, path: id),
      content: { entry in
        EditableCollectionContent(
          content: content(data.element(at: entry.index, elements[entry.index])), data: data,
          actions: editActions)
      },
      id: ElementID { $0.id })
  }
}

/// The content of a list whose elements people may move and delete.
public typealias _EditableRows<
  Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
> = ForEach<
  IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
>

extension List {
  /// A row for each element behind a binding, which people may move or delete; they can select
  /// several.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, which people may move or delete; they can select one.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`, which people may
  /// move or delete; they can select several.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`, which people may
  /// move or delete; they can select one.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      ListSelection(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, which people may move or delete; one is always
  /// selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      .exactlyOne(selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`, which people may
  /// move or delete; one is always selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(
      .exactlyOne(selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element behind a binding, which people may move or delete.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(.none, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`, which people may
  /// move or delete.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(.none, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
