import SwiftUI

/// Rows of children, each row with as many as fit into the width that is proposed.
///
/// - Child sizing: each child has its ideal size.
/// - Preferred size: all the width that is proposed, and the heights of the rows with spacing between them.
struct FlowRows: Layout {
  var gap: CGFloat
  var alignment: HorizontalAlignment

  private struct Row {
    var children: Range<Int>
    var size: CGSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(of: sizes(subviews), in: proposal.width ?? .infinity)
    let heights = rows.reduce(0) { $0 + $1.size.height }
    let gaps = gap * CGFloat(max(0, rows.count - 1))
    let longest = rows.map(\.size.width).max() ?? 0
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? longest
    return CGSize(width: width, height: heights + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = sizes(subviews)
    var y = bounds.minY
    for row in rows(of: sizes, in: bounds.width) {
      var x = bounds.minX + (bounds.width - row.size.width) * share
      for index in row.children {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(sizes[index]))
        x += sizes[index].width + gap
      }
      y += row.size.height + gap
    }
  }

  /// The share of the room beside a row that stands before it.
  private var share: CGFloat {
    switch alignment {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  private func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  private func rows(of sizes: [CGSize], in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for (index, size) in sizes.enumerated() {
      if let last = rows.last, last.size.width + gap + size.width <= width {
        rows[rows.count - 1].children = last.children.lowerBound..<index + 1
        rows[rows.count - 1].size.width += gap + size.width
        rows[rows.count - 1].size.height = max(last.size.height, size.height)
      } else {
        rows.append(Row(children: index..<index + 1, size: size))
      }
    }
    return rows
  }
}
