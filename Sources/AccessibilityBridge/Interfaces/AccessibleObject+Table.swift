import Espalier

/// `org.a11y.atspi.Table` and `org.a11y.atspi.TableCell`: the rows and columns of a table.
///
/// A table may have a million rows, of which those in view exist: it knows the number of all, and the cells of those.
extension AccessibleObject {
  /// The table, for a table; that around it, for a cell; nil for all other elements.
  var table: AccessibleTable? {
    guard let window, let tree = window.tree, let node else { return nil }
    var id: Int? = node.id
    if node.role == .cell {
      while let next = id, tree[next]?.node.role != .table { id = tree[next]?.parent }
    }
    guard let id, let entry = tree[id], entry.node.role == .table else { return nil }
    return AccessibleTable(entry, in: tree)
  }

  private func told(_ id: Int?) -> DBusValue {
    guard let id, let window else { return Self.nothing }
    return application.told(window.reference(id))
  }

  // MARK: Tables

  var tableProperties: [String: DBusValue] {
    guard let table else { return [:] }
    return [
      "NRows": .int(table.rowCount), "NColumns": .int(table.columnCount),
      "NSelectedRows": .int(table.selectedRows.count), "NSelectedColumns": .int(0),
      "Caption": Self.nothing, "Summary": Self.nothing,
    ]
  }

  func tableAnswer(_ member: String, _ arguments: AccessibleArguments) -> AccessibleAnswer {
    guard let table else { return .unknownMember }
    switch member {
    case "GetSelectedRows":
      return .values([.array(of: "i", table.selectedRows.map { .int($0) })])
    case "GetSelectedColumns": return .values([.array(of: "i", [])])
    default: break
    }
    guard let first = arguments.int(0) else {
      return Self.tableMembers.contains(member) ? .badArguments : .unknownMember
    }
    return columnAnswer(member, first, of: table) ?? rowAnswer(member, first, of: table)
      ?? cellAnswer(member, first, arguments.int(1), of: table)
  }

  private static let tableMembers: Set<String> = [
    "GetAccessibleAt", "GetIndexAt", "GetRowAtIndex", "GetColumnAtIndex", "GetRowDescription",
    "GetColumnDescription", "GetRowExtentAt", "GetColumnExtentAt", "GetRowHeader",
    "GetColumnHeader", "IsRowSelected", "IsColumnSelected", "IsSelected", "AddRowSelection",
    "AddColumnSelection", "RemoveRowSelection", "RemoveColumnSelection",
    "GetRowColumnExtentsAtIndex",
  ]

  private func columnAnswer(
    _ member: String, _ column: Int, of table: AccessibleTable
  ) -> AccessibleAnswer? {
    switch member {
    case "GetColumnHeader": .values([told(table.header(of: column)?.node.id)])
    case "GetColumnDescription": .values([.string(table.text(of: table.header(of: column)))])
    // Columns cannot be selected.
    case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": .values([.bool(false)])
    default: nil
    }
  }

  private func rowAnswer(
    _ member: String, _ row: Int, of table: AccessibleTable
  ) -> AccessibleAnswer? {
    switch member {
    case "GetRowHeader": .values([Self.nothing])
    case "GetRowDescription": .values([.string(table.text(of: table.row(row)))])
    case "IsRowSelected": .values([.bool(table.isSelected(row))])
    case "AddRowSelection": .values([.bool(select(row, of: table))])
    // A press of a selected row leaves it selected: programs can press another one.
    case "RemoveRowSelection": .values([.bool(false)])
    default: nil
    }
  }

  private func select(_ row: Int, of table: AccessibleTable) -> Bool {
    if table.isSelected(row) { return true }
    guard let window, let entry = table.row(row) else { return false }
    application.wasOperated = true
    return window.host.session.perform(.press, on: entry.node.id)
  }

  private func cellAnswer(
    _ member: String, _ first: Int, _ second: Int?, of table: AccessibleTable
  ) -> AccessibleAnswer {
    let columns = max(table.columnCount, 1)
    switch member {
    case "GetRowAtIndex":
      return .values([.int(table.isIndex(first) ? first / columns : -1)])
    case "GetColumnAtIndex":
      return .values([.int(table.isIndex(first) ? first % columns : -1)])
    case "GetRowColumnExtentsAtIndex":
      let isThere = table.isIndex(first)
      let (row, column) = isThere ? (first / columns, first % columns) : (-1, -1)
      return .values([
        .bool(isThere), .int(row), .int(column), .int(isThere ? 1 : 0), .int(isThere ? 1 : 0),
        .bool(isThere && table.isSelected(row)),
      ])
    default: break
    }
    guard Self.tableMembers.contains(member) else { return .unknownMember }
    guard let second else { return .badArguments }
    let isThere = table.isPlace(row: first, column: second)
    switch member {
    case "GetAccessibleAt": return .values([told(table.cell(first, second))])
    case "GetIndexAt": return .values([.int(isThere ? first * columns + second : -1)])
    case "GetRowExtentAt", "GetColumnExtentAt": return .values([.int(isThere ? 1 : 0)])
    case "IsSelected": return .values([.bool(isThere && table.isSelected(first))])
    default: return .unknownMember
    }
  }

