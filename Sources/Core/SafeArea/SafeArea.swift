import EspalierDrawing
import Foundation
import LayoutEngine

/// A marker that exists once some view has reduced the safe area of the views inside it: without
/// it, elements are not searched for such views.
@MainActor final class SafeAreaPaddings: GraphComponent {
  init(_ graph: ViewGraph) {}
}

extension LayoutElement {
  /// The distance that this element could reach out to each edge of the space around it, across the
  /// safe areas that it touches.
  package var safeAreaInsets: EdgeInsets {
    if graph.existing(SafeAreaPaddings.self) == nil && graph.windowSafeArea == EdgeInsets() {
      return EdgeInsets()
    }
    let frame = frameInRoot
    var reach = frame
    var blocked: Axis.Set = []
    var element = parent
    while let current = element {
      blocked.formUnion(current.safeAreaBarrier)
      if let padding = current.safeAreaPadding?(current) {
        reach = reach.reaching(current.frameInRoot, across: padding, isMirrored: current.isMirrored)
          .replacing(blocked, from: frame)
      }
      element = current.parent
    }
    reach = reach.reaching(graph.window, across: graph.windowSafeArea, isMirrored: false)
      .replacing(blocked, from: frame)
    // Edges that are infinitely far away have no distance from each other.
    func distance(_ inner: CGFloat, _ outer: CGFloat) -> CGFloat {
      let distance = outer - inner
      return distance.isFinite ? distance : 0
    }
    var insets = EdgeInsets(
      top: distance(reach.minY, frame.minY), leading: distance(reach.minX, frame.minX),
      bottom: distance(frame.maxY, reach.maxY), trailing: distance(frame.maxX, reach.maxX))
    if isMirrored { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}

extension EdgeInsets {
  /// The difference below which two edges are the same.
  fileprivate static var slack: CGFloat { 0.001 }

  func isClose(to other: EdgeInsets) -> Bool {
    Edge.allCases.allSatisfy { abs(self[$0] - other[$0]) <= Self.slack }
  }
}

extension CGRect {
  /// This rectangle with the extent of another one along some axes.
  fileprivate func replacing(_ axes: Axis.Set, from other: CGRect) -> CGRect {
    let (x, y) = (
      axes.contains(.horizontal) ? other : self, axes.contains(.vertical) ? other : self
    )
    return CGRect(x: x.minX, y: y.minY, width: x.width, height: y.height)
  }

  /// This rectangle, moved out to the edges of `outer` wherever it touches `outer` less `padding`.
  fileprivate func reaching(_ outer: CGRect, across padding: EdgeInsets, isMirrored: Bool) -> CGRect
  {
    let left = isMirrored ? padding.trailing : padding.leading
    let right = isMirrored ? padding.leading : padding.trailing
    let slack = EdgeInsets.slack
    let x0 = left > 0 && minX <= outer.minX + left + slack ? min(minX, outer.minX) : minX
    let x1 = right > 0 && maxX >= outer.maxX - right - slack ? max(maxX, outer.maxX) : maxX
    let y0 =
      padding.top > 0 && minY <= outer.minY + padding.top + slack ? min(minY, outer.minY) : minY
    let y1 =
      padding.bottom > 0 && maxY >= outer.maxY - padding.bottom - slack
      ? max(maxY, outer.maxY) : maxY
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

private enum SafeAreaPaddingKey: ElementKey {
  typealias Value = @MainActor (LayoutElement) -> EdgeInsets
}

extension LayoutElement {
  /// The lengths that this element takes out of the safe area of those inside it.
  package final var safeAreaPadding: (@MainActor (LayoutElement) -> EdgeInsets)? {
    get { self[SafeAreaPaddingKey.self] }
    set {
      if newValue != nil { _ = graph[SafeAreaPaddings.self] }
      self[SafeAreaPaddingKey.self] = newValue
    }
  }
}
