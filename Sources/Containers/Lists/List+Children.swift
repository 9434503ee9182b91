import EspalierControls
import EspalierCore
import Foundation

/// The content of a list of trees.
public typealias _ListOutline<Data: RandomAccessCollection, ID: Hashable, RowContent: View> =
  OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
  >

extension List {
  /// A row for each element of a tree that can be seen; several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen; one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen, identified by the value at `id`; people can
  /// select several.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen, identified by the value at `id`; people can
  /// select one.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen, one of which is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      .exactlyOne(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen, identified by the value at `id`, one of
  /// which is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(
      .exactlyOne(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a tree that can be seen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(.none, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree that can be seen, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init(.none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// A row for each element of a tree behind a binding that can be seen, with a binding to the
  /// element; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _ListOutline<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection), content: OutlineGroup(data, children: children, content: rowContent)
    )
  }

  /// A row for each element of a tree behind a binding that can be seen, with a binding to the
  /// element; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _ListOutline<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection), content: OutlineGroup(data, children: children, content: rowContent)
    )
  }

  /// A row for each element of a tree behind a binding that can be seen, identified by the value at
  /// `id`; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A row for each element of a tree behind a binding that can be seen, identified by the value at
  /// `id`; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A row for each element of a tree behind a binding that can be seen, with a binding to the
  /// element; one of them is always selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _ListOutline<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      .exactlyOne(selection), content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree behind a binding that can be seen, identified by the value at
  /// `id`; one of them is always selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _ListOutline<Binding<Data>, ID, RowContent> {
    self.init(
      .exactlyOne(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a tree behind a binding that can be seen, with a binding to the
  /// element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _ListOutline<Binding<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(.none, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// A row for each element of a tree behind a binding that can be seen, identified by the value at
  /// `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _ListOutline<Binding<Data>, ID, RowContent> {
    self.init(.none, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
