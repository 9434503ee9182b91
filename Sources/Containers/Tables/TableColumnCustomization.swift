import EspalierCore
import EspalierDrawing
import Foundation

/// The changes that people make to a table's columns: which of them are shown, how wide they are, and their
/// order.
///
/// It can be stored, and given to the table again.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  var widths: [String: Double] = [:]
  /// The ids of the columns that were moved; empty if none was.
  var order: [String] = []

  public init() {}

  private enum CodingKeys: String, CodingKey { case visibilities, widths, order }

  /// Reads the existing parts: some were stored by programs that knew fewer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    visibilities =
      try container.decodeIfPresent([String: Bool].self, forKey: .visibilities) ?? [:]
    widths = try container.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    order = try container.decodeIfPresent([String].self, forKey: .order) ?? []
  }

  /// Restores the order in which the table has the columns.
  public mutating func resetOrder() { order = [] }

  /// The visibility of the column with a customization id; `automatic` if it has not been decided.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = true
      case .hidden: visibilities[id] = false
      }
    }
  }
}

/// The properties of a table's column that people can change.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  public typealias Element = TableColumnCustomizationBehavior

  private var bits: Int

  public init() { bits = 0 }

  private init(_ bits: Int) { self.bits = bits }

  /// The place of the column among the others.
  public static var reorder: Self { Self(1) }
  /// The width of the column.
  public static var resize: Self { Self(2) }
  /// The visibility of the column.
  public static var visibility: Self { Self(4) }
  public static var all: Self { Self(7) }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: Self) -> Self { Self(bits | other.bits) }

  public func intersection(_ other: Self) -> Self { Self(bits & other.bits) }

  public func symmetricDifference(_ other: Self) -> Self { Self(bits ^ other.bits) }

  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult public mutating func insert(
    _ member: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    bits |= member.bits
    return (isNew, member)
  }

  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult public mutating func update(with member: Self) -> Self? {
    let common = intersection(member)
    bits |= member.bits
    return common.bits == 0 ? nil : common
  }
}

extension TableColumnContent {
  /// Names the column in a ``TableColumnCustomization``; columns without a name are always shown.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(base: self) { $0.customizationID = id }
  }

  /// Sets whether the column is shown as long as people do not decide it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(base: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the properties of the column that people cannot change.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedTableColumns(base: self) { $0.fixedBehavior = behavior }
  }
}

/// Columns with something else about each of them.
struct ChangedTableColumns<Base: TableColumnContent> {
  let base: Base
  let change: (inout _TableColumn<Base.TableRowValue>) -> Void
}

extension ChangedTableColumns: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator
  typealias TableColumnBody = Never

  func _columns() -> [_TableColumn<Base.TableRowValue>] {
    base._columns().map { column in
      var column = column
      change(&column)
      return column
    }
  }
}
