import EspalierCore
import Foundation

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  associatedtype _Rows: View

  /// The rows that this content stands for.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The rows as a table shows them; built-in content returns them itself, all other by its body.
  func _rows(_ table: _TableCells<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public func _rows(_ table: _TableCells<TableRowValue>) -> TableRowBody._Rows {
    tableRowBody._rows(table)
  }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is a row itself: it has no body")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _Rows = Never

  public func _rows(_ table: _TableCells<Never>) -> Never {
    switch self {}
  }
}

/// The maker of the cells of a table's rows, from the columns that are shown.
@MainActor public struct _TableCells<Value: Identifiable> {
  let columns: [_TableColumn<Value>]
}

/// A row of a table, of which the columns make the cells.
public struct TableRow<Value: Identifiable> {
  let value: Value

  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Value>) -> some View {
    TableRowView(value: value, columns: table.columns).tag(value.id)
  }
}

/// One row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  public var data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Data.Element>) -> some View {
    // The rows stand for the elements' ids: they need no tags, for which all rows would have to be
    // made.
    ForEach(data) { TableRowView(value: $0, columns: table.columns) }
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  public init() {}
}

extension EmptyTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Value>) -> some View { EmptyView() }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Wrapped.TableRowValue>) -> Wrapped._Rows? {
    self?._rows(table)
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowBody = Never

  public func _rows(
    _ table: _TableCells<TrueContent.TableRowValue>
  ) -> _ConditionalContent<TrueContent._Rows, FalseContent._Rows> {
    switch self {
    case .first(let content): .first(content._rows(table))
    case .second(let content): .second(content._rows(table))
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowBody = Never

  /// Several rows as one.
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(parts: content())
  }

  public func _rows(_ table: _TableCells<Content.TableRowValue>) -> Content._Rows {
    content._rows(table)
  }
}

/// Collects the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .first(first)
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }
}

/// Several rows below each other, as a builder collects them.
public struct TupleTableRowContent<Value: Identifiable, T> {
  public var value: T
  // Given the parts: builders run anywhere, and a closure could not take them to the main actor.
  private let rows: @MainActor (T, _TableCells<Value>) -> AnyView

  init(_ value: T, rows: @escaping @MainActor (T, _TableCells<Value>) -> AnyView) {
    self.value = value
    self.rows = rows
  }
}

extension TupleTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _rows(_ table: _TableCells<Value>) -> AnyView { rows(value, table) }
}
