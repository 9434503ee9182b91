@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The layout element of a scroll view: it shows a part of its content.
package final class ScrollElement: LayoutElement {
  /// The part of the content for which the current items were made, so that small movements keep
  /// them.
  private var region: CGRect?
  private var regionOrigin = CGPoint.zero

  package override init(_ owner: ViewNode, _ id: LayoutNodeID) {
    super.init(owner, id)
    self[OwnAccessibilityKey.self] = AccessibilityProperties(role: .scrollArea)
    self[OwnCoordinateSpaces.self] = { [weak self] space in
      self?.node.map { space.isScrollView(along: $0.axes) } ?? false
    }
  }

  private var node: ScrollAreaNode? { owner as? ScrollAreaNode }

  /// The area through which content is visible, in the scroll view's own coordinates: its frame,
  /// and the bars behind which it shows content.
  var viewport: CGRect {
    guard let rule = rule as? any ViewportRule else { return .zero }
    return rule.viewport(LayoutNode(graph.tree, id))
  }

  private var isClipping: Bool { node?.clipsContent ?? true }

  package override var ownReach: CGRect { isClipping ? viewport : reachOfFrames }

  package override var safeAreaBarrier: Axis.Set { node?.axes ?? [] }

  /// The pointer meets the view also where its content leaves it empty.
  package override func isHit(at point: CGPoint) -> Bool { viewport.holds(point) }

  package override var ownHitBounds: CGRect { viewport }

  package override func draw(_ context: DrawContext) -> ElementDrawing {
    ElementDrawing(items(context))
  }

  private func items(_ context: DrawContext) -> [DisplayItem] {
    guard let node, let content = shownChildren.first else { return [] }
    // The content is drawn as if it were not scrolled, and only then moved, so that scrolling keeps
    // its items.
    let offset = node.isMirrored ? -node.state.offset.x : node.state.offset.x
    let shift = CGSize(
      width: -context.pass.aligned(offset), height: -context.pass.aligned(node.state.offset.y))
    let place = CGPoint(
      x: context.origin.x + content.frame.minX + offset,
      y: context.origin.y + content.frame.minY + node.state.offset.y)
    var pass = context.pass
    pass.region = isClipping ? region(context, shift) : nil
    var items = content.displayItems(at: place, pass)
    if shift != .zero {
      items = items.mapped(
        by: ProjectionTransform(
          CGAffineTransform(translationX: shift.width, y: shift.height)))
    }
    if isClipping {
      let frame = context.pass.aligned(
        viewport.offsetBy(dx: context.origin.x, dy: context.origin.y))
      items = items.grouped(.clip(Path(frame), FillStyle()))
    }
    return items + node.indicatorItems(context)
  }

  /// The part of the content that is drawn: the visible part, and half as much on every side.
  private func region(_ context: DrawContext, _ shift: CGSize) -> CGRect {
    let visible = viewport.offsetBy(
      dx: context.origin.x - shift.width, dy: context.origin.y - shift.height)
    let room = CGSize(width: max(visible.width / 2, 64), height: max(visible.height / 2, 64))
    // A part of the room stays free for content that paints beyond its frame.
    let needed = visible.insetBy(dx: -room.width / 2, dy: -room.height / 2)
    let drawn = visible.insetBy(dx: -room.width, dy: -room.height)
    if let region, regionOrigin == context.origin, region.size == drawn.size, region.covers(needed)
    {
      return region
    }
    region = drawn
    regionOrigin = context.origin
    return drawn
  }
}

extension LayoutElement {
  /// The scroll view around this element, if there is one.
  var scrollElement: ScrollElement? {
    outward.dropFirst().firstNonNil { $0 as? ScrollElement }
  }
}
