@_spi(Espalier) import EspalierCore
import Foundation

/// One column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
> where Content.TableRowValue == RowValue {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension TableColumnForEach {
  /// One column for each element, identified by its `id`.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  /// One column for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// One column for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<RowValue>] { data.flatMap { content($0)._columns() } }
}
