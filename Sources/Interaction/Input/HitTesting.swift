@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

// The pointer meets the topmost view that shows something where it points: a text or a picture in
// its frame, a shape where it paints. Containers and modifiers show nothing themselves. Clipping
// hides a view, but does not keep it from being met (https://oleb.net/2022/clipped-hit-testing);
// only a viewport and `contentShape(_:)` do.

extension LayoutElement {
  /// The innermost element that the pointer meets at `point`, in this element's coordinates.
  ///
  /// Looks only into elements whose ``hitBounds`` hold the point.
  func hit(at point: CGPoint) -> LayoutElement? {
    if pointerReach == .nothing || graph.isTooDeepToUpdate(owner) { return nil }
    guard knownHitBounds.holds(point) else { return nil }
    graph.counters.hitElements += 1
    guard let point = innerPoint(point) else { return nil }
    let shape = pointerShape
    if let shape, !shape.contains(point, self) { return nil }
    for child in reachableChildren.reversed() {
      let origin = child.presentedFrame.origin
      let inner = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      if let hit = child.hit(at: inner) { return hit }
    }
    return shape != nil || isHit(at: point) ? self : nil
  }

  /// A point of this element before the effect that moves what is drawn; nil where no point is
  /// shown there, or where a viewport hides it.
  private func innerPoint(_ point: CGPoint) -> CGPoint? {
    var point = point
    if let effect = geometryEffect?(size) {
      guard effect.hasArea else { return nil }
      point = point.applying(effect.inverted())
    }
    if isRemoved { return nil }
    if let rule = rule as? any ViewportRule,
      !rule.viewport(LayoutNode(graph.tree, id)).holds(point)
    {
      return nil
    }
    return point
  }

  /// The shape of this element where the pointer meets it.
  private var pointerShape: ContentShape? {
    guard let shape = self[ContentShape.self] else { return nil }
    return shape.kind.contains(.interaction) ? shape : nil
  }

  /// Invalidates ``hitBounds`` here and in the elements around.
  package func forgetHitBounds() {
    var element: LayoutElement? = self
    while let current = element, current.hitBounds != nil || current === self {
      current.hitBounds = nil
      element = current.parent
    }
  }

  /// The children that the pointer can meet, those painted above others later; not those on their
  /// way out.
  private var reachableChildren: ElementList {
    let children = childrenInReach
    return hasDepartingChildren
      ? ElementList(children.filter { !isOnItsWayOut($0) }) : children
  }

  private var childrenInReach: ElementList {
    switch pointerReach {
    case .nothing, .itself: ElementList()
    case .firstChild: ElementList(Array(children.prefix(1)))
    case .firstChildOnTop:
      ElementList(childrenInDrawingOrder.filter { $0 !== children.first } + children.prefix(1))
    case .all: childrenInPointerOrder
    }
  }

  /// The bounds in which the pointer can meet this element or one inside it, remembered until
  /// something inside changes.
  private var knownHitBounds: CGRect {
    if let hitBounds { return hitBounds }
    let bounds = computedHitBounds
    hitBounds = bounds
    return bounds
  }

  private var computedHitBounds: CGRect {
    if pointerReach == .nothing || graph.isTooDeepToUpdate(owner) { return .null }
    var bounds = ownHitBounds
    for child in reachableChildren {
      let origin = child.presentedFrame.origin
      let inner = child.knownHitBounds
      if !inner.isNull { bounds = bounds.joined(with: inner.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    if let shape = pointerShape { bounds = shape.bounds(self) }
    guard let effect = geometryEffect?(size), !bounds.isNull else { return bounds }
    guard effect.hasArea else { return .null }
    let moved = bounds.applying(effect)
    // Parts of a turned card may lie behind the viewer; then no rectangle is certain.
    return moved.isNull ? .everything : moved
  }

  /// This element and those around it, from inside out.
  package var chain: [LayoutElement] { Array(outward) }
}

extension CGRect {
  /// A rectangle larger than anything that is shown.
  fileprivate static var everything: CGRect { CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }
}

extension ViewGraph {
  /// The innermost element that the pointer meets at a point of the window.
  package func hit(at point: CGPoint) -> LayoutElement? {
    guard let rootElement, point.x.isFinite, point.y.isFinite else { return nil }
    let origin = rootElement.presentedFrame.origin
    return rootElement.hit(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}
