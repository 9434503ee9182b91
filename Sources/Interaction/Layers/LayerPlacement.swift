import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

/// The place of a layer's panel in the window, as long as the window has room.
package enum LayerPlacement: Equatable {
  /// The place below the anchor, its leading edge at the anchor's; above where there is more room.
  case menu
  /// The trailing side of the anchor, tops aligned; at the other side where there is more room, and below it where neither
  /// side has room.
  case submenu
  /// The place with the middle of one of its lines over the middle of the anchor, its leading edge by `inset` before the anchor's.
  case over(line: CGFloat, inset: CGFloat)
  /// The place with its top left corner at a point of the anchor; above or before the point where there is more room.
  case point(CGPoint)
  /// The place below a point of the anchor, as tool tips are below the pointer.
  case belowPoint(CGPoint)
  /// The place beside a part of the anchor, on the side of `edge`.
  case popover(PopoverPlace)
  /// The middle of the window.
  case center
  /// The window's whole safe area: the views of the layer decide where their panel stands.
  case fill
}

/// The place that a popover points to.
package struct PopoverPlace: Equatable {
  package var anchor: PopoverAttachment
  /// The side of the anchor on which the panel stands if there is room.
  package var edge: Edge
  /// True if the panel stands in the middle of the anchor where there is no room beside it.
  package var coversAnchor: Bool

  package init(anchor: PopoverAttachment, edge: Edge, coversAnchor: Bool = false) {
    self.anchor = anchor
    self.edge = edge
    self.coversAnchor = coversAnchor
  }
}

/// The thing that a popover is attached to.
package enum PopoverAttachment: Equatable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// The part of the anchor; all of it where its numbers are not finite.
  func rect(in anchor: CGRect) -> CGRect {
    let part: CGRect =
      switch self {
      case .rect(let source):
        source.value(in: anchor.size).offsetBy(dx: anchor.minX, dy: anchor.minY)
      case .point(let point):
        CGRect(
          x: anchor.minX + point.x * anchor.width, y: anchor.minY + point.y * anchor.height,
          width: 0, height: 0)
      }
    return part.hasPlace ? part : anchor
  }

  /// True if the part has a place in a view of any size.
  package var hasPlace: Bool {
    switch self {
    case .rect(let source): source.value(in: CGSize(width: 1, height: 1)).hasPlace
    case .point(let point): point.x.isFinite && point.y.isFinite
    }
  }
}

extension LayerPlacement {
  /// The space between a panel and the edges of the window.
  static let margin: CGFloat = 4
  static let pointerHeight: CGFloat = 20

  /// The panel's share of the window: no more than the window less a margin.
  package func proposal(for panel: LayoutNode, in window: CGRect) -> ProposedViewSize {
    if self == .fill { return ProposedViewSize(window.size) }
    let room = CGSize(
      width: max(0, window.width - 2 * Self.margin),
      height: max(0, window.height - 2 * Self.margin))
    let ideal = panel.sizeThatFits(.unspecified)
    return ProposedViewSize(
      width: ideal.width > room.width ? room.width : nil,
      height: ideal.height > room.height ? room.height : nil)
  }

  /// The top left corner of a panel.
  ///
  /// - Parameters:
  ///   - anchor: the frame of the view that presents it, in the window.
  ///   - isMirrored: true if the leading side is the right one.
  package func origin(
    of size: CGSize, anchor: CGRect, in window: CGRect, isMirrored: Bool
  ) -> CGPoint {
    // A view that is turned or scaled by a number that is not finite is nowhere.
    let anchor = anchor.hasPlace ? anchor : window
    let point: CGPoint
    switch self {
    case .menu:
      let x = isMirrored ? anchor.maxX - size.width : anchor.minX
      let y = Self.beside(
        anchor.minY...anchor.maxY, size.height, window.minY...window.maxY, spacing: 2)
      point = CGPoint(x: x, y: y)
    case .submenu:
      let x = Self.beside(
        anchor.minX...anchor.maxX, size.width, window.minX...window.maxX, prefersBefore: isMirrored,
        spacing: 0)
      let isBeside = x >= window.minX && x + size.width <= window.maxX
      // A submenu that covers its menu leaves the line visible that opens it.
      let y =
        isBeside
        ? anchor.minY - 5
        : Self.beside(
          anchor.minY...anchor.maxY, size.height, window.minY...window.maxY, spacing: 0)
      point = CGPoint(x: x, y: y)
    case .over(let line, let inset):
      let x = isMirrored ? anchor.maxX + inset - size.width : anchor.minX - inset
      point = CGPoint(x: x, y: anchor.midY - line)
    case .point(let offset):
      let given = CGRect(
        x: anchor.minX + offset.x, y: anchor.minY + offset.y, width: 0, height: 0)
      let (x, y) = given.hasPlace ? (given.minX, given.minY) : (anchor.minX, anchor.minY)
      point = CGPoint(
        x: Self.beside(
          x...x, size.width, window.minX...window.maxX, prefersBefore: isMirrored, spacing: 0),
        y: Self.beside(y...y, size.height, window.minY...window.maxY, spacing: 0))
    case .belowPoint(let offset):
      point = CGPoint(
        x: anchor.minX + offset.x - (isMirrored ? size.width : 0),
        y: anchor.minY + offset.y + Self.pointerHeight)
    case .popover(let place):
      point = Self.popover(place, size, anchor, window, isMirrored)
    case .center:
      point = CGPoint(x: window.midX - size.width / 2, y: window.midY - size.height / 2)
    case .fill: return window.origin
    }
    return Self.kept(CGRect(origin: point, size: size), in: window)
  }

