import Foundation

extension Path {
  /// The outline of the path's stroke, to be filled by the winding rule.
  ///
  /// It is put together from overlapping pieces, one per line, corner and end, so it draws and
  /// hit-tests as the stroke does, but has more lines than the stroke has edges. Curves become
  /// lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style)
    for figure in outline.flattened(tolerance: 0.02) {
      for piece in figure.withoutRepeatedPoints.dashed(style.dash, phase: style.dashPhase) {
        stroker.add(piece)
      }
    }
    return Path(.outline(stroker.outline))
  }
}

/// Collects the pieces of a stroke, all of one winding direction, so that they never cancel out.
private struct Stroker {
  let style: StrokeStyle
  var outline = PathOutline()

  private var reach: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ figure: PathOutline.Polyline) {
    let points = figure.points
    guard points.count > 1 else {
      addDot(points[0])
      return
    }
    let ring = figure.isClosed ? points + [points[0]] : points
    for (start, end) in zip(ring, ring.dropFirst()) { addLine(start, end) }
    for index in 1..<(ring.count - 1) { addJoin(ring[index - 1], ring[index], ring[index + 1]) }
    if figure.isClosed {
      addJoin(points[points.count - 1], points[0], points[1])
    } else {
      addCap(points[0], from: points[1])
      addCap(points[points.count - 1], from: points[points.count - 2])
    }
  }

  private mutating func addLine(_ start: CGPoint, _ end: CGPoint) {
    let side = start.direction(to: end).turned * reach
    addPolygon([start + side, end + side, end - side, start - side])
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let (incoming, outgoing) = (before.direction(to: corner), corner.direction(to: after))
    let turn = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    // Between the lines of a curve every join looks the same, and a miter has the fewest points.
    let isSlight = cosine > 0.96
    if style.lineJoin == .round, !isSlight {
      addCircle(corner)
      return
    }
    let outside = turn > 0 ? -reach : reach
    let (first, second) = (incoming.turned * outside, outgoing.turned * outside)
    // The miter's length is 1 / cos(φ/2) half widths, and cos²(φ/2) = (1 + cos φ) / 2.
    let halfCosineSquared = (1 + cosine) / 2
    let isSharp = halfCosineSquared * style.miterLimit * style.miterLimit < 1
    if !isSlight, style.lineJoin == .bevel || isSharp {
      addPolygon([corner, corner + first, corner + second])
    } else {
      let tip =
        CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
        * (1 / (2 * halfCosineSquared))
      addPolygon([corner, corner + first, corner + tip, corner + second])
    }
  }

  private mutating func addCap(_ end: CGPoint, from inner: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end)
    case .square: addLine(end, end + inner.direction(to: end) * reach)
    }
  }

  /// A figure of no length: round and square caps show where it is.
  private mutating func addDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      addLine(point - CGVector(dx: reach, dy: 0), point + CGVector(dx: reach, dy: 0))
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    let square = CGRect(
      x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    PathOutline.ellipse(in: square).forEach { outline.append($0) }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let clockwise = area < 0 ? points.reversed() : points
    outline.move(to: clockwise[0])
    for point in clockwise.dropFirst() { outline.line(to: point) }
    outline.close()
  }
}

extension PathOutline.Polyline {
  fileprivate var withoutRepeatedPoints: PathOutline.Polyline {
    var result = PathOutline.Polyline(points: [], isClosed: isClosed)
    for point in points where point != result.points.last { result.points.append(point) }
    if isClosed, result.points.count > 1, result.points.first == result.points.last {
      result.points.removeLast()
    }
    return result
  }

  /// The painted pieces of the line, or all of it where the pattern says nothing.
  fileprivate func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [PathOutline.Polyline] {
    let total = pattern.reduce(0, +)
    guard points.count > 1, total > 0, total.isFinite, phase.isFinite,
      pattern.allSatisfy({ $0 >= 0 })
    else { return [self] }
    let ring = isClosed ? points + [points[0]] : points
    let length = zip(ring, ring.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // A pattern too fine to see would take forever to lay out.
    guard length / total < 100_000 else { return [self] }

    var dash = DashWalk(pattern: pattern, phase: phase)
    var pieces: [PathOutline.Polyline] = []
    var piece = dash.isPainted ? [ring[0]] : []
    for (start, end) in zip(ring, ring.dropFirst()) {
      let step = start.distance(to: end)
      var done: CGFloat = 0
      while dash.left < step - done {
        done += dash.left
        let point = start.mixed(with: end, done / step)
        if dash.isPainted {
          pieces.append(PathOutline.Polyline(points: piece + [point]).withoutRepeatedPoints)
        }
        dash.advance()
        piece = dash.isPainted ? [point] : []
      }
      dash.left -= step - done
      if dash.isPainted { piece.append(end) }
    }
    if piece.count > 1 { pieces.append(PathOutline.Polyline(points: piece).withoutRepeatedPoints) }
    // A dash that goes on past the start of a closed figure is one piece.
    if isClosed, pieces.count > 1, pieces[0].points.first == ring[0],
      let last = pieces.last, last.points.last == ring[0]
    {
      pieces[0].points = last.points + pieces[0].points.dropFirst()
      pieces.removeLast()
    }
    return pieces
  }
}

/// A position in a dash pattern that repeats without end.
private struct DashWalk {
  let pattern: [CGFloat]
  /// Counts dashes and gaps; even ones are painted, also where the pattern's length is odd.
  private var index = 0
  /// What is left of the current dash or gap.
  var left: CGFloat

  var isPainted: Bool { index % 2 == 0 }

  init(pattern: [CGFloat], phase: CGFloat) {
    self.pattern = pattern
    left = pattern[0]
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    var skipped = phase.truncatingRemainder(dividingBy: period)
    if skipped < 0 { skipped += period }
    while skipped >= left {
      skipped -= left
      advance()
    }
    left -= skipped
  }

  mutating func advance() {
    index += 1
    left = pattern[index % pattern.count]
  }
}

extension CGVector {
  /// A quarter turn clockwise.
  fileprivate var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}
