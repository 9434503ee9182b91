import EspalierCore
import EspalierDrawing
import Foundation

/// The widths that people gave to columns, by their places.
struct TableChosenWidths: Equatable {
  var widths: [Int: CGFloat] = [:]
}

/// The columns of a table, and the properties that people may change.
@MainActor struct TableColumnSet<Value: Identifiable> {
  /// A column that is shown, with its place among all.
  struct Shown {
    let place: Int
    let column: _TableColumn<Value>
  }

  let all: [_TableColumn<Value>]
  let shown: [Shown]
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Binding private var chosen: TableChosenWidths

  init(
    _ columns: [_TableColumn<Value>],
    _ customization: Binding<TableColumnCustomization<Value>>?,
    _ chosen: Binding<TableChosenWidths>
  ) {
    all = columns
    self.customization = customization
    _chosen = chosen
    let order = customization?.wrappedValue.order ?? []
    shown = Self.places(of: columns, in: order).compactMap { place in
      Self.isShown(columns[place], customization)
        ? Shown(place: place, column: columns[place]) : nil
    }
  }

  private static func isShown(
    _ column: _TableColumn<Value>, _ customization: Binding<TableColumnCustomization<Value>>?
  ) -> Bool {
    let chosen = column.customizationID.map {
      customization?.wrappedValue[visibility: $0] ?? .automatic
    }
    switch chosen ?? .automatic {
    case .visible: return true
    case .hidden: return false
    case .automatic: return column.defaultVisibility != .hidden
    }
  }

  /// The places of the columns from the first that is shown to the last.
  ///
  /// The columns that were moved share the places that they have in the table, in their new order;
  /// all others stay.
  private static func places(of columns: [_TableColumn<Value>], in order: [String]) -> [Int] {
    var places = Array(columns.indices)
    if order.isEmpty { return places }
    let ranks = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ place: Int) -> Int? {
      guard isMovable(columns[place]) else { return nil }
      return columns[place].customizationID.flatMap { ranks[$0] }
    }
    let slots = places.filter { rank($0) != nil }
    let moved = slots.sorted { (rank($0) ?? 0, $0) < (rank($1) ?? 0, $1) }
    for (slot, place) in zip(slots, moved) { places[slot] = place }
    return places
  }

  private static func isMovable(_ column: _TableColumn<Value>) -> Bool {
    column.customizationID != nil && !column.fixedBehavior.contains(.reorder)
  }

  func canMove(_ shown: Shown) -> Bool { customization != nil && Self.isMovable(shown.column) }

  /// Moves a column before another one that is shown, or to the end; those that cannot be moved keep
  /// their places.
  func move(_ shown: Shown, before target: Int) {
    guard canMove(shown), let customization,
      let source = self.shown.firstIndex(where: { $0.place == shown.place })
    else { return }
    let order = customization.wrappedValue.order
    // Hidden columns stay where they are among the others.
    var ids = Self.places(of: all, in: order).map { all[$0] }.filter(Self.isMovable)
      .compactMap(\.customizationID)
    guard let id = shown.column.customizationID else { return }
    let next = self.shown.indices.dropFirst(target).first {
      $0 != source && canMove(self.shown[$0])
    }
    ids.removeAll { $0 == id }
    let nextID = next.flatMap { self.shown[$0].column.customizationID }
    ids.insert(id, at: nextID.flatMap { ids.firstIndex(of: $0) } ?? ids.count)
    customization.wrappedValue.order = ids
  }

  /// Moves a column one place further, towards the end or the beginning.
  func move(_ shown: Shown, by step: Int) {
    guard let source = self.shown.firstIndex(where: { $0.place == shown.place }) else { return }
    let target = step > 0 ? source + 2 : source - 1
    if target >= 0, target <= self.shown.count { move(shown, before: target) }
  }

  /// Columns that people may show and hide.
  var changeable: [(place: Int, column: _TableColumn<Value>, isShown: Bool)] {
    guard customization != nil else { return [] }
    return all.enumerated().compactMap { place, column in
      guard column.customizationID != nil, !column.fixedBehavior.contains(.visibility) else {
        return nil
      }
      return (place, column, Self.isShown(column, customization))
    }
  }

  func show(_ column: _TableColumn<Value>, _ isShown: Bool) {
    guard let id = column.customizationID else { return }
    customization?.wrappedValue[visibility: id] = isShown ? .visible : .hidden
  }

  /// Returns the width of a column: the one that people chose, or its own.
  func width(of shown: Shown) -> TableColumnWidths {
    let limits = shown.column.widths.limits
    guard let chosen = chosenWidth(of: shown) else { return shown.column.widths }
    let width = min(max(chosen, limits.lowerBound), limits.upperBound)
    return TableColumnWidths(minimum: width, ideal: width, maximum: width)
  }

  private func chosenWidth(of shown: Shown) -> CGFloat? {
    if let id = shown.column.customizationID, let customization {
      return customization.wrappedValue.widths[id].map { CGFloat($0) }
    }
    return chosen.widths[shown.place]
  }

  func canResize(_ shown: Shown) -> Bool {
    !shown.column.widths.isFixed && !shown.column.fixedBehavior.contains(.resize)
  }

  /// Takes over the width that people gave a column; those before it keep the ones they have.
  func setWidth(_ width: CGFloat, of shown: Shown) {
    let limits = shown.column.widths.limits
    let width = min(max(width, limits.lowerBound), limits.upperBound)
    if let id = shown.column.customizationID, let customization {
      customization.wrappedValue.widths[id] = Double(width)
    } else {
      chosen.widths[shown.place] = width
    }
  }

  /// Reports a table without columns, widths that make no sense, and columns with the same name.
  @MainActor func diagnose(_ problems: ViewProblems) {
    if all.isEmpty {
      problems.report(
        "Table: there is no column, so that no row shows anything. Give it a TableColumn.")
    }
    if let width = all.lazy.compactMap(\.widths.problem).first {
      problems.report(
        "Table: \(width) is no width of a column, and is left out. Give TableColumn.width numbers from 0 up; only a "
          + "maximum may be infinite.")
    }
    if let contradiction = all.lazy.compactMap(\.widths.contradiction).first {
      problems.report(
        "Table: \(contradiction). Give TableColumn.width a min, an ideal and a max in this order of size."
      )
    }
    let names = all.compactMap(\.customizationID)
    if names.count > Set(names).count,
      let name = names.first(where: { name in names.count { $0 == name } > 1 })
    {
      problems.report(
        "Table: several columns have the customizationID \(name), and share what people choose for it. Give each column "
          + "a name of its own.")
    }
  }
}