  // MARK: Cells

  /// The place of this cell in its table; nil for all other elements.
  private var cellPlace: (row: Int, column: Int)? {
    guard let node, node.role == .cell else { return nil }
    return table?.place(of: node.id)
  }

  var tableCellProperties: [String: DBusValue] {
    guard let place = cellPlace, let table else { return [:] }
    return [
      "ColumnSpan": .int(1), "RowSpan": .int(1),
      "Position": .structure([.int(place.row), .int(place.column)]), "Table": told(table.id),
    ]
  }

  func tableCellAnswer(_ member: String) -> AccessibleAnswer {
    guard let place = cellPlace, let table else { return .unknownMember }
    switch member {
    case "GetRowColumnSpan":
      return .values([.int(place.row), .int(place.column), .int(1), .int(1)])
    case "GetColumnHeaderCells":
      let header = table.header(of: place.column).map { told($0.node.id) }
      return .values([.array(of: "(so)", header.map { [$0] } ?? [])])
    case "GetRowHeaderCells": return .values([.array(of: "(so)", [])])
    default: return .unknownMember
    }
  }
}

/// The rows of a table that exist, by their numbers from 0.
struct AccessibleTable {
  let id: Int
  private let tree: AccessibleTree
  private let rows: [(number: Int, entry: AccessibleTree.Entry)]
  private let headers: [AccessibleTree.Entry]
  let rowCount: Int

  init(_ table: AccessibleTree.Entry, in tree: AccessibleTree) {
    id = table.node.id
    self.tree = tree
    var headers: [AccessibleTree.Entry] = []
    var rows: [AccessibleTree.Entry] = []
    var pending = Array(table.children.reversed())
    while let id = pending.popLast(), let entry = tree[id] {
      switch entry.node.role {
      case .columnHeader: headers.append(entry)
      case .tableRow where !entry.children.contains { tree[$0]?.node.role == .columnHeader }:
        rows.append(entry)
      case .table: continue
      default: pending += entry.children.reversed()
      }
    }
    self.headers = headers
    // Rows know their places in their section: in a table of several sections, these say nothing. The header of a section
    // has no place.
    let places = rows.compactMap(\.node.place)
    let isOneSection =
      Set(places.map(\.count)).count == 1
      && zip(places, places.dropFirst()).allSatisfy { $0.number < $1.number }
    if isOneSection {
      self.rows = rows.compactMap { row in row.node.place.map { ($0.number - 1, row) } }
    } else {
      self.rows = rows.enumerated().map { ($0.offset, $0.element) }
    }
    rowCount = isOneSection ? places.first?.count ?? 0 : rows.count
  }

  var columnCount: Int { max(headers.count, rows.map { cells(of: $0.entry).count }.max() ?? 0) }

  /// The numbers of the selected rows, of those that exist.
  var selectedRows: [Int] { rows.filter(\.entry.node.isSelected).map(\.number) }

  func row(_ number: Int) -> AccessibleTree.Entry? { rows.first { $0.number == number }?.entry }

  func isSelected(_ row: Int) -> Bool { self.row(row)?.node.isSelected ?? false }

  func header(of column: Int) -> AccessibleTree.Entry? {
    headers.indices.contains(column) ? headers[column] : nil
  }

  /// The label of an element, or else those of the elements in it.
  func text(of entry: AccessibleTree.Entry?) -> String {
    guard let entry else { return "" }
    if !entry.node.label.isEmpty { return entry.node.label }
    return entry.children.map { text(of: tree[$0]) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func isPlace(row: Int, column: Int) -> Bool {
    (0..<rowCount).contains(row) && (0..<columnCount).contains(column)
  }

  func isIndex(_ index: Int) -> Bool {
    columnCount > 0 && index >= 0 && index / columnCount < rowCount
  }

  /// The element of a cell; nil if it does not exist.
  func cell(_ row: Int, _ column: Int) -> Int? {
    guard let entry = self.row(row) else { return nil }
    let cells = cells(of: entry)
    return cells.indices.contains(column) ? cells[column] : nil
  }

  func place(of cell: Int) -> (row: Int, column: Int)? {
    for (number, row) in rows {
      if let column = cells(of: row).firstIndex(of: cell) { return (number, column) }
    }
    return nil
  }

  private func cells(of row: AccessibleTree.Entry) -> [Int] {
    row.children.filter { tree[$0]?.node.role == .cell }
  }
}
