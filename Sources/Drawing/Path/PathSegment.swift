import Foundation

/// One line or curve with its start.
package enum PathSegment: Equatable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  package func point(at t: CGFloat) -> CGPoint { cut(at: t).0.end }

  /// The parts before and after `t`, by de Casteljau's construction.
  package func cut(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let ab = a.mixed(with: b, t)
      return (.line(a, ab), .line(ab, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (a.mixed(with: b, t), b.mixed(with: c, t))
      let abc = ab.mixed(with: bc, t)
      return (.quad(a, ab, abc), .quad(abc, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
      let (abc, bcd) = (ab.mixed(with: bc, t), bc.mixed(with: cd, t))
      let abcd = abc.mixed(with: bcd, t)
      return (.cubic(a, ab, abc, abcd), .cubic(abcd, bcd, cd, d))
    }
  }

  /// The parameters at which the curve turns back in x or y, strictly between its ends.
  package var extremes: [CGFloat] {
    switch self {
    case .line: []
    case .quad(let a, let b, let c):
      // The derivative 2(1−t)(b−a) + 2t(c−b) is zero at (a−b) / (a−2b+c).
      [(a.x - b.x) / (a.x - 2 * b.x + c.x), (a.y - b.y) / (a.y - 2 * b.y + c.y)]
        .filter { $0 > 0 && $0 < 1 }
    case .cubic(let a, let b, let c, let d):
      cubicExtremes(a.x, b.x, c.x, d.x) + cubicExtremes(a.y, b.y, c.y, d.y)
    }
  }

  /// The roots of the derivative (1−t)²(b−a) + 2t(1−t)(c−b) + t²(d−c), as p·t² + q·t + r.
  private func cubicExtremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (c - 2 * b + a)
    let r = b - a
    var roots: [CGFloat] = []
    if abs(p) < 1e-12 * max(abs(q), abs(r)) {
      if q != 0 { roots = [-r / q] }
    } else if case let root = q * q - 4 * p * r, root >= 0 {
      roots = [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The number of lines that follow the curve within `tolerance`.
  ///
  /// A chord over a step h of the parameter is at most h²/8 · max|B″| away; the second derivative
  /// of a quadratic curve is 2(a−2b+c), that of a cubic at most 6 times its second differences.
  package func stepCount(tolerance: CGFloat) -> Int {
    let secondDerivative: CGFloat
    switch self {
    case .line: return 1
    case .quad(let a, let b, let c): secondDerivative = 2 * a.bend(b, c)
    case .cubic(let a, let b, let c, let d): secondDerivative = 6 * max(a.bend(b, c), b.bend(c, d))
    }
    let steps = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    return steps.isFinite ? Int(max(1, min(steps, 1000))) : 1
  }

  /// The points of a polyline along the segment, without the start.
  package func flattened(tolerance: CGFloat) -> [CGPoint] {
    let count = stepCount(tolerance: tolerance)
    if count == 1 { return [end] }
    return (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
  }
}

extension CGPoint {
  package func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  package func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(other.x - x), Double(other.y - y)))
  }

  /// The length of the second difference of three points.
  fileprivate func bend(_ b: CGPoint, _ c: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(x - 2 * b.x + c.x), Double(y - 2 * b.y + c.y)))
  }
}

extension PathOutline {
  /// Calls `body` with each line and curve, and with the lines that close figures.
  package func forEachSegment(_ body: (PathSegment) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let end):
        body(.line(current, end))
        current = end
      case .quadCurve(let end, let control):
        body(.quad(current, control, end))
        current = end
      case .curve(let end, let control1, let control2):
        body(.cubic(current, control1, control2, end))
        current = end
      case .closeSubpath:
        if current != start { body(.line(current, start)) }
        current = start
      }
    }
  }

  /// One figure of a path as straight lines.
  package struct Polyline: Equatable, Sendable {
    package var points: [CGPoint]
    package var isClosed = false
  }

  /// Each figure as lines that stay within `tolerance` of its curves.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var polylines: [Polyline] = []
    var current = Polyline(points: [])
    func finish() {
      if current.points.count > 1 || current.isClosed { polylines.append(current) }
    }
    func add(_ segment: PathSegment) { current.points += segment.flattened(tolerance: tolerance) }

    forEach { element in
      // A line or curve after a closed figure starts at that figure's first point.
      if current.isClosed {
        finish()
        current = Polyline(points: Array(current.points.prefix(1)))
      }
      let pen = current.points.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        current = Polyline(points: [point])
      case .line(let end): add(.line(pen, end))
      case .quadCurve(let end, let control): add(.quad(pen, control, end))
      case .curve(let end, let control1, let control2): add(.cubic(pen, control1, control2, end))
      case .closeSubpath: current.isClosed = true
      }
    }
    finish()
    return polylines
  }
}
