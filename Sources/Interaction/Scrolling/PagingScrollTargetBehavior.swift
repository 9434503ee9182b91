@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Makes a scroll view come to rest at multiples of its own size, one page at a time.
public struct PagingScrollTargetBehavior {
  public init() {}
}

extension PagingScrollTargetBehavior: ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0, page.isFinite else { continue }
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      // Half of a page turns it, and so does a flick.
      let turned = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = page * min(max(turned, start - 1), start + 1)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
