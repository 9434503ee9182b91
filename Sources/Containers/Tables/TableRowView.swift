import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The cells of a row side by side, or the only one.
struct TableRowView<Value: Identifiable> {
  let value: Value
  let columns: [_TableColumn<Value>]
  @Environment(\.tableWidths) private var widths
  @Environment(\.layoutDirection) private var direction
}

@MainActor extension TableRowView: View {
  var body: some View {
    TableRowLayout(
      widths: widths, shares: columns.map { $0.alignment.share(direction) }
    ) {
      ForEach(columns.indices, id: \.self) { index in
        // A cell of several views, or of none, is still one cell.
        HStack(spacing: 0) { columns[index].cell(value) }
          .lineLimit(1)
          .accessibilityRole(widths == nil ? nil : .cell)
      }
    }
  }

  static func _elementCount(within depth: Int) -> Int? { 1 }
}

/// Lays out the cells of a row in the columns of the table.
///
/// In an outline, a row further in begins later and is narrower: its first cell is narrower, and
/// the others stay in their columns.
///
/// - Child sizing: the proposal is the width of its column, and its own height.
/// - Preferred size: the proposed width, and the height of the highest cell.
private struct TableRowLayout: Layout {
  let widths: TableWidths?
  let shares: [CGFloat]

  private func cells(_ width: CGFloat, _ count: Int) -> [(x: CGFloat, width: CGFloat)] {
    guard let widths, widths.pitches.count == count else {
      return (0..<count).map { _ in (0, width) }
    }
    // The row's content is as wide as the table less the margins of the list and the room of the
    // outline.
    let indent = max(0, widths.total - 2 * TableMetrics.leading - width)
    return zip(widths.starts, widths.pitches).enumerated().map { index, column in
      let start = column.0 + TableMetrics.cellLeading - (index == 0 ? 0 : indent)
      let width = column.1 - TableMetrics.columnSpacing - (index == 0 ? indent : 0)
      return (start, max(width, 0))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let cells = cells(
      width ?? widths.map { $0.total - 2 * TableMetrics.leading } ?? 0, subviews.count)
    let heights = zip(subviews, cells).map { subview, cell in
      subview.sizeThatFits(
        ProposedViewSize(width: width == nil && widths == nil ? nil : cell.width, height: nil)
      ).height
    }
    return CGSize(width: width ?? 0, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, cell) in cells(bounds.width, subviews.count).enumerated() {
      let share = shares.indices.contains(index) ? shares[index] : 0
      subviews[index].place(
        at: CGPoint(x: bounds.minX + cell.x + cell.width * share, y: bounds.midY),
        anchor: UnitPoint(x: share, y: 0.5),
        proposal: ProposedViewSize(width: cell.width, height: nil))
    }
  }
}
