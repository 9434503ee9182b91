@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension ScrollRegistry {
  /// Scrolls all scroll views around an element as little as needed to show it, or a rectangle in
  /// it; returns true if there are any.
  func show(_ element: LayoutElement, _ rect: CGRect? = nil) -> Bool {
    let rect = rect ?? CGRect(origin: .zero, size: element.size)
    var isInside = false
    var current = element.scrollElement
    while let scroll = current {
      if let area = scroll.owner as? ScrollAreaNode {
        isInside = true
        let frame = element.map(to: scroll).rect(rect)
        let viewport = scroll.viewport
        var offset = area.mirrored(area.state.offset)
        offset.x += Self.distance(frame.minX, frame.maxX, viewport.minX, viewport.maxX)
        offset.y += Self.distance(frame.minY, frame.maxY, viewport.minY, viewport.maxY)
        if area.mirrored(offset) != area.state.offset {
          area.stop()
          area.pendingTargets = []
          area.setOffset(area.mirrored(offset))
        }
      }
      current = scroll.scrollElement
    }
    return isInside
  }

  /// The distance that a range has to move to be seen; of a range that is too long the beginning
  /// counts.
  private static func distance(
    _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if low < start { return low - start }
    return high > end ? min(high - end, low - start) : 0
  }
}
