import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A horizontal line of views that are made as they come into view.
///
/// It takes all the height of its proposal. Of a `ForEach`, only the views in view exist; the
/// length of all others is estimated from those seen so far.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// - Parameters:
  ///   - spacing: the spacing between neighbors in points; nil leaves it to the neighbors.
  ///   - pinnedViews: the views of a section that stay at the edge while the section is in view.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyContainerView {
  package func rule(_ list: LazyList) -> LazyRule {
    LazyRule(
      axis: .horizontal, arrangement: .rows(alignment.key), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders),
      pinsFooters: pinnedViews.contains(.sectionFooters), list: list)
  }
}
