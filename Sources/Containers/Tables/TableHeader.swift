import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The order of a table's rows, whatever the type of its comparators is.
struct TableSorting {
  /// The direction in which rows are sorted by a comparator in the first place; nil if they are not
  /// sorted by it.
  let order: @MainActor (any SortComparator) -> SortOrder?
  /// Sorts rows by a comparator in the first place, or reverses the direction if they already are.
  var sort: @MainActor (any SortComparator) -> Void

  init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) {
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = comparators.wrappedValue.first,
        first.isSame(as: comparator)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var list = comparators.wrappedValue
      if let first = list.first, first.isSame(as: comparator) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      list.removeAll { $0.isSame(as: comparator) }
      comparators.wrappedValue = [comparator] + list
    }
  }
}

extension SortComparator {
  /// Returns true if two comparators differ at most in their direction.
  fileprivate func isSame(as other: Self) -> Bool {
    var (one, two) = (self, other)
    one.order = .forward
    two.order = .forward
    return one == two
  }
}

/// The titles of the columns.
struct TableHeader<Value: Identifiable> {
  let columns: TableColumnSet<Value>
  let sorting: TableSorting?
  let widths: TableWidths
  @State private var drag: TableColumnDrag?
  @Environment(\.layoutDirection) private var direction
}

/// A column that is being dragged to another place.
private struct TableColumnDrag: Equatable {
  /// The place of the column among all.
  let place: Int
  /// The distance from its place, towards the end.
  var distance: CGFloat
}

@MainActor extension TableHeader: View {
  var body: some View {
    TableHeaderLayout(widths: widths) {
      ForEach(columns.shown, id: \.place) { shown in
        let isDragged = drag?.place == shown.place
        TableHeaderCell(
          columns: columns, shown: shown, sorting: sorting, width: width(of: shown),
          follow: { follow(shown, $0) }, drop: { drop(shown) }, letGo: { drag = nil }
        )
        .opacity(isDragged ? 0.7 : 1)
        .offset(x: isDragged ? drawn(drag?.distance ?? 0) : 0)
        .zIndex(isDragged ? 1 : 0)
      }
    }
    .accessibilityRole(.tableRow)
    .overlay(alignment: .leading) {
      if let line = insertionLine {
        Rectangle().fill(.tint).frame(width: 2).offset(x: drawn(line - 1))
          .allowsHitTesting(false).accessibilityHidden(true)
      }
    }
    .frame(height: TableMetrics.headerHeight)
    .overlay(alignment: .bottom) {
      Rectangle().fill(.separator).frame(height: 1).accessibilityHidden(true)
    }
    .contentShape(Rectangle())
    .contextMenu {
      ForEach(columns.changeable, id: \.place) { change in
        Toggle(
          isOn: Binding(
            get: { change.isShown }, set: { columns.show(change.column, $0) })
        ) {
          change.column.label
        }
      }
    }
  }

  private func width(of shown: TableColumnSet<Value>.Shown) -> CGFloat {
    widths.pitches[index(of: shown)] - TableMetrics.columnSpacing
  }

  private func index(of shown: TableColumnSet<Value>.Shown) -> Int {
    columns.shown.firstIndex { $0.place == shown.place } ?? 0
  }

  /// Offsets are drawn from the left, and columns stand from the leading edge on.
  private func drawn(_ distance: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -distance : distance
  }

  // MARK: Moving columns

  private func follow(_ shown: TableColumnSet<Value>.Shown, _ distance: CGFloat) {
    guard columns.canMove(shown) else { return }
    drag = TableColumnDrag(place: shown.place, distance: drawn(distance))
  }

  private func drop(_ shown: TableColumnSet<Value>.Shown) {
    if let target { columns.move(shown, before: target) }
    drag = nil
  }

  /// The number of columns before the place where the dragged one would go; nil where that is its
  /// own.
  private var target: Int? {
    guard let drag, let source = columns.shown.firstIndex(where: { $0.place == drag.place })
    else { return nil }
    let middle = widths.starts[source] + widths.pitches[source] / 2 + drag.distance
    let target = zip(widths.starts, widths.pitches).prefix { $0 + $1 / 2 < middle }.count
    return target == source || target == source + 1 ? nil : target
  }

  /// The distance of the line between two columns where the dragged one would go.
  private var insertionLine: CGFloat? {
    target.map { TableMetrics.leading + widths.pitches.prefix($0).reduce(0, +) }
  }
}

/// The title of a column, which sorts by it when pressed, and the line after it, which makes it
/// wider.
private struct TableHeaderCell<Value: Identifiable> {
  let columns: TableColumnSet<Value>
  let shown: TableColumnSet<Value>.Shown
  let sorting: TableSorting?
  /// The width of the column's cells.
  let width: CGFloat
  /// Called with the distance by which the title was dragged, when it was dropped, and when the drag is over.
  let follow: (CGFloat) -> Void
  let drop: () -> Void
  let letGo: () -> Void
  /// The column's width when a drag of the line after it began.
  @GestureState private var start: CGFloat?
  /// True while the title is dragged.
  @GestureState private var isDragged = false
  @Environment(\.layoutDirection) private var direction

