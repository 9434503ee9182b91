import Foundation

extension Path {
  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    switch storage {
    case .rect(let rect) where transform.isUpright: return Path(.rect(rect.applying(transform)))
    case .ellipse(let rect) where transform.isUpright:
      return Path(.ellipse(rect.applying(transform)))
    case .roundedRect(let rect, let size, let style) where transform.isUpright:
      return Path(
        .roundedRect(rect.applying(transform), cornerSize: size.applying(transform), style))
    default: return Path(.outline(outline.applying(transform)))
    }
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .outline(let outline): outline.boundingRect
    }
  }

  /// Returns whether `point` is inside, by the winding rule or by the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .rect(let rect): return rect.holds(point)
    case .ellipse(let rect), .roundedRect(let rect, _, _):
      guard rect.holds(point) else { return false }
    case .outline: break
    }
    let crossings = outline.crossings(at: point)
    return eoFill ? crossings.count % 2 != 0 : crossings.winding != 0
  }
}

extension PathOutline {
  /// The smallest rectangle around the lines and curves, which may be smaller than that around the
  /// points.
  package var boundingRect: CGRect {
    var bounds = PointBounds()
    forEachSegment { segment in
      bounds.include(segment.start)
      bounds.include(segment.end)
      for t in segment.extremes { bounds.include(segment.point(at: t)) }
    }
    // A lone move draws nothing, but it counts, as it does for Core Graphics.
    if bounds.rect.isNull { points.forEach { bounds.include($0) } }
    return bounds.rect
  }

  /// The number of lines that a ray from `point` towards greater x meets, and how many more of them
  /// run down than up.
  ///
  /// Open figures count as closed. Only curves beside the point are made into lines.
  fileprivate func crossings(at point: CGPoint) -> (count: Int, winding: Int) {
    var crossings = RayCrossings(outline: self, point: point)
    var start = CGPoint.zero
    var pen = CGPoint.zero
    var next = 0
    for verb in verbs {
      let end = verb == .close ? start : points[next + verb.pointCount - 1]
      switch verb {
      case .move:
        crossings.cross(pen, start)
        start = end
      case .line, .close: crossings.cross(pen, end)
      case .quadCurve: crossings.cross(.quad(pen, points[next], end))
      case .curve: crossings.cross(.cubic(pen, points[next], points[next + 1], end))
      }
      pen = end
      next += verb.pointCount
    }
    crossings.cross(pen, start)
    return (crossings.count, crossings.winding)
  }

  /// The rectangle around the points, those that control curves among them.
  fileprivate var pointBounds: CGRect {
    var bounds = PointBounds()
    for point in points { bounds.include(point) }
    return bounds.rect
  }
}

/// The lines that a ray from a point towards greater x meets.
private struct RayCrossings {
  let outline: PathOutline
  let point: CGPoint
  private lazy var tolerance = outline.pointBounds.flatteningTolerance
  var count = 0
  /// The number of them that run down, less the number that run up.
  var winding = 0

  init(outline: PathOutline, point: CGPoint) {
    self.outline = outline
    self.point = point
  }

  mutating func cross(_ start: CGPoint, _ end: CGPoint) {
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    let share = (point.y - start.y) / (end.y - start.y)
    guard start.x + share * (end.x - start.x) > point.x else { return }
    count += 1
    winding += end.y > start.y ? 1 : -1
  }

  /// A curve stays between its points: one that lies wholly above, below or left of the ray does not meet it, and of one
  /// that lies wholly right only its ends matter.
  mutating func cross(_ curve: PathSegment) {
    let points = curve.points
    if points.allSatisfy({ $0.y <= point.y }) || points.allSatisfy({ $0.y > point.y })
      || points.allSatisfy({ $0.x <= point.x })
    {
      return
    }
    if points.allSatisfy({ $0.x > point.x }) { return crossChord(curve.start, curve.end) }
    var last = curve.start
    for next in curve.flattened(tolerance: tolerance) {
      cross(last, next)
      last = next
    }
  }

  /// Counts the sum of a curve to the right of the point: its turns cancel out.
  private mutating func crossChord(_ start: CGPoint, _ end: CGPoint) {
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    count += 1
    winding += end.y > start.y ? 1 : -1
  }
}

extension CGRect {
  /// A distance too small to be visible at any usual scale, yet not much smaller than the shape
  /// requires.
  var flatteningTolerance: CGFloat {
    min(0.01, max(1e-6, max(width, height) * 1e-4))
  }
}
