import Foundation

extension PathOutline {
  /// The part of an outline between one move and the next.
  struct Figure {
    var segments: [PathSegment] = []
    /// Ends where it starts, by a close.
    var isClosed = false

    /// True if every coordinate is a number that is small enough to compute with.
    var isDrawable: Bool {
      segments.allSatisfy { $0.points.allSatisfy { abs($0.x) < 1e100 && abs($0.y) < 1e100 } }
    }
  }

  /// The figures with at least one line or curve, the closing lines among them.
  var figures: [Figure] {
    var figures: [Figure] = []
    var current = Figure()
    var start = CGPoint.zero
    var pen = CGPoint.zero
    func finish() {
      if !current.segments.isEmpty { figures.append(current) }
      current = Figure()
    }
    func add(_ segment: PathSegment) {
      current.segments.append(segment)
      pen = segment.end
    }
    forEach { element in
      // A line or curve after a closed figure starts at that figure's first point.
      if current.isClosed { finish() }
      switch element {
      case .move(let point):
        finish()
        (start, pen) = (point, point)
      case .line(let end): add(.line(pen, end))
      case .quadCurve(let end, let control): add(.quad(pen, control, end))
      case .curve(let end, let control1, let control2):
        add(.cubic(pen, control1, control2, end))
      case .closeSubpath:
        if pen != start { add(.line(pen, start)) }
        current.isClosed = true
      }
    }
    finish()
    return figures
  }
}