  /// After `anchor`, or before it where the room there is larger and needed.
  private static func beside(
    _ anchor: ClosedRange<CGFloat>, _ length: CGFloat, _ window: ClosedRange<CGFloat>,
    prefersBefore: Bool = false, spacing: CGFloat
  ) -> CGFloat {
    let after = anchor.upperBound + spacing
    let before = anchor.lowerBound - spacing - length
    let roomAfter = window.upperBound - anchor.upperBound
    let roomBefore = anchor.lowerBound - window.lowerBound
    let needed = length + spacing + margin
    if prefersBefore { return roomBefore >= needed || roomBefore >= roomAfter ? before : after }
    return roomAfter >= needed || roomAfter >= roomBefore ? after : before
  }

  /// On the side of `place.edge` or the opposite one; at the other two sides if neither has room and one of those has.
  private static func popover(
    _ place: PopoverPlace, _ size: CGSize, _ anchor: CGRect, _ window: CGRect, _ isMirrored: Bool
  ) -> CGPoint {
    let target = place.anchor.rect(in: anchor)
    let isBefore =
      switch place.edge {
      case .top: true
      case .bottom: false
      case .leading: !isMirrored
      case .trailing: isMirrored
      }
    let axis: Axis = place.edge == .top || place.edge == .bottom ? .vertical : .horizontal
    let hasRoom = Self.hasRoom(beside: target, size, window, along: axis)
    let hasOtherRoom = Self.hasRoom(beside: target, size, window, along: axis.other)
    if place.coversAnchor, !hasRoom, !hasOtherRoom {
      let seen = target.overlap(with: window)
      return CGPoint(x: seen.midX - size.width / 2, y: seen.midY - size.height / 2)
    }
    if hasRoom || !hasOtherRoom {
      return beside(target, size, window, along: axis, prefersBefore: isBefore)
    }
    return beside(target, size, window, along: axis.other, prefersBefore: isMirrored)
  }

  /// Returns whether a panel with its arrow has room on one of the two sides of a rectangle.
  private static func hasRoom(
    beside target: CGRect, _ size: CGSize, _ window: CGRect, along axis: Axis
  ) -> Bool {
    let (target, window) = (target.range(along: axis), window.range(along: axis))
    let room = max(
      target.lowerBound - window.lowerBound, window.upperBound - target.upperBound)
    return room >= size[axis] + PopoverOutline.arrowHeight + margin
  }

  private static func beside(
    _ target: CGRect, _ size: CGSize, _ window: CGRect, along axis: Axis, prefersBefore: Bool
  ) -> CGPoint {
    let start = beside(
      target.range(along: axis), size[axis], window.range(along: axis),
      prefersBefore: prefersBefore, spacing: PopoverOutline.arrowHeight)
    return axis == .vertical
      ? CGPoint(x: target.midX - size.width / 2, y: start)
      : CGPoint(x: start, y: target.midY - size.height / 2)
  }

  /// The rectangle moved inside the window; where the panel is too large, at its top left.
  private static func kept(_ rect: CGRect, in window: CGRect) -> CGPoint {
    func kept(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low + margin, min(start, high - margin - length))
    }
    return CGPoint(
      x: kept(rect.minX, rect.width, window.minX, window.maxX),
      y: kept(rect.minY, rect.height, window.minY, window.maxY))
  }
}

extension CGRect {
  /// True if all edges are finite.
  fileprivate var hasPlace: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}
