import EspalierDrawing
import Foundation

// A scroll view does not draw what is out of sight: a long list takes the time of its visible part.

extension LayoutElement {
  /// The area in which this element and those inside it may paint, in its own coordinates, as far
  /// as frames tell.
  ///
  /// Shadows, wide strokes and the like reach further; callers leave room for them.
  final var paintReach: CGRect {
    if let knownReach { return knownReach }
    let reach = ownReach
    knownReach = reach
    return reach
  }

  /// The frames of this element and of those inside it, moved as their effects move them.
  package final var reachOfFrames: CGRect {
    // Nothing is certain about views that are nested too deep; drawing deals with them.
    if graph.isTooDeepToUpdate(owner) { return .everywhere }
    var reach = CGRect(origin: .zero, size: size)
    for child in childrenInDrawingOrder {
      let offset = child.presentedFrame.origin
      reach = reach.joined(with: child.paintReach.offsetBy(dx: offset.x, dy: offset.y))
    }
    guard let effect = geometryEffect?(size) else { return reach }
    let moved = reach.applying(effect)
    // A part lies behind the viewer: no rectangle is certain.
    return moved.isNull ? .everywhere : moved
  }
}

private enum DrawnRegionKey: ElementKey {
  typealias Value = CGRect
}

extension LayoutElement {
  /// The region that the last drawing was made for, if it lacks what is out of sight.
  final var drawnRegion: CGRect? {
    get { self[DrawnRegionKey.self] }
    set { self[DrawnRegionKey.self] = newValue }
  }

  /// True if the last drawing shows something of this element, as far as that is known; true before
  /// the first drawing.
  final var isInSight: Bool {
    if isRemoved || isLeftOut { return false }
    var child: LayoutElement?
    var element: LayoutElement? = self
    while let current = element {
      if let cache = current.cache {
        if cache.drawing.items.isEmpty { return false }
        if let child, let region = current.drawnRegion,
          !child.reachesInto(region, from: cache.origin)
        {
          return false
        }
      }
      child = current
      element = current.parent
    }
    return true
  }

  private func reachesInto(_ region: CGRect, from origin: CGPoint) -> Bool {
    let offset = presentedFrame.origin
    return paintReach.offsetBy(dx: origin.x + offset.x, dy: origin.y + offset.y).touches(region)
  }
}

extension CGRect {
  /// A rectangle larger than anything that is shown.
  fileprivate static var everywhere: CGRect { CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }

  /// True if both have a point in common, if only on an edge; an infinite rectangle counts as
  /// having one.
  package func touches(_ other: CGRect) -> Bool {
    !(minX > other.maxX || maxX < other.minX || minY > other.maxY || maxY < other.minY)
  }

  /// True if all of `other` lies within this rectangle.
  package func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
