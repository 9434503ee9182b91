import Foundation

/// Pieces of one curve, one after the other, which become a part of the curve again.
struct CurveRun {
  var start: Int
  var end: Int
  private var curve: Int
  private var from: CGFloat
  private var to: CGFloat
  fileprivate var isLine: Bool

  init(_ piece: DirectedPiece, _ arrangement: Arrangement) {
    (start, end, curve) = (piece.start, piece.end, piece.curve)
    (from, to) = (piece.from, piece.to)
    isLine = arrangement.curves[piece.curve].segment.isLine
  }

  /// Returns whether `piece` leads on along the same curve, or straight on.
  func isContinued(by piece: DirectedPiece, _ corners: [GridPoint]) -> Bool {
    if piece.start != end { return false }
    if piece.curve == curve, (piece.to > piece.from) == (to > from) {
      // Where a curve crosses itself, an outline may leave out the loop.
      return abs(piece.from - to) < 1e-9
    }
    return isLine && isStraight(piece, corners)
  }

  private func isStraight(_ piece: DirectedPiece, _ corners: [GridPoint]) -> Bool {
    let (first, middle, last) = (corners[start], corners[piece.start], corners[piece.end])
    return first.side(of: last, to: middle) == 0 && middle.distance(along: last, to: first) < 0
  }

  /// Makes the run longer by a piece that continues it.
  mutating func append(_ piece: DirectedPiece) {
    (end, curve, to) = (piece.end, piece.curve, piece.to)
  }

  /// The part of the curve, its ends moved to the corners of the arrangement.
  func segment(_ arrangement: Arrangement) -> PathSegment {
    let (first, last) = (arrangement.locations[start], arrangement.locations[end])
    let whole = arrangement.curves[curve].segment
    if isLine { return .line(first, last) }
    let (from, to) = (
      whole.parameter(closestTo: first, near: from), whole.parameter(closestTo: last, near: to)
    )
    let part = whole.part(min(from, to), max(from, to))
    return (from < to ? part : part.reversed).moved(to: first, last)
  }
}

extension [CurveRun] {
  /// The fewest runs that pieces which follow one another make up.
  init(_ pieces: [DirectedPiece], _ arrangement: Arrangement) {
    self.init()
    for piece in pieces {
      let run = CurveRun(piece, arrangement)
      if let last, last.isContinued(by: piece, arrangement.corners), last.isLine == run.isLine {
        self[count - 1].append(piece)
      } else {
        append(run)
      }
    }
  }
}

extension PathOutline {
  /// Adds a figure of its own; the line that closes it is left to `close`.
  mutating func append(_ runs: [CurveRun], _ arrangement: Arrangement, closed: Bool) {
    guard let first = runs.first, let last = runs.last else { return }
    move(to: arrangement.locations[first.start])
    for run in runs.dropLast() { append(run.segment(arrangement).element) }
    let end = last.segment(arrangement)
    if !closed || !end.isLine || runs.count == 1 { append(end.element) }
    if closed { close() }
  }
}
