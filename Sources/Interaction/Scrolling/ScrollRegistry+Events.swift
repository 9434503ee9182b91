@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

extension ScrollRegistry {
  /// Offers the scroll views a key that no view took; returns true if one of them took it.
  ///
  /// Presses and wheels are not handled here: they are contested, by ``ScrollPan``, ``ScrollGrip``
  /// and the scroll views as ``WheelResponder``s.
  ///
  /// - Parameter focused: the element with the focus.
  package func scroll(_ event: InputEvent, at focused: LayoutElement? = nil) -> Bool {
    guard case .key(let event) = event else { return false }
    let areas = focused?.enclosingAreas ?? areas.filter(\.takesKeys)
    return areas.contains { $0.scroll(event) }
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
    if let before = hovered, before !== found?.area { before.hoverIndicator(nil) }
    hovered = found?.area
    found?.area.hoverIndicator(found?.axis)
  }
}

extension LayoutElement {
  /// The scroll views around this element and itself, the innermost first.
  var enclosingAreas: [ScrollAreaNode] {
    outward.compactMap { $0 is ScrollElement ? $0.owner as? ScrollAreaNode : nil }
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
}
