import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A grid that grows downwards, whose rows are made as they come into view.
///
/// Its views fill the columns from leading to trailing, row after row; a section begins a new row.
/// Each row is as high as its highest view.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// - Parameters:
  ///   - columns: the widths of the columns; an adaptive item stands for as many columns as fit.
  ///   - alignment: the place of the columns when they are narrower than the grid.
  ///   - spacing: the spacing between rows in points; nil stands for the platform's.
  ///   - pinnedViews: the views of a section that stay at the edge while the section is in view.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainerView {
  package func rule(_ list: LazyList) -> LazyRule {
    LazyRule(
      axis: .vertical, arrangement: .grid(columns.map(\.track), alignment.key), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders),
      pinsFooters: pinnedViews.contains(.sectionFooters), list: list)
  }
}
