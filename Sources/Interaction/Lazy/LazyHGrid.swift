import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A grid that grows from leading to trailing, whose columns are made as they come into view.
///
/// Its views fill the rows from top to bottom, column after column; a section begins a new column.
/// Each column is as wide as its widest view.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// - Parameters:
  ///   - rows: the heights of the rows; an adaptive item stands for as many rows as fit.
  ///   - alignment: the place of the rows when they are lower than the grid.
  ///   - spacing: the spacing between columns in points; nil stands for the platform's.
  ///   - pinnedViews: the views of a section that stay at the edge while the section is in view.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainerView {
  package func rule(_ list: LazyList) -> LazyRule {
    LazyRule(
      axis: .horizontal, arrangement: .grid(rows.map(\.track), alignment.key), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders),
      pinsFooters: pinnedViews.contains(.sectionFooters), list: list)
  }
}
