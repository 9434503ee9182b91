import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// A vertical line of views that are made as they come into view.
///
/// It takes all the width of its proposal. Of a `ForEach`, only the views in view exist; the length
/// of all others is estimated from those seen so far.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// The height of the room above the rows in which the first section's header stays in view, too.
  package var roomAbove: CGFloat = 0
  package let content: Content

  /// - Parameters:
  ///   - spacing: the spacing between neighbors in points; nil leaves it to the neighbors.
  ///   - pinnedViews: the views of a section that stay at the edge while the section is in view.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainerView {
  package func rule(_ list: LazyList) -> LazyRule {
    LazyRule(
      axis: .vertical, arrangement: .rows(alignment.key), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders),
      pinsFooters: pinnedViews.contains(.sectionFooters), roomBefore: roomAbove, list: list)
  }
}