/// The positions of the columns of a table.
///
/// 1. A column starts with the width that it sets, or 100 points, and 17 points between its cells
///    and the next column's.
/// 2. Where there is more room, the columns that are not fixed share it in equal parts, within
///    their limits, in half points.
/// 3. Where the columns exceed the room by no more than the table's edges, each gives up an equal
///    part.
/// 4. Where they need more than that, the table scrolls, as in a space without an end, which has no
///    parts to share.
struct TableWidths: Equatable {
  /// The distance from the beginning of each column to that of the next.
  let pitches: [CGFloat]
  /// The width of the whole table.
  let total: CGFloat

  init(_ columns: [TableColumnWidths], in space: CGFloat) {
    let width = space.isFinite ? space : 0
    var pitches = columns.map { $0.start + TableMetrics.columnSpacing }
    let sum = pitches.reduce(0, +)
    let room = width - TableMetrics.edges
    if sum < room {
      var open = columns.indices.filter { !columns[$0].isFixed }
      var left = room - sum
      while !open.isEmpty && left > 0 {
        let share = left / CGFloat(open.count)
        let full = open.filter {
          columns[$0].limits.upperBound + TableMetrics.columnSpacing - pitches[$0] <= share
        }
        if full.isEmpty {
          for index in open { pitches[index] += (share * 2).rounded(.down) / 2 }
          break
        }
        for index in full {
          let more = columns[index].limits.upperBound + TableMetrics.columnSpacing - pitches[index]
          pitches[index] += more
          left -= more
        }
        open.removeAll { full.contains($0) }
      }
    } else if sum <= width, !pitches.isEmpty, sum > room {
      let share = TableMetrics.edges / CGFloat(pitches.count)
      for index in pitches.indices { pitches[index] = max(pitches[index] - share, 0) }
    }
    self.pitches = pitches
    total = max(width, pitches.reduce(TableMetrics.edges, +))
  }

  /// The beginning of each column, from the edge of the first one.
  var starts: [CGFloat] {
    var start: CGFloat = 0
    return pitches.map { pitch in
      defer { start += pitch }
      return start
    }
  }
}

private enum TableWidthsKey: EnvironmentKey {
  static let defaultValue: TableWidths? = nil
}

extension EnvironmentValues {
  /// The widths of the columns of the table around; nil if it shows one column.
  var tableWidths: TableWidths? {
    get { self[TableWidthsKey.self] }
    set { self[TableWidthsKey.self] = newValue }
  }
}
