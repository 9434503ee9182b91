import Foundation

extension StrokeStyle {
  /// The number of dashes and gaps in the outline of a stroke: a path whose lines have more is drawn without them.
  static let outlinedDashes: CGFloat = 100_000

  /// The number of dashes and gaps along a path, or a little more; 0 where the pattern says nothing.
  package func dashCount(along path: Path) -> CGFloat {
    let total = dash.reduce(0, +)
    guard total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return 0 }
    var length: CGFloat = 0
    // No curve is longer than the lines between its control points.
    path.outline.forEachSegment { segment in
      let points = segment.points
      for (start, end) in zip(points, points.dropFirst()) { length += start.distance(to: end) }
    }
    return length / total * CGFloat(dash.count)
  }
}

extension PathOutline.Figure {
  /// The figure without lines and curves of no length; one of them if there are no others.
  var withoutPoints: PathOutline.Figure {
    var result = self
    result.segments.removeAll { $0.startDirection == nil }
    if result.segments.isEmpty { result.segments = Array(segments.prefix(1)) }
    return result
  }

  /// The painted pieces of the line, or all of it where the pattern says nothing.
  ///
  /// - Parameters:
  ///   - room: the number of dashes and gaps that may still be made of a path; a line with more stays whole.
  ///   - work: counts the steps that measuring and dividing the line takes.
  func dashed(
    _ pattern: [CGFloat], phase: CGFloat, room: inout CGFloat, work: inout Int
  ) -> [PathOutline.Figure] {
    let total = pattern.reduce(0, +)
    guard segments.first?.startDirection != nil, total > 0, total.isFinite, phase.isFinite,
      pattern.allSatisfy({ $0 >= 0 })
    else { return [self] }
    var walks = segments.map { SegmentWalk($0) }
    let periods = walks.reduce(0) { $0 + $1.length } / total
    // A pattern too fine to be visible would take forever to lay out.
    guard case let count = (periods + 1) * CGFloat(pattern.count), count <= room else {
      return [self]
    }
    room -= count

    var dash = DashWalk(pattern: pattern, phase: phase)
    var pieces: [PathOutline.Figure] = []
    var piece = PathOutline.Figure()
    let startsPainted = dash.isPainted
    for index in walks.indices {
      let length = walks[index].length
      var done: CGFloat = 0
      while dash.left < length - done {
        let end = done + dash.left
        if dash.isPainted {
          piece.segments.append(walks[index].part(fromLength: done, to: end))
          pieces.append(piece)
        }
        done = end
        dash.advance()
        piece = PathOutline.Figure()
      }
      if dash.isPainted, length > done {
        piece.segments.append(walks[index].part(fromLength: done, to: length))
      }
      dash.left -= length - done
      work += walks[index].work
    }
    // A dash that continues past the start of a closed figure is one piece.
    if isClosed, startsPainted, !piece.segments.isEmpty, !pieces.isEmpty {
      pieces[0].segments = piece.segments + pieces[0].segments
    } else if !piece.segments.isEmpty {
      pieces.append(piece)
    }
    return pieces.map(\.withoutPoints)
  }
}

/// A position in a dash pattern that repeats without end.
private struct DashWalk {
  let pattern: [CGFloat]
  /// Counts dashes and gaps; even ones are painted, also where the pattern's length is odd.
  private var index = 0
  /// The length that is left of the current dash or gap.
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
