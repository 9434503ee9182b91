@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension IconOutline {
  /// The outline with every edge moved outwards by `distance`, or inwards where it is negative.
  ///
  /// Each point of the control polygons moves along the bisector of its neighbors. That keeps
  /// lines, curves and the number of points, and follows the true offset closely as long as the
  /// distance is small beside the figure.
  func grown(by distance: CGFloat) -> IconOutline {
    distance == 0 ? self : IconOutline(figures.map { $0.grown(by: distance) })
  }
}

extension IconOutline.Figure {
  fileprivate func grown(by distance: CGFloat) -> Self {
    let polygon = segments.flatMap(\.pointsButLast)
    // Small figures must not be turned inside out: dots keep some of their size, and openings stay
    // open.
    let most = 0.35 * min(bounds.width, bounds.height)
    let step = isHole ? min(distance, most) : max(distance, -most)
    let moved = polygon.indices.map { polygon.moved($0, by: step) }
    var next = 0
    let grown = segments.map { segment -> PathSegment in
      func point(_ offset: Int) -> CGPoint { moved[(next + offset) % moved.count] }
      defer { next += segment.pointsButLast.count }
      switch segment {
      case .line: return .line(point(0), point(1))
      case .quad: return .quad(point(0), point(1), point(2))
      case .cubic: return .cubic(point(0), point(1), point(2), point(3))
      }
    }
    return Self(segments: grown, isHole: isHole)
  }
}

extension PathSegment {
  /// The start and the control points.
  fileprivate var pointsButLast: [CGPoint] {
    switch self {
    case .line(let a, _): [a]
    case .quad(let a, let b, _): [a, b]
    case .cubic(let a, let b, let c, _): [a, b, c]
    }
  }
}

extension [CGPoint] {
  /// A corner of this closed polygon, with both its sides moved to the left by `distance`.
  fileprivate func moved(_ index: Int, by distance: CGFloat) -> CGPoint {
    let corner = self[index]
    guard let before = neighbor(of: index, step: count - 1),
      let after = neighbor(of: index, step: 1)
    else { return corner }
    let (incoming, outgoing) = (before.direction(to: corner), corner.direction(to: after))
    // Clockwise with y downwards, outside is to the left: (x, y) turned is (y, −x).
    let normal = CGVector(dx: incoming.dy + outgoing.dy, dy: -incoming.dx - outgoing.dx)
    let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    // The tip of a miter lies at n / (1 + cos φ); that of a sharp corner is not let run away.
    let length = distance / Swift.max(1 + cosine, 0.4)
    return CGPoint(x: corner.x + normal.dx * length, y: corner.y + normal.dy * length)
  }

  /// The next point in one direction that lies somewhere else.
  private func neighbor(of index: Int, step: Int) -> CGPoint? {
    var other = (index + step) % count
    while other != index {
      if self[other].distance(to: self[index]) > 1e-3 { return self[other] }
      other = (other + step) % count
    }
    return nil
  }
}
