import Foundation

extension DisplayItem {
  /// A rectangle that holds all that the item paints, in the coordinates it is placed in.
  ///
  /// Null if it paints nothing. It may be larger than needed: glyphs are not measured, and a miter
  /// is taken at its limit.
  package var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style): path.boundingRect.grown(by: style.reach)
    case .glyphs(let run, _): run.bounds
    case .image(let image): image.frame.standardized
    case .group(let effect, let items): effect.bounds(around: items.bounds)
    }
  }
}

extension [DisplayItem] {
  /// The smallest rectangle around the items' bounds.
  package var bounds: CGRect {
    var bounds = CGRect.null
    // Groups may be nested deeply: a loop takes less of the stack than `reduce` does.
    for item in self { bounds = bounds.joined(with: item.bounds) }
    return bounds
  }
}

extension StrokeStyle {
  /// The distance from the path within which the stroke can paint.
  fileprivate var reach: CGFloat {
    let corner = lineJoin == .miter ? max(1, miterLimit) : 1
    let end = lineCap == .square ? CGFloat(2).squareRoot() : 1
    return lineWidth / 2 * max(corner, end)
  }
}

extension GlyphRun {
  /// Space for an em and a half above the baseline, and one on the other sides.
  ///
  /// A glyph so far from the others that no picture shows both does not count: in a rectangle around them, the others would
  /// be lost between two numbers.
  package var bounds: CGRect {
    guard !glyphs.isEmpty else { return .null }
    var bounds = PointBounds()
    let farthest: CGFloat = 1e9
    for glyph in glyphs
    where abs(glyph.position.x) < farthest && abs(glyph.position.y) < farthest {
      let (x, y) = (origin.x + glyph.position.x, origin.y + glyph.position.y)
      bounds.include(CGPoint(x: x - font.size, y: y - font.size * 1.5))
      bounds.include(CGPoint(x: x + font.size * 2, y: y + font.size))
    }
    return bounds.rect
  }
}

extension CGRect {
  /// The smallest rectangle around what the map shows of the rectangle: nothing that lies at or
  /// behind the horizon.
  ///
  /// A rectangle with sides far beyond those of any picture is itself what another map shows up to its horizon: if it reaches
  /// behind this one too, the result is null. Cards inside each other would all be as large as pictures can be.
  package func applying(_ projection: ProjectionTransform) -> CGRect {
    guard !isNull else { return self }
    let nearest = 1e-3 * max(abs(projection.m33), 1e-6)
    let isEndless = max(width, height) > 10_000
    func depth(_ point: CGPoint) -> CGFloat {
      point.x * projection.m13 + point.y * projection.m23 + projection.m33 - nearest
    }
    var bounds = PointBounds()
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
    for (corner, next) in zip(corners, corners[1...] + corners[..<1]) {
      let (from, to) = (depth(corner), depth(next))
      if from >= 0 { bounds.include(corner.applying(projection)) }
      // The side is cut by the line before the horizon.
      if (from < 0) != (to < 0) {
        if isEndless { return .null }
        bounds.include(corner.mixed(with: next, from / (from - to)).applying(projection))
      }
    }
    return bounds.rect
  }
}