  /// The distance from the line at which the pointer can grab it.
  private static var reach: CGFloat { 4 }
  /// The width by which keys and assistive programs make the column wider.
  private static var step: CGFloat { 20 }
}

@MainActor extension TableHeaderCell: View {
  var body: some View {
    HStack(spacing: 0) {
      if columns.canMove(shown) {
        title.contentShape(Rectangle()).highPriorityGesture(
          DragGesture(minimumDistance: 8, coordinateSpace: .global)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { follow($0.translation.width) }
            .onEnded { _ in drop() }
        )
        // A drag that is cancelled has no end.
        .onChange(of: isDragged) { if !isDragged { letGo() } }
      } else {
        title
      }
      divider
    }
    .frame(maxHeight: .infinity)
    .accessibilityRole(
      .columnHeader, value: order.map { $0 == .forward ? "ascending" : "descending" },
      handlers: handlers)
  }

  /// The changes of the column that assistive programs offer.
  private var handlers: [AccessibilityHandler] {
    var handlers: [AccessibilityHandler] = []
    if columns.canResize(shown) {
      handlers.append(.named(Text("Wider")) { widen(by: Self.step) })
      handlers.append(.named(Text("Narrower")) { widen(by: -Self.step) })
    }
    if columns.canMove(shown) {
      handlers.append(.named(Text("Move Back")) { columns.move(shown, by: -1) })
      handlers.append(.named(Text("Move Forward")) { columns.move(shown, by: 1) })
    }
    return handlers
  }

  /// The direction in which rows are sorted by the column in the first place; nil if they are not.
  private var order: SortOrder? {
    guard let sorting, let comparator = shown.column.comparator else { return nil }
    return sorting.order(comparator)
  }

  @ViewBuilder private var title: some View {
    if let sorting, let comparator = shown.column.comparator {
      Pressable(action: { sorting.sort(comparator) }) { isPressed in
        HStack(spacing: 4) {
          text
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.system(size: 9, weight: .semibold))
              .accessibilityHidden(true)
          }
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .opacity(isPressed ? 0.6 : 1)
      }
      .accessibilityValue(
        order.map { Text($0 == .forward ? "ascending" : "descending") } ?? Text("")
      )
      .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { press($0) }
    } else {
      text
    }
  }

  /// Makes the column wider or narrower with Option and an arrow, and moves it where Command is held, too.
  ///
  /// AppKit has no keys for either.
  private func press(_ key: KeyPress) -> KeyPress.Result {
    let way: CGFloat = (key.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1
    // Control does not count: a host reports the key that takes the place of Command as both.
    switch key.modifiers.intersection([.shift, .option, .command]) {
    case .option where columns.canResize(shown): widen(by: way * Self.step)
    case [.option, .command] where columns.canMove(shown): columns.move(shown, by: Int(way))
    default: return .ignored
    }
    return .handled
  }

  private func widen(by distance: CGFloat) { columns.setWidth(width + distance, of: shown) }

  /// The title, where the cells of the column stand.
  private var text: some View {
    let share = shown.column.alignment.share(direction)
    return shown.column.label
      .font(.subheadline.weight(.medium))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .padding(.leading, TableMetrics.titleLeading)
      .frame(
        maxWidth: .infinity,
        alignment: share == 0 ? .leading : share == 1 ? .trailing : .center)
  }

  /// The line at the end of the column.
  private var divider: some View {
    Rectangle().fill(.separator)
      .frame(width: 1)
      // As recorded: from 6 to 22 of 28.
      .padding(.vertical, 6)
      .padding(.horizontal, Self.reach)
      .contentShape(Rectangle())
      .pointerStyle(columns.canResize(shown) ? .columnResize : nil)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($start) { _, start, _ in start = start ?? width }
          .onChanged { drag in
            guard columns.canResize(shown) else { return }
            let start = start ?? width
            let distance = drag.translation.width
            columns.setWidth(
              start + (direction == .rightToLeft ? -distance : distance), of: shown)
          }
      )
      .accessibilityHidden(true)
  }
}

/// Lays out the titles at the beginnings of their columns.
private struct TableHeaderLayout: Layout {
  let widths: TableWidths

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(
      width: widths.total,
      height: proposal.replacingUnspecifiedDimensions(
        by: CGSize(width: 0, height: TableMetrics.headerHeight)
      ).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, column) in zip(subviews, zip(widths.starts, widths.pitches)) {
      subview.place(
        at: CGPoint(x: bounds.minX + TableMetrics.leading + column.0, y: bounds.minY),
        proposal: ProposedViewSize(width: column.1, height: bounds.height))
    }
  }
}
