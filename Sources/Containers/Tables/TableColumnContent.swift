import EspalierCore
import EspalierDrawing
import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this content stands for.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// The columns in order; built-in content returns them itself, all other by its body.
  func _columns() -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public func _columns() -> [_TableColumn<TableRowValue>] { tableColumnBody._columns() }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is a column itself: it has no body")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  public func _columns() -> [_TableColumn<Never>] { [] }
}

/// A column of a table, whatever its cells are.
public struct _TableColumn<RowValue: Identifiable> {
  let label: AnyView
  /// Makes the cell of a row.
  let cell: @MainActor (RowValue) -> AnyView
  /// The comparator that sorts the rows; nil if the column cannot be sorted by.
  let comparator: (any SortComparator<RowValue>)?
  var widths = TableColumnWidths()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var fixedBehavior: TableColumnCustomizationBehavior = []
}

/// The width of a column, and its limits.
struct TableColumnWidths: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// The width of a column that sets none.
  private static let standard: CGFloat = 100
  /// The width below which no column shrinks, neither by itself nor by hand.
  private static let narrowest: CGFloat = 10

  var isFixed: Bool { minimum != nil && minimum == maximum }

  /// The first number that cannot be a width; only a maximum may be infinite.
  var problem: CGFloat? {
    [minimum, ideal, maximum == .infinity ? nil : maximum].lazy
      .compactMap { $0 }.first { usable($0) == nil }
  }

  /// A sentence about limits that exclude each other or the ideal width.
  var contradiction: String? {
    let (low, high) = (usable(minimum), usable(maximum))
    if let low, let high, low > high {
      return
        "the minimum width \(low) of a column is above its maximum \(high), so that it is always \(low) wide"
    }
    guard let ideal = usable(ideal), ideal < low ?? ideal || ideal > high ?? ideal else {
      return nil
    }
    return
      "the ideal width \(ideal) of a column is outside of its limits, so that it begins with \(start)"
  }

  /// The limits in their order, whatever the numbers are.
  var limits: ClosedRange<CGFloat> {
    let low = usable(minimum) ?? min(Self.narrowest, usable(maximum) ?? .infinity)
    return low...max(low, usable(maximum) ?? .infinity)
  }

  var start: CGFloat {
    min(max(usable(ideal) ?? Self.standard, limits.lowerBound), limits.upperBound)
  }

  /// Numbers that cannot be widths are left out.
  private func usable(_ width: CGFloat?) -> CGFloat? {
    width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

extension TableColumnContent {
  /// Sets the alignment of the column's label and cells.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(base: self) { $0.alignment = alignment }
  }
}

/// The alignment of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, center, trailing, numeric }

  let storage: Storage

  /// The alignment of the platform: at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(storage: .automatic) }
  public static var leading: TableColumnAlignment { TableColumnAlignment(storage: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(storage: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(storage: .trailing) }
  /// The alignment of numbers at their end, whatever the direction of the text.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(storage: .numeric) }

  /// The alignment of numbers of a system of digits, at their end.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    numeric
  }

  /// The place of a cell in the room that it does not need, from 0 to 1.
  func share(_ direction: LayoutDirection) -> CGFloat {
    switch storage {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing: 1
    // Numbers end at the right, also between lines from right to left.
    case .numeric: direction == .rightToLeft ? 0 : 1
    }
  }
}
