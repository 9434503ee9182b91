import EspalierCore
import Foundation

extension Table {
  /// A table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), .none, nil, columnCustomization)
  }

  /// A table with a row for each element, which people can sort by its columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), .none, TableSorting(sortOrder),
      columnCustomization)
  }

  /// A table with a row for each element; one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), .one(selection), nil, columnCustomization)
  }

  /// A sortable table with a row for each element; one can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), .one(selection), TableSorting(sortOrder),
      columnCustomization)
  }

  /// A table with a row for each element; several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element {
    self.init(
      TableForEachContent(data: data), columns(), .many(selection), nil, columnCustomization)
  }

  /// A sortable table with a row for each element; several can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), .many(selection), TableSorting(sortOrder),
      columnCustomization)
  }

  /// A table with a row for each element of a tree that can be seen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .none, nil,
      columnCustomization)
  }

  /// A sortable table with a row for each element of a tree that can be seen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .none,
      TableSorting(sortOrder), columnCustomization)
  }

  /// A table with a row for each element of a tree that can be seen; one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .one(selection), nil,
      columnCustomization)
  }

  /// A sortable table with a row for each element of a tree that can be seen; one can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .one(selection),
      TableSorting(sortOrder), columnCustomization)
  }

  /// A table with a row for each element of a tree that can be seen; several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .many(selection), nil,
      columnCustomization)
  }

  /// A sortable table with a row for each element of a tree that can be seen; several can be
  /// selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Sort.Compared == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(), .many(selection),
      TableSorting(sortOrder), columnCustomization)
  }
}
