import EspalierCore
import Foundation

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column that is not sortable, beside others that are.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  /// A group of columns in a table that is not sorted; the columns themselves may be sortable.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ group: Group<Content>
  ) -> Group<Content> where Content.TableRowValue == RowValue { group }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue { column }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    .first(first)
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    .second(second)
  }

  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }
}

/// Several columns side by side, as a builder collects them.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  public var value: T
  // Given the parts: builders run anywhere, and a closure could not take them to the main actor.
  private let columns: @MainActor (T) -> [_TableColumn<RowValue>]

  init(_ value: T, columns: @escaping @MainActor (T) -> [_TableColumn<RowValue>]) {
    self.value = value
    self.columns = columns
  }
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<RowValue>] { columns(value) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<Wrapped.TableRowValue>] { self?._columns() ?? [] }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<TrueContent.TableRowValue>] {
    switch self {
    case .first(let content): content._columns()
    case .second(let content): content._columns()
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// Several columns as one.
  public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(parts: content())
  }

  /// Several columns as one.
  // Columns in it need not name the type of the rows: this ties it to that of the table, before the
  // content is type-checked.
  public init<R, C, T>(@TableColumnBuilder<R, C> content: () -> Content)
  where Content == TupleTableColumnContent<R, C, T> {
    self.init(parts: content())
  }

  public func _columns() -> [_TableColumn<Content.TableRowValue>] { content._columns() }
}
