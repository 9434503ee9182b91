@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The shapes of an icon as closed figures, each solid or a hole, that fill alike under either
/// rule.
///
/// Solid figures turn clockwise and holes the other way, so the icon is always to the right of its
/// outline. That makes it possible to make the icon bolder, to turn it inside out, and to tell its
/// parts apart.
struct IconOutline: Sendable {
  struct Figure: Sendable {
    let segments: [PathSegment]
    var isHole: Bool
    let bounds: CGRect
  }

  var figures: [Figure]

  init(_ figures: [Figure]) { self.figures = figures }

  /// The largest number of figures: comparing many more with one another would take too long.
  private static let figureLimit = 1_000

  init(_ shapes: [SVGIcon.Shape]) throws(SVGProblem) {
    let count = shapes.reduce(0) { $0 + $1.path.outline.figures.count }
    if count > Self.figureLimit {
      throw SVGProblem("it has \(count) figures, but icons have \(Self.figureLimit) at most")
    }
    self.init(shapes.flatMap(\.figures))
  }

  /// The outline of a path that is filled by the winding rule.
  init(_ path: Path) {
    self.init(SVGIcon.Shape(path: path, style: FillStyle()).figures)
  }

  /// The outline as a path, to be filled by the winding rule.
  var path: Path {
    Path { path in
      for figure in figures {
        guard let first = figure.segments.first else { continue }
        path.move(to: first.start)
        for segment in figure.segments { path.add(segment) }
        path.closeSubpath()
      }
    }
  }

  var bounds: CGRect {
    figures.reduce(CGRect.null) { $0.joined(with: $1.bounds) }
  }

  func applying(_ transform: CGAffineTransform) -> IconOutline {
    let isMirror = transform.a * transform.d < transform.b * transform.c
    return IconOutline(
      figures.map { figure in
        let moved = Figure(
          segments: figure.segments.map { $0.applying(transform) }, isHole: figure.isHole)
        return isMirror ? moved.reversed : moved
      })
  }

  /// The figures with the solid and the open areas exchanged.
  var insideOut: IconOutline {
    IconOutline(
      figures.map {
        var figure = $0.reversed
        figure.isHole.toggle()
        return figure
      })
  }

  /// The connected parts, each a solid figure with its holes, the largest first.
  var parts: [IconOutline] {
    let solids = figures.filter { !$0.isHole }.sorted { $0.bounds.area > $1.bounds.area }
    var parts = solids.map { IconOutline([$0]) }
    for hole in figures where hole.isHole {
      // The smallest solid figure around a hole is the one that it is in.
      let owner = parts.lastIndex { $0.figures[0].surrounds(hole) } ?? 0
      if parts.indices.contains(owner) { parts[owner].figures.append(hole) }
    }
    return parts
  }
}

extension SVGIcon.Shape {
  fileprivate var figures: [IconOutline.Figure] {
    let area = FilledArea(self)
    return path.outline.figures.compactMap { IconOutline.Figure($0, of: area) }
  }
}

extension IconOutline.Figure {
  /// Finds out whether a figure of a shape is solid by looking at both sides of its edge.
  ///
  /// Nil where the figure changes nothing, like one inside another under the winding rule.
  fileprivate init?(_ segments: [PathSegment], of area: FilledArea) {
    let figure = Self(segments: segments, isHole: false)
    let clockwise = figure.area >= 0 ? figure : figure.reversed
    // The longest segments give the clearest answer.
    for segment in clockwise.segments.sorted(by: { $0.reach > $1.reach }) {
      let (first, last) = (segment.point(at: 0.49), segment.point(at: 0.51))
      let along = first.direction(to: last)
      if along == .zero { continue }
      let middle = segment.point(at: 0.5)
      func isFilled(_ step: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x - along.dy * step, y: middle.y + along.dx * step)
        return area.contains(point)
      }
      let (isSolidInside, isSolidOutside) = (isFilled(0.05), isFilled(-0.05))
      if isSolidInside == isSolidOutside { continue }
      self = isSolidInside ? clockwise : clockwise.reversed
      isHole = isSolidOutside
      return
    }
    return nil
  }

  init(segments: [PathSegment], isHole: Bool) {
    self.segments = segments
    self.isHole = isHole
    bounds = Path { path in segments.forEach { path.add($0, startsAnew: true) } }.boundingRect
  }

  var reversed: Self {
    Self(segments: segments.reversed().map(\.reversed), isHole: isHole)
  }

  /// Twice the enclosed area, positive where the figure turns clockwise to the eye.
  private var area: CGFloat {
    let points = segments.flatMap { $0.flattened(tolerance: 0.05) }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  fileprivate func surrounds(_ other: Self) -> Bool {
    guard let point = other.segments.first?.start, bounds.holds(point) else { return false }
    let path = IconOutline([self]).path
    return FilledArea(SVGIcon.Shape(path: path, style: FillStyle())).contains(point)
  }
}

/// A shape as polygons, made once and queried for many points.
private struct FilledArea {
  private let polygons: [[CGPoint]]
  private let isEvenOdd: Bool

  init(_ shape: SVGIcon.Shape) {
    polygons = shape.path.outline.flattened(tolerance: 0.01).map(\.points)
    isEvenOdd = shape.style.isEOFilled
  }

  /// Counts the crossings of the outline with a ray from the point to the right.
  func contains(_ point: CGPoint) -> Bool {
    var (count, winding) = (0, 0)
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for next in polygon {
        defer { previous = next }
        if (previous.y <= point.y) == (next.y <= point.y) { continue }
        let share = (point.y - previous.y) / (next.y - previous.y)
        if previous.x + share * (next.x - previous.x) <= point.x { continue }
        count += 1
        winding += next.y > previous.y ? 1 : -1
      }
    }
    return isEvenOdd ? count % 2 != 0 : winding != 0
  }
}

extension PathOutline {
  /// The closed figures of the path; open ones are closed, as filling does.
  fileprivate var figures: [[PathSegment]] {
    var figures: [[PathSegment]] = []
    var current: [PathSegment] = []
    func finish() {
      if let first = current.first, let last = current.last,
        first.start.distance(to: last.end) > 1e-4
      {
        current.append(.line(last.end, first.start))
      }
      if !current.isEmpty { figures.append(current) }
      current = []
    }
    var pen = CGPoint.zero
    forEachSegment { segment in
      if segment.start != pen { finish() }
      pen = segment.end
      // Segments that only rounding has left have no direction.
      if segment.reach > 1e-4 || segment.isCurve {
        current.append(segment)
      }
      if let first = current.first, pen == first.start { finish() }
    }
    finish()
    return figures
  }
}

extension PathSegment {
  fileprivate var reach: CGFloat { start.distance(to: end) }

  fileprivate var isCurve: Bool {
    if case .line = self { false } else { true }
  }

  fileprivate var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> PathSegment {
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    switch self {
    case .line(let a, let b): return .line(moved(a), moved(b))
    case .quad(let a, let b, let c): return .quad(moved(a), moved(b), moved(c))
    case .cubic(let a, let b, let c, let d): return .cubic(moved(a), moved(b), moved(c), moved(d))
    }
  }
}

extension Path {
  fileprivate mutating func add(_ segment: PathSegment, startsAnew: Bool = false) {
    if startsAnew { move(to: segment.start) }
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .quad(_, let control, let end): addQuadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
