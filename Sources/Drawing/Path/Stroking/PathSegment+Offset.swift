import Foundation

extension PathSegment {
  /// The direction in which the curve leaves its start; nil if it is a point.
  var startDirection: CGVector? {
    if case .line(let start, let end) = self {
      return start == end ? nil : start.direction(to: end)
    }
    return points.dropFirst().first { $0 != start }.map { start.direction(to: $0) }
  }

  /// The direction in which the curve reaches its end; nil if it is a point.
  var endDirection: CGVector? {
    if isLine { return startDirection }
    return points.dropLast().last { $0 != end }.map { $0.direction(to: end) }
  }

  /// The curve moved sideways by a distance, to the right where that is positive and y points down.
  ///
  /// Nil where the curve bends too much for one curve to follow it within `tolerance`. Both handles
  /// are scaled as the chord is, which is exact for arcs (W. Tiller and E. Hanson, Offsets of
  /// two-dimensional profiles, 1984). Beyond the center of a bend the moved curve runs backwards.
  func offset(by distance: CGFloat, _ tolerance: CGFloat) -> PathSegment? {
    guard let leaving = startDirection, let reaching = endDirection,
      // At most a quarter turn, and a little for rounding.
      leaving.dx * reaching.dx + leaving.dy * reaching.dy > -1e-6
    else { return nil }
    let (first, last) = (start + leaving.turned * distance, end + reaching.turned * distance)
    let chord = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let along = (last.x - first.x) * chord.dx + (last.y - first.y) * chord.dy
    let factor = along / (chord.dx * chord.dx + chord.dy * chord.dy)
    guard factor.isFinite else { return nil }
    let (control1, control2) = cubicControls
    let moved = PathSegment.cubic(
      first, first + start.vector(to: control1) * factor,
      last - control2.vector(to: end) * factor, last)
    let isNear = (1...5).allSatisfy { sixth in
      let t = CGFloat(sixth) / 6
      let (speed, from, to) = (derivative(at: t), point(at: t), moved.point(at: t))
      let length = CGFloat(hypot(Double(speed.dx), Double(speed.dy)))
      guard length > 0 else { return false }
      let normal = speed.turned * (1 / length)
      let reached = (to.x - from.x) * normal.dx + (to.y - from.y) * normal.dy
      return abs(reached - distance) <= tolerance
    }
    return isNear ? moved : nil
  }

  /// The control points of the same curve as a cubic one.
  private var cubicControls: (CGPoint, CGPoint) {
    switch self {
    case .line(let a, let b): (a.mixed(with: b, 1 / 3), a.mixed(with: b, 2 / 3))
    case .quad(let a, let b, let c): (a.mixed(with: b, 2 / 3), c.mixed(with: b, 2 / 3))
    case .cubic(_, let b, let c, _): (b, c)
    }
  }
}

extension CGPoint {
  fileprivate func vector(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }
}

extension CGVector {
  /// A quarter turn clockwise.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}
