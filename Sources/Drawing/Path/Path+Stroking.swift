import Foundation

extension Path {
  /// The outline of the path's stroke, to be filled by the winding rule.
  ///
  /// It is put together from overlapping pieces, one per line, part of a curve, corner and end, so
  /// it draws and hit-tests as the stroke does, but has more lines than the stroke has edges;
  /// `normalized(eoFill: false)` leaves only the edges. Curves stay curves.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style, tolerance: boundingRect.flatteningTolerance)
    for figure in outline.figures where figure.isDrawable {
      for piece in figure.withoutPoints.dashed(style.dash, phase: style.dashPhase) {
        stroker.add(piece)
      }
    }
    return Path(.outline(stroker.outline))
  }
}

/// Collects the pieces of a stroke, all of one winding direction, so that they never cancel out.
private struct Stroker {
  let style: StrokeStyle
  let tolerance: CGFloat
  var outline = PathOutline()

  private var reach: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
  }

  mutating func add(_ figure: PathOutline.Figure) {
    guard let first = figure.segments.first, let last = figure.segments.last else { return }
    guard let start = first.startDirection, let end = last.endDirection else {
      addDot(first.start)
      return
    }
    for segment in figure.segments { addSegment(segment, depth: 0) }
    for (before, after) in zip(figure.segments, figure.segments.dropFirst()) {
      addJoin(before, after)
    }
    if figure.isClosed {
      addJoin(last, first)
    } else {
      addCap(first.start, CGVector(dx: -start.dx, dy: -start.dy))
      addCap(last.end, end)
    }
  }

  /// Cuts a curve until each part bends little enough to be moved sideways as one curve.
  private mutating func addSegment(_ segment: PathSegment, depth: Int) {
    if segment.isLine { return addLine(segment.start, segment.end) }
    if let inner = segment.offset(by: reach, tolerance),
      let outer = segment.offset(by: -reach, tolerance)
    {
      outline.move(to: outer.start)
      outline.append(outer.element)
      outline.line(to: inner.end)
      outline.append(inner.reversed.element)
      outline.close()
    } else if depth < 6 {
      let (first, second) = segment.cut(at: 0.5)
      addSegment(first, depth: depth + 1)
      addSegment(second, depth: depth + 1)
    } else {
      // The curve bends more sharply than the stroke is wide.
      let points = [segment.start] + segment.flattened(tolerance: tolerance)
      let lines = zip(points, points.dropFirst()).map { PathSegment.line($0, $1) }
      for line in lines { addLine(line.start, line.end) }
      for (before, after) in zip(lines, lines.dropFirst()) { addJoin(before, after) }
    }
  }

  private mutating func addLine(_ start: CGPoint, _ end: CGPoint) {
    let side = start.direction(to: end).turned * reach
    addPolygon([start + side, end + side, end - side, start - side])
  }

  private mutating func addJoin(_ before: PathSegment, _ after: PathSegment) {
    guard let incoming = before.endDirection, let outgoing = after.startDirection else { return }
    let corner = after.start
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

  /// - Parameter direction: out of the line.
  private mutating func addCap(_ end: CGPoint, _ direction: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(end)
    case .square: addLine(end, end + direction * reach)
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
