@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation
import Observation

/// The position of a popover's arrow: between its panel and what the popover is attached to.
@MainActor @Observable package final class PopoverPointer {
  /// The side of the panel that the arrow is at; nil where the panel had to be put above what it would point at.
  package private(set) var side: PopoverOutline.Side?
  /// The middle of the arrow, from the left end or the top of the side.
  package private(set) var position: CGFloat = 0

  @ObservationIgnored package var place: PopoverPlace?
  /// The corner radius of the panel.
  @ObservationIgnored package var cornerRadius = PopoverOutline.cornerRadius

  package nonisolated init() {}

  /// Records where a panel stands, and what it points at.
  func point(from panel: CGRect, to target: CGRect, along axis: Axis) {
    let sides: [PopoverOutline.Side] =
      axis == .vertical ? [.top, .bottom, .left, .right] : [.left, .right, .top, .bottom]
    let side = sides.first { $0.faces(target, of: panel) }
    let isHorizontal = side == .top || side == .bottom
    let length = isHorizontal ? panel.width : panel.height
    let wanted = isHorizontal ? target.midX - panel.minX : target.midY - panel.minY
    let end = cornerRadius + PopoverOutline.arrowWidth / 2
    let position = length < 2 * end ? length / 2 : min(max(wanted, end), length - end)
    if side != self.side { self.side = side }
    if position != self.position { self.position = position }
  }
}

extension PopoverPointer: LayerDelegate {
  package func panelMoved(to panel: CGRect, from anchor: CGRect, presenter: ViewNode) {
    guard let place else { return }
    let isVertical = place.edge == .top || place.edge == .bottom
    point(
      from: panel, to: place.anchor.rect(in: anchor), along: isVertical ? .vertical : .horizontal)
  }
}

/// The outline of a popover: a rectangle with round corners and an arrow at one of its sides, which stands out of the frame.
package struct PopoverOutline: Shape {
  package enum Side: Int, Equatable {
    case top, right, bottom, left

    /// Returns whether a rectangle is beyond this side of a panel.
    fileprivate func faces(_ target: CGRect, of panel: CGRect) -> Bool {
      // Rounding to pixels moves both rectangles.
      let slack: CGFloat = 1
      return switch self {
      case .top: target.maxY <= panel.minY + slack
      case .right: target.minX >= panel.maxX - slack
      case .bottom: target.minY >= panel.maxY - slack
      case .left: target.maxX <= panel.minX + slack
      }
    }
  }

  package var side: Side?
  package var position: CGFloat

  private let cornerRadius: CGFloat

  package init(side: Side? = nil, position: CGFloat, cornerRadius: CGFloat = Self.cornerRadius) {
    self.side = side
    self.position = position
    self.cornerRadius = cornerRadius
  }

  /// The outline of the panel of a pointer.
  @MainActor package init(_ pointer: PopoverPointer) {
    self.init(
      side: pointer.side, position: pointer.position, cornerRadius: pointer.cornerRadius)
  }

  package nonisolated static let cornerRadius: CGFloat = 12
  /// The length of the arrow: that of the space between the panel and what it points at.
  nonisolated static let arrowHeight: CGFloat = 10
  nonisolated static let arrowWidth: CGFloat = 24

  /// The sides are left and right: the outline does not follow the reading direction.
  package nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  package nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    // Clockwise from the top left.
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Path { path in
      for index in corners.indices {
        let (start, end) = (corners[index], corners[(index + 1) % 4])
        let next = corners[(index + 2) % 4]
        let length = max(abs(end.x - start.x), abs(end.y - start.y))
        guard length > 0 else { continue }
        let way = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let first = start.moved(by: way, radius)
        if index == 0 { path.move(to: first) } else { path.addLine(to: first) }
        if index == side?.rawValue {
          let isBackwards = way.dx < 0 || way.dy < 0
          addArrow(to: &path, start, way, at: isBackwards ? length - position : position)
        }
        path.addLine(to: end.moved(by: way, -radius))
        path.addArc(tangent1End: end, tangent2End: next, radius: radius)
      }
      path.closeSubpath()
    }
  }

  /// An arrow whose sides leave the panel in a curve and meet in a round tip.
  private nonisolated func addArrow(
    to path: inout Path, _ start: CGPoint, _ way: CGVector, at middle: CGFloat
  ) {
    let half = Self.arrowWidth / 2
    // To the left of the direction in which the outline runs, which is outside.
    let outwards = CGVector(dx: way.dy, dy: -way.dx)
    func point(_ along: CGFloat, _ height: CGFloat) -> CGPoint {
      start.moved(by: way, middle + along).moved(by: outwards, height)
    }
    let height = Self.arrowHeight
    path.addLine(to: point(-half, 0))
    path.addCurve(
      to: point(0, height), control1: point(-half * 0.45, 0), control2: point(-half * 0.3, height))
    path.addCurve(
      to: point(half, 0), control1: point(half * 0.3, height), control2: point(half * 0.45, 0))
  }
}

extension CGPoint {
  fileprivate nonisolated func moved(by way: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + way.dx * distance, y: y + way.dy * distance)
  }
}
