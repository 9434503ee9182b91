import Foundation

/// Joins the edges around a region into closed figures.
struct RegionTracer {
  private let arrangement: Arrangement

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// The figures that the edges make up; the region lies on the right of each edge, with y
  /// downwards.
  func outline(around edges: [DirectedPiece]) -> PathOutline {
    let edges = edges.sorted { $0.start < $1.start }
    var isUsed = Array(repeating: false, count: edges.count)
    var firstFrom: [Int: Int] = [:]
    for (index, edge) in edges.enumerated().reversed() { firstFrom[edge.start] = index }

    /// The unused edges that start at a corner.
    func following(_ corner: Int) -> [Int] {
      guard let first = firstFrom[corner] else { return [] }
      return edges[first...].indices.prefix { edges[$0].start == corner }.filter { !isUsed[$0] }
    }

    var figures: [[CurveRun]] = []
    for first in edges.indices where !isUsed[first] {
      var ring: [DirectedPiece] = []
      var next: Int? = first
      while let edge = next {
        isUsed[edge] = true
        ring.append(edges[edge])
        next = sharpest(following(edges[edge].end), edges, after: edges[edge])
      }
      if !isSliver(ring) { figures.append(joined(ring)) }
    }
    var outline = PathOutline()
    for figure in figures.sorted(by: isBefore) { outline.append(figure, arrangement, closed: true) }
    return outline
  }

  /// The edge that turns the most to the right, so that regions that touch at a corner stay apart.
  private func sharpest(
    _ candidates: [Int], _ edges: [DirectedPiece], after edge: DirectedPiece
  ) -> Int? {
    if candidates.count < 2 { return candidates.first }
    let back = angle(edge.end, edge.start)
    return candidates.min { first, second in
      turn(from: angle(edges[first].start, edges[first].end), to: back)
        < turn(from: angle(edges[second].start, edges[second].end), to: back)
    }
  }

  private func angle(_ start: Int, _ end: Int) -> Double {
    let (start, end) = (arrangement.corners[start], arrangement.corners[end])
    return atan2(Double(end.y - start.y), Double(end.x - start.x))
  }

  /// The clockwise angle from one direction to another.
  private func turn(from start: Double, to end: Double) -> Double {
    let turn = end - start
    return turn > 0 ? turn : turn + 2 * .pi
  }

  /// Returns whether the ring is narrower than a step or two of the grid: a trace of rounding.
  private func isSliver(_ ring: [DirectedPiece]) -> Bool {
    var doubleArea = 0.0
    var length = 0.0
    let origin = arrangement.corners[ring[0].start]
    for edge in ring {
      let (start, end) = (arrangement.corners[edge.start], arrangement.corners[edge.end])
      doubleArea += Double(origin.side(of: end, to: start))
      length += hypot(Double(end.x - start.x), Double(end.y - start.y))
    }
    return abs(doubleArea) <= 2 * length
  }

  /// The ring as whole lines and curves, from its topmost corner, of those the leftmost.
  private func joined(_ ring: [DirectedPiece]) -> [CurveRun] {
    var ring = ring
    let corners = arrangement.corners
    // Not in the middle of a curve.
    let start =
      ring.indices.first { index in
        let last = ring[(index + ring.count - 1) % ring.count]
        return !CurveRun(last, arrangement).isContinued(by: ring[index], corners)
      } ?? 0
    ring = Array(ring[start...] + ring[..<start])
    var runs = [CurveRun](ring, arrangement)
    let top = runs.indices.min { isAbove(runs[$0], runs[$1]) } ?? 0
    runs = Array(runs[top...] + runs[..<top])
    return runs
  }

  private func isAbove(_ first: CurveRun, _ second: CurveRun) -> Bool {
    let (first, second) = (
      arrangement.locations[first.start], arrangement.locations[second.start]
    )
    return (first.y, first.x) < (second.y, second.x)
  }

  private func isBefore(_ first: [CurveRun], _ second: [CurveRun]) -> Bool {
    isAbove(first[0], second[0])
  }
}
