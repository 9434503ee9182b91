import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

// Loops, sections and outlines of rows.

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(
    _ table: _TableCells<Content.TableRowValue>
  ) -> ForEach<Data, ID, Content._Rows> {
    ForEach<Data, ID, Content._Rows>(
      data: data, content: { [content] in content($0)._rows(table) }, id: id)
  }
}

extension ForEach
where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Rows for each element, identified by its `id`.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: ElementID { $0.id })
  }

  /// A row for each element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: ElementID { $0.id })
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows for each element, identified by the value at `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: ElementID(id))
  }
}

extension ForEach where Content: TableRowContent, Data == Range<Int>, ID == Int {
  /// Rows for each number of a range.
  public init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: ElementID())
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(
    _ table: _TableCells<Content.TableRowValue>
  ) -> Section<Parent, Content._Rows, Footer> {
    Section<Parent, Content._Rows, Footer>(
      header: header, content: content._rows(table), footer: footer, isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows with a header.
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Rows with a header.
  public init<V>(header: Parent, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Rows with a header that exist only while `isExpanded` is true.
  public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows that are separated from others.
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Rows with a verbatim title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Rows with a string resource for their title.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Rows with a localized title that exist only while `isExpanded` is true.
  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Rows with a verbatim title that exist only while `isExpanded` is true.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Rows with a string resource for their title that exist only while `isExpanded` is true.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// A row that opens and closes rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  /// A row for a value, open while `isExpanded` is true.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Rows that others belong to, open while `isExpanded` is true.
  public init<Value>(
    isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content,
    @TableRowBuilder<Value> label: () -> Label
  ) where Value == Label.TableRowValue {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  @ViewBuilder public func _rows(_ table: _TableCells<Label.TableRowValue>) -> some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded) {
        content()._rows(table)
      } label: {
        label._rows(table)
      }
    } else {
      DisclosureGroup {
        content()._rows(table)
      } label: {
        label._rows(table)
      }
    }
  }
}

extension OutlineGroup: TableRowContent
where
  Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
  Leaf.TableRowValue == Data.Element, Parent.TableRowValue == Data.Element,
  Subgroup.TableRowValue == Data.Element
{
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Data.Element>) -> some View {
    OutlineView(tree: tree, content: { [content] in content($0)._rows(table) })
  }

  /// Rows for the elements of a tree.
  public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    tree = OutlineTree(
      roots: .elements(data), id: ElementID(\.id), children: { $0[keyPath: children] })
    content = { TableRow($0) }
  }

  /// Rows for an element and those below it.
  public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
  {
    tree = OutlineTree(
      roots: .element(root), id: ElementID(\.id), children: { $0[keyPath: children] })
    content = { TableRow($0) }
  }
}

extension OutlineGroup
where
  Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
{
  /// Rows of your choice for the elements of a tree.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Rows of your choice for an element and those below it.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Rows of your choice for the elements of a tree, identified by the value at `id`.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    tree = OutlineTree(
      roots: .elements(data), id: ElementID(id), children: { $0[keyPath: children] })
    self.content = content
  }

  /// Rows of your choice for an element, identified by the value at `id`, and those below it.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    tree = OutlineTree(
      roots: .element(root), id: ElementID(id), children: { $0[keyPath: children] })
    self.content = content
  }
}

/// The rows of a table whose elements form a tree.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Data.Element>) -> some View {
    let children = children
    return OutlineView(
      tree: OutlineTree(
        roots: .elements(data), id: ElementID(\.id), children: { $0[keyPath: children] }),
      content: { TableRowView(value: $0, columns: table.columns) })
  }
}
