import Foundation

/// Joins those pieces of the first path that are kept, in the order and direction in which the path
/// draws them.
struct LineTracer {
  private let arrangement: Arrangement

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  func outline(keeping isKept: (Int) -> Bool) -> PathOutline {
    var outline = PathOutline()
    let lines = arrangement.pieces.indices.filter { number in
      let piece = arrangement.pieces[number]
      return arrangement.curves[piece.curve].operand == 0 && !piece.isImplied
    }
    var start = 0
    while start < lines.count {
      let figure = self.figure(lines[start])
      let end = lines[start...].firstIndex { self.figure($0) != figure } ?? lines.count
      append(Array(lines[start..<end]), figure, isKept, to: &outline)
      start = end
    }
    return outline
  }

  private func figure(_ piece: Int) -> Int {
    arrangement.curves[arrangement.pieces[piece].curve].figure
  }

  private func append(
    _ pieces: [Int], _ figure: Int, _ isKept: (Int) -> Bool, to outline: inout PathOutline
  ) {
    var pieces = pieces
    let isClosed = arrangement.closedFigures.contains(figure)
    if isClosed {
      guard let gap = pieces.firstIndex(where: { !isKept($0) }) else {
        outline.append(runs(pieces), arrangement, closed: true)
        return
      }
      // A line that continues past the figure's start is one line.
      pieces = Array(pieces[gap...] + pieces[..<gap])
    }
    for part in pieces.split(whereSeparator: { !isKept($0) }) {
      outline.append(runs(Array(part)), arrangement, closed: false)
    }
  }

  private func runs(_ pieces: [Int]) -> [CurveRun] {
    [CurveRun](pieces.map { DirectedPiece(arrangement.pieces[$0]) }, arrangement)
  }
}
