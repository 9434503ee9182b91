@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// Scrolls a scroll view while something is dragged near one of its edges.
///
/// The nearer to the edge, or the farther beyond it, the faster the content moves.
@MainActor package final class EdgeScroll: GraphComponent {
  private unowned let graph: ViewGraph
  private var point = CGPoint.zero
  private weak var area: ScrollAreaNode?
  private var axes: Axis.Set = []
  private var last: Date?
  /// Called with the place of the pointer when content has moved under it.
  private var moved: (@MainActor (CGPoint) -> Void)?

  /// The distance from the edge inwards within which content moves.
  private static let zone: CGFloat = 32
  /// The speeds at the inner end of the zone and at its outer end, in points per second.
  private static let speeds: ClosedRange<CGFloat> = 60...600

  // The tree owns its components.
  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Follows a drag to a place of the window.
  ///
  /// - Parameters:
  ///   - axes: the axes of the edges that count.
  ///   - element: an element inside of the scroll view; nil takes what is under the pointer.
  package func follow(
    _ point: CGPoint, axes: Axis.Set = [.horizontal, .vertical], in element: LayoutElement? = nil,
    moved: @escaping @MainActor (CGPoint) -> Void
  ) {
    self.point = point
    self.moved = moved
    self.axes = axes
    area = area(around: element ?? graph.hit(at: point))
    if last == nil {
      last = graph.clock.now
      graph.clock.add(self)
    }
  }

  /// Ends with the drag.
  package func end() {
    if last == nil { return }
    last = nil
    moved = nil
    area = nil
    graph.clock.remove(self)
  }

  /// The innermost scroll view around an element at whose edge the pointer is, and that has more
  /// content there.
  private func area(around element: LayoutElement?) -> ScrollAreaNode? {
    var scroll = element is ScrollElement ? element : element?.scrollElement
    while let current = scroll {
      if let area = current.owner as? ScrollAreaNode, speed(of: area) != .zero { return area }
      scroll = current.scrollElement
    }
    return nil
  }

  /// The speed of the content, in offsets from the leading edge.
  private func speed(of area: ScrollAreaNode) -> CGVector {
    guard let scroll = area.element, !scroll.isRemoved else { return .zero }
    let view = scroll.map(to: nil).rect(scroll.viewport)
    var speed = CGVector.zero
    if axes.contains(.vertical), area.axes.contains(.vertical) {
      speed.dy = Self.speed(point.y, from: view.minY, to: view.maxY)
      if !area.canMove(.vertical, by: speed.dy) { speed.dy = 0 }
    }
    if axes.contains(.horizontal), area.axes.contains(.horizontal) {
      let toRight = Self.speed(point.x, from: view.minX, to: view.maxX)
      speed.dx = area.isMirrored ? -toRight : toRight
      if !area.canMove(.horizontal, by: speed.dx) { speed.dx = 0 }
    }
    return speed
  }

  private static func speed(_ place: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    let zone = min(zone, (high - low) / 4)
    guard zone > 0 else { return 0 }
    func speed(_ depth: CGFloat) -> CGFloat {
      speeds.lowerBound + min(depth / zone, 1) * (speeds.upperBound - speeds.lowerBound)
    }
    if place < low + zone { return -speed(low + zone - place) }
    if place > high - zone { return speed(place - high + zone) }
    return 0
  }
}

extension EdgeScroll: ClockReader {
  package var nextTick: Date? {
    guard let area, !area.isDetached, speed(of: area) != .zero else { return nil }
    return graph.clock.now.addingTimeInterval(1 / 60)
  }

  /// The longest step, in seconds: after a pause of the host, content does not leap.
  private static let mostSeconds: TimeInterval = 0.1

  package func timeDidChange(to now: Date) {
    guard let last else { return }
    self.last = now
    guard let area, !area.isDetached else { return }
    let seconds = min(max(now.timeIntervalSince(last), 0), Self.mostSeconds)
    let speed = speed(of: area)
    if speed == .zero { return }
    area.stop()
    area.pendingTargets = []
    area.setOffset(
      CGPoint(
        x: area.state.offset.x + speed.dx * seconds, y: area.state.offset.y + speed.dy * seconds))
    // The places of the rows are known after the layout.
    graph.afterLayout { [weak self] in
      guard let self, let moved = self.moved else { return }
      moved(self.point)
    }
  }
}
