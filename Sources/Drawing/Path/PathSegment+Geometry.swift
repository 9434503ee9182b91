import Foundation

extension PathSegment {
  var isLine: Bool { if case .line = self { true } else { false } }

  /// The ends and the control points.
  var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// The part between two parameters, of which the first is less.
  func part(_ from: CGFloat, _ to: CGFloat) -> PathSegment {
    let beginning = to < 1 ? cut(at: to).0 : self
    return from > 0 ? beginning.cut(at: from / to).1 : beginning
  }

  var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The same curve between other ends; each control point goes along with the end it belongs to.
  func moved(to start: CGPoint, _ end: CGPoint) -> PathSegment {
    switch self {
    case .line: .line(start, end)
    case .quad(let a, let b, let c):
      .quad(start, b.moved(a, start).mixed(with: b.moved(c, end), 0.5), end)
    case .cubic(let a, let b, let c, let d):
      .cubic(start, b.moved(a, start), c.moved(d, end), end)
    }
  }

  /// The velocity at a parameter.
  func derivative(at t: CGFloat) -> CGVector {
    let points = points
    let (before, after) = cut(at: t)
    // The tangent at the cut runs between the neighbors of the cut: those of the parts, whose
    // control points are t and 1 − t as far away as those of the whole.
    let (near, far) = (before.points[points.count - 2], after.points[1])
    let degree = CGFloat(points.count - 1)
    return CGVector(dx: (far.x - near.x) * degree, dy: (far.y - near.y) * degree)
  }

  /// The point near two guesses where two curves meet, by Newton's method; nil where it fails.
  func crossing(near t: CGFloat, _ other: PathSegment, near u: CGFloat) -> CGPoint? {
    if isLine, other.isLine { return lineCrossing(at: t, other, at: u) }
    var (t, u) = (t, u)
    for _ in 0..<4 {
      let (first, second) = (point(at: t), other.point(at: u))
      let (v, w) = (derivative(at: t), other.derivative(at: u))
      let (dx, dy) = (second.x - first.x, second.y - first.y)
      let determinant = v.dx * w.dy - v.dy * w.dx
      guard abs(determinant) > 1e-12 else { return nil }
      t = clamped(t + (dx * w.dy - dy * w.dx) / determinant)
      u = clamped(u + (dx * v.dy - dy * v.dx) / determinant)
    }
    let (first, second) = (point(at: t), other.point(at: u))
    return first.distance(to: second) < 1e-6 ? first : nil
  }

  /// Upright and level lines keep their coordinate.
  private func lineCrossing(at t: CGFloat, _ other: PathSegment, at u: CGFloat) -> CGPoint {
    var point = point(at: t)
    let exact = other.point(at: u)
    if start.x == end.x { point.x = start.x }
    if start.y == end.y { point.y = start.y }
    if other.start.x == other.end.x { point.x = exact.x }
    if other.start.y == other.end.y { point.y = exact.y }
    return point
  }

  /// The parameter near a guess whose point is closest to another point; the ends stay the ends.
  func parameter(closestTo target: CGPoint, near guess: CGFloat) -> CGFloat {
    if guess == 0 || guess == 1 { return guess }
    var t = guess
    for _ in 0..<3 {
      let point = point(at: t)
      let v = derivative(at: t)
      let speed = v.dx * v.dx + v.dy * v.dy
      guard speed > 0 else { return guess }
      t = clamped(t + ((target.x - point.x) * v.dx + (target.y - point.y) * v.dy) / speed)
    }
    let isCloser = point(at: t).distance(to: target) <= point(at: guess).distance(to: target)
    return isCloser ? t : guess
  }

  private func clamped(_ t: CGFloat) -> CGFloat { max(0, min(1, t)) }

  var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quad(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      .curve(to: end, control1: control1, control2: control2)
    }
  }
}

extension CGPoint {
  /// Moved as far as from `start` to `end`.
  fileprivate func moved(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: x + end.x - start.x, y: y + end.y - start.y)
  }
}
