import Foundation

/// Finds the regions on either side of each line of an arrangement.
///
/// A vertical line sweeps from left to right. The edges it meets are kept from top to bottom; since
/// edges meet only at their ends, their order changes only at corners:
///
/// 1. The edges that end at the corner are next to each other; they are taken out.
/// 2. Those that start there are put in their place, by their slope.
/// 3. The region above the first of them is the region below the edge before it, and so on
///    downwards.
struct WindingSweep {
  /// All pieces between the same two corners.
  struct Edge {
    /// The pieces, and the one that the edge is drawn by, from left to right.
    var pieces: [Int] = []
    var directed: DirectedPiece
    var left: Int
    var right: Int
    /// The number of pieces of each path that run to the right, less those that run to the left.
    fileprivate var change = (0, 0)
    fileprivate var windingBelow = (0, 0)
    /// True if the region on the side of smaller y is inside of the paths.
    var below = (false, false)
    /// True if the region on the side of greater y is inside of the paths.
    var above = (false, false)
  }

  private(set) var edges: [Edge] = []
  private let arrangement: Arrangement
  private let eoFill: Bool
  /// The corners from left to right.
  private let order: [Int]

  init(_ arrangement: Arrangement, eoFill: Bool) {
    self.arrangement = arrangement
    self.eoFill = eoFill
    let corners = arrangement.corners
    order = corners.indices.sorted { GridPoint.precedes(corners[$0], corners[$1]) }
    mergePieces()
    sweep()
  }

  /// Makes one edge of all pieces that have both ends in common, sorted by their left ends.
  private mutating func mergePieces() {
    let pieces = arrangement.pieces
    var rank = Array(repeating: 0, count: order.count)
    for (place, corner) in order.enumerated() { rank[corner] = place }
    func ends(_ piece: Int) -> (Int, Int) {
      let (start, end) = (rank[pieces[piece].start], rank[pieces[piece].end])
      return (min(start, end), max(start, end))
    }
    let sorted = pieces.indices.map { (ends: ends($0), piece: $0) }
      .sorted { ($0.ends.0, $0.ends.1, $0.piece) < ($1.ends.0, $1.ends.1, $1.piece) }
    for (ends, number) in sorted {
      let (left, right) = (order[ends.0], order[ends.1])
      let isForward = pieces[number].start == left
      if edges.last?.left != left || edges.last?.right != right {
        let directed = DirectedPiece(pieces[number])
        edges.append(
          Edge(directed: isForward ? directed : directed.reversed, left: left, right: right))
      }
      let step = isForward ? 1 : -1
      let last = edges.count - 1
      edges[last].pieces.append(number)
      if arrangement.curves[pieces[number].curve].operand == 0 {
        edges[last].change.0 += step
      } else {
        edges[last].change.1 += step
      }
    }
  }

  private mutating func sweep() {
    /// The edges that the sweeping line meets, by their places in `edges`.
    var met: [Int] = []
    var next = 0
    for corner in order {
      let first = next
      while next < edges.count, edges[next].left == corner { next += 1 }
      let start = met.firstIndex { side(of: corner, $0) <= 0 }
      let end = met.firstIndex(from: start) { side(of: corner, $0) < 0 }
      let starting = (first..<next).sorted { isLess(edges[$0], edges[$1]) }
      var winding = start > 0 ? windingAbove(met[start - 1]) : (0, 0)
      for edge in starting {
        edges[edge].windingBelow = winding
        winding = windingAbove(edge)
        edges[edge].below = isInside(edges[edge].windingBelow)
        edges[edge].above = isInside(winding)
      }
      met.replaceSubrange(start..<end, with: starting)
    }
  }

  private func side(of corner: Int, _ edge: Int) -> Int {
    let corners = arrangement.corners
    return corners[edges[edge].left].side(of: corners[corner], to: corners[edges[edge].right])
  }

  /// Returns whether the first of two edges that start at one corner has the smaller y further
  /// right.
  private func isLess(_ first: Edge, _ second: Edge) -> Bool {
    let corners = arrangement.corners
    return corners[first.left].side(of: corners[second.right], to: corners[first.right]) > 0
  }

  private func windingAbove(_ edge: Int) -> (Int, Int) {
    let (below, change) = (edges[edge].windingBelow, edges[edge].change)
    return (below.0 + change.0, below.1 + change.1)
  }

  private func isInside(_ winding: (Int, Int)) -> (Bool, Bool) {
    eoFill
      ? (winding.0 % 2 != 0, winding.1 % 2 != 0) : (winding.0 != 0, winding.1 != 0)
  }
}

/// A piece of an arrangement in the direction in which it is drawn.
struct DirectedPiece {
  var start: Int
  var end: Int
  var curve: Int
  /// The parameters of the curve at both ends.
  var from: CGFloat
  var to: CGFloat

  init(_ piece: Arrangement.Piece) {
    (start, end, curve) = (piece.start, piece.end, piece.curve)
    (from, to) = (piece.from, piece.to)
  }

  var reversed: DirectedPiece {
    var reversed = self
    swap(&reversed.start, &reversed.end)
    swap(&reversed.from, &reversed.to)
    return reversed
  }
}

extension [Int] {
  /// The first place from `start` on whose element fulfills a condition that all later ones fulfill
  /// too.
  fileprivate func firstIndex(from start: Int = 0, where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
