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
    if case .rect(let rect) = storage { return rect.holds(point) }
    guard boundingRect.holds(point) else { return false }
    let crossings = outline.crossings(at: point)
    return eoFill ? crossings.count % 2 != 0 : crossings.winding != 0
  }
}

extension PathOutline {
  /// The smallest rectangle around the lines and curves, which may be less than that of the points.
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
  /// Open figures count as closed.
  fileprivate func crossings(at point: CGPoint) -> (count: Int, winding: Int) {
    var count = 0
    var winding = 0
    for polygon in flattened(tolerance: boundingRect.flatteningTolerance) {
      guard var previous = polygon.points.last else { continue }
      for next in polygon.points {
        defer { previous = next }
        guard (previous.y <= point.y) != (next.y <= point.y) else { continue }
        let share = (point.y - previous.y) / (next.y - previous.y)
        guard previous.x + share * (next.x - previous.x) > point.x else { continue }
        count += 1
        winding += next.y > previous.y ? 1 : -1
      }
    }
    return (count, winding)
  }
}

extension CGRect {
  /// A distance too small to see at any usual scale, yet not much smaller than the shape asks for.
  var flatteningTolerance: CGFloat {
    min(0.01, max(1e-6, max(width, height) * 1e-4))
  }
}
