import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// Rows of values, of which each has a cell in each column.
///
///     Table(people, selection: $selection, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///
/// A table fills its proposal. Only the rows in view are made. On the phone it shows the first
/// column.
///
/// - Preferred size: the proposal; nothing on an axis without one.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection<Value.ID>
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @State private var widths = TableChosenWidths()
  @State private var position = ScrollPosition()
  @Environment(\.look.tables) private var look
  @Environment(\.tableStyleKind) private var style
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.self) private var environment
  @ViewProblems private var problems

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>,
    _ sorting: TableSorting?, _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

@MainActor extension Table: View {
  public var body: some View {
    let all = TableColumnSet(columns._columns(), customization, $widths)
    let _ = all.diagnose(problems)
    switch look.form {
    case .columns: columns(all)
    case .list: list(Array(all.shown.prefix(1)), all).environment(\.tableWidths, nil)
    }
  }

  public static func _elementCount(within depth: Int) -> Int? { 1 }

  private func columns(_ all: TableColumnSet<Value>) -> some View {
    ListFrame {
      GeometryReader { geometry in
        let layout = TableWidths(all.shown.map { all.width(of: $0) }, in: geometry.size.width)
        ScrollView(.horizontal) {
          VStack(spacing: 0) {
            if headers != .hidden {
              TableHeader(columns: all, sorting: sorting.map(showingTop), widths: layout)
            }
            list(all.shown.map(\.column), all)
              .environment(\.tableWidths, layout)
              .environment(\.listIsTable, true)
              .contentMargins(.vertical, TableMetrics.margin, for: .scrollContent)
              .scrollPosition($position)
          }
          .frame(
            width: layout.total, height: geometry.size.height.isFinite ? geometry.size.height : nil)
        }
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      }
    }
    .accessibilityRole(
      .table, selectsRows: selection.allowsAny, selectsSeveral: selection.allowsSeveral
    )
    .background { if environment.scrollContentBackground != .hidden { TableBackground() } }
    .overlay {
      if style.isBordered {
        Rectangle().strokeBorder(.separator, lineWidth: 1).allowsHitTesting(false)
      }
    }
  }

  /// Sorts by a column, and then shows the first rows.
  ///
  /// Apple's documentation says nothing about the scroll position after sorting. The rows that were
  /// in view can be anywhere afterwards, and a table that followed one of them would jump to an
  /// arbitrary place, so that the first row in the new order is shown. Where a program sorts by
  /// itself, the position stays as it is.
  private func showingTop(_ sorting: TableSorting) -> TableSorting {
    var sorting = sorting
    let sort = sorting.sort
    sorting.sort = { comparator in
      sort(comparator)
      position.scrollTo(edge: .top)
    }
    return sorting
  }

  private func list(
    _ columns: [TableColumnSet<Value>.Shown], _ all: TableColumnSet<Value>
  ) -> some View {
    list(columns.map(\.column), all)
  }

  private var hasColumns: Bool { look.form == .columns }

  private func list(_ columns: [_TableColumn<Value>], _ all: TableColumnSet<Value>) -> some View {
    List(
      selection,
      // Bands separate the rows visually.
      content: rows._rows(_TableCells(columns: columns))
        .listRowSeparator(hasColumns ? .hidden : .automatic)
    )
    .listStyle(TableListStyle(isInset: !style.isBordered))
    .scrollContentBackground(hasColumns ? .hidden : environment.scrollContentBackground)
    .alternatingRowBackgrounds(
      hasColumns && style.alternates(environment) ? .enabled : .disabled)
  }
}

/// The lengths of tables, as recorded on macOS 26.
enum TableMetrics {
  static let headerHeight: CGFloat = 28
  /// The space between the header and the first row, and below the last.
  static let margin: CGFloat = 5
  /// The space before the first column.
  static let leading: CGFloat = 8
  /// The width that is left for the margins beside the columns.
  static let edges: CGFloat = 15
  /// The distance from the beginning of a column to its cells.
  static let cellLeading = ListLook.tableCellLeading
  /// The distance from the beginning of a column to its title.
  static let titleLeading: CGFloat = 10
  /// The part of a column's width that its cells leave free.
  static let columnSpacing: CGFloat = 17
}

/// The look of a table's rows.
private struct TableListStyle: DrawnListStyle {
  let isInset: Bool

  var name: ListStyleName { isInset ? .insetTable : .plain }
}

private struct TableBackground: View {
  var body: some View { Rectangle().fill(ListShade(0xFFFFFF, 0x1E1E1E)).ignoresSafeArea() }
}
