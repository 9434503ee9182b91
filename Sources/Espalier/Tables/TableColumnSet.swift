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
    shown = columns.enumerated().compactMap { place, column in
      Self.isShown(column, customization) ? Shown(place: place, column: column) : nil
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

  /// Reports a table that shows nothing.
  func diagnose(_ environment: EnvironmentValues) {
    if all.isEmpty {
      environment.report(
        "Table: there is no column, so that no row shows anything. Give it a TableColumn.")
    }
  }
}

/// The positions of the columns of a table.
///
/// 1. A column starts as wide as it says, or 100 points, and 17 points between its cells and the
///    next column's.
/// 2. Where there is more room, the columns that are not fixed share it in equal parts, as far as
///    they may, in half points.
/// 3. Where the columns miss the room by no more than the table's edges, each gives an equal part.
/// 4. Where they need more than that, the table scrolls.
struct TableWidths: Equatable {
  /// From the beginning of each column to that of the next.
  let pitches: [CGFloat]
  /// Of the whole table.
  let total: CGFloat

  init(_ columns: [TableColumnWidths], in width: CGFloat) {
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
