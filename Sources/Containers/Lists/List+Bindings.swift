import EspalierCore
import Foundation

/// The places of a collection's elements with the ids of these.
public typealias _BoundElements<Data: MutableCollection & RandomAccessCollection, ID> =
  LazyMapSequence<Data.Indices, (Data.Index, ID)>

extension List {
  /// A row for each element behind a binding, with a binding to the element; people can select
  /// several.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element behind a binding, with a binding to the element; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`; people can select
  /// several.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`; people can select
  /// one.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  // Bindings to collections are collections themselves. A selection that need not be wrapped in an
  // optional makes these initializers go before those for collections.

  /// A row for each element behind a binding, with a binding to the element; people can select
  /// several.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(.many(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element behind a binding, with a binding to the element; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(.one(selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element behind a binding, with a binding to the element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element behind a binding, identified by the value at `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<_BoundElements<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(.none, content: ForEach(data, id: id, content: rowContent))
  }
}
