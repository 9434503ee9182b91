import EspalierDrawing
import Foundation
import LayoutEngine

extension ViewGraph {
  /// Hands the scroll views an event about scrolling; returns true if one of them took it.
  ///
  /// Presses are not handled here: they are contested in the gesture arena, by ``ScrollPan`` and
  /// ``ScrollGrip``.
  ///
  /// - Parameter hit: the innermost element below the pointer, or the one with the focus; nil
  ///   searches for it.
  func scroll(_ event: InputEvent, at hit: LayoutElement? = nil) -> Bool {
    switch event {
    case .wheel(let event):
      return areas(at: event.position, hit).contains { $0.scroll(event) }
    case .key(let event):
      let areas = hit?.enclosingAreas ?? scrolling.areas.filter(\.takesKeys)
      return areas.contains { $0.scroll(event) }
    case .pointer, .text, .magnify, .rotate, .drop, .windowFocus: return false
    }
  }

  /// Shows the indicator that the mouse is on.
  ///
  /// - Parameter hit: the innermost element below the mouse; nil where there is none.
  func hoverIndicator(at point: CGPoint?, in hit: LayoutElement?) {
    var found: (area: ScrollAreaNode, axis: Axis)?
    for area in hit?.enclosingAreas ?? [] where found == nil {
      guard let point, let inner = area.point(point), let axis = area.hoveredIndicator(at: inner)
      else { continue }
      found = (area, axis)
    }
    if let before = scrolling.hovered, before !== found?.area { before.hoverIndicator(nil) }
    scrolling.hovered = found?.area
    found?.area.hoverIndicator(found?.axis)
  }

  /// The scroll views below the pointer, the innermost first.
  private func areas(at point: CGPoint, _ hit: LayoutElement?) -> [ScrollAreaNode] {
    if let hit { return hit.enclosingAreas }
    let candidates = scrolling.areas.filter { $0.isHit(at: point) }
    // Of several that overlap, the one made last lies above the others.
    let top = candidates.enumerated().max {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    return top?.element.element?.enclosingAreas ?? []
  }
}

extension LayoutElement {
  /// The scroll views around this element and itself, the innermost first.
  var enclosingAreas: [ScrollAreaNode] {
    var areas: [ScrollAreaNode] = []
    var element: LayoutElement? = self
    while let current = element {
      if current is ScrollElement, let area = current.owner as? ScrollAreaNode {
        areas.append(area)
      }
      element = current.parent
    }
    return areas
  }
}

extension ScrollAreaNode {
  /// True if the scroll view moves by keys where nothing has the focus.
  fileprivate final var takesKeys: Bool {
    scrollArea == nil && element.map { !graph.layers.isOutOfReach($0) } ?? false
  }

  fileprivate final func hoverIndicator(_ axis: Axis?) {
    if isDetached || axis == indicators.hovered { return }
    indicators.hover(axis, at: graph.clock.now)
    element?.setNeedsDrawing()
  }

  /// A point of the window in the scroll view's coordinates; nil where it has none.
  final func point(_ point: CGPoint) -> CGPoint? {
    guard let element else { return nil }
    switch element.map(to: nil) {
    case .shift(let offset): return CGPoint(x: point.x - offset.width, y: point.y - offset.height)
    case .projection(let map): return map.hasArea ? point.applying(map.inverted()) : nil
    }
  }

  /// True if a point of the window shows this scroll view, and none around it hides it there.
  final func isHit(at point: CGPoint) -> Bool {
    var area: ScrollAreaNode? = self
    while let current = area {
      guard let element = current.element, !element.isLeftOut, let inner = current.point(point),
        element.viewport.holds(inner)
      else { return false }
      area = current.scrollArea
    }
    return true
  }
}
