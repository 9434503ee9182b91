import Foundation

/// The lines of two paths, cut so that they meet only at their ends.
///
/// 1. Curves become chains of lines, and all points move to a grid of whole numbers that is far too
///    fine to see.
/// 2. Where two lines cross, the grid point nearest to the crossing becomes a corner of both; so
///    does any corner that another line passes within half a step of the grid.
/// 3. Moving the corners may make new crossings, so 2 is repeated until nothing is cut.
///
/// From then on every comparison is exact. The method is known as snap rounding (J. D. Hobby,
/// Practical segment intersection with finite precision output, 1999).
struct Arrangement {
  /// A line or curve of one of the paths.
  struct Curve {
    var segment: PathSegment
    /// 0 is the first path, 1 the second.
    var operand: Int
    var figure: Int
  }

  /// A straight part of a curve, between two corners.
  struct Piece {
    var start: Int
    var end: Int
    var curve: Int
    /// The parameters of the curve at both ends.
    var from: CGFloat
    var to: CGFloat
    /// Closes a figure that is open, so that it has an inside.
    var isImplied = false
  }

  private(set) var curves: [Curve] = []
  /// The pieces in the order in which the paths draw them.
  private(set) var pieces: [Piece] = []
  /// The corners on the grid, and their exact places.
  private(set) var corners: [GridPoint] = []
  private(set) var locations: [CGPoint] = []
  /// True if a figure of the first path ends where it starts.
  private(set) var closedFigures: Set<Int> = []

  private let grid: PathGrid
  private var cornerIndex: [GridPoint: Int] = [:]
  private let tolerance: CGFloat

  /// The largest number of rounds, more than the cutting ever takes.
  private static let roundLimit = 12
  /// The largest number of crossings: more would take seconds.
  private static let crossingLimit = 200_000

  init(_ first: Path, _ second: Path) {
    let figures = [first, second].map { $0.outline.figures.filter(\.isDrawable) }
    var bounds = PointBounds()
    for segment in figures.joined().flatMap(\.segments) {
      for point in segment.points { bounds.include(point) }
    }
    grid = PathGrid(bounds.rect)
    tolerance = bounds.rect.flatteningTolerance
    for (operand, figures) in figures.enumerated() {
      for (index, figure) in figures.enumerated() { add(figure, operand, index) }
    }
  }

  private mutating func add(_ figure: PathOutline.Figure, _ operand: Int, _ index: Int) {
    for segment in figure.segments { add(segment, operand, index, isImplied: false) }
    if figure.isClosed {
      if operand == 0 { closedFigures.insert(index) }
    } else if let start = figure.segments.first?.start, let end = figure.segments.last?.end,
      start != end
    {
      add(.line(end, start), operand, index, isImplied: true)
    }
  }

  private mutating func add(
    _ segment: PathSegment, _ operand: Int, _ figure: Int, isImplied: Bool
  ) {
    let points = segment.flattened(tolerance: tolerance)
    var start = corner(at: segment.start)
    for (index, point) in points.enumerated() {
      let end = corner(at: point)
      defer { start = end }
      if start == end { continue }
      pieces.append(
        Piece(
          start: start, end: end, curve: curves.count,
          from: CGFloat(index) / CGFloat(points.count),
          to: CGFloat(index + 1) / CGFloat(points.count), isImplied: isImplied))
    }
    curves.append(Curve(segment: segment, operand: operand, figure: figure))
  }

  private mutating func corner(at location: CGPoint) -> Int {
    corner(grid.point(location), location)
  }

  private mutating func corner(_ point: GridPoint, _ location: CGPoint) -> Int {
    if let known = cornerIndex[point] { return known }
    cornerIndex[point] = corners.count
    corners.append(point)
    locations.append(location)
    return corners.count - 1
  }

  // MARK: Cutting

  /// Cuts every piece wherever another crosses or touches it; false if that is too much work.
  mutating func cutAtCrossings() -> Bool {
    for _ in 0..<Self.roundLimit {
      let index = SegmentIndex(pieces.map { GridBox(corners[$0.start], corners[$0.end]) })
      guard addCrossings(index) else { return false }
      let cuts = cuts(index)
      if cuts.isEmpty { return true }
      cut(cuts)
    }
    return true
  }

  /// Makes a corner of each crossing.
  private mutating func addCrossings(_ index: SegmentIndex) -> Bool {
    var crossings: [(Int, Int)] = []
    let isComplete = index.forEachPair { first, second in
      if crosses(pieces[first], pieces[second]) { crossings.append((first, second)) }
      return crossings.count < Self.crossingLimit
    }
    guard isComplete else { return false }
    for (first, second) in crossings { addCrossing(pieces[first], pieces[second]) }
    return true
  }

  /// Returns whether two pieces cross between their ends.
  private func crosses(_ first: Piece, _ second: Piece) -> Bool {
    let (a, b) = (corners[first.start], corners[first.end])
    let (c, d) = (corners[second.start], corners[second.end])
    let (sideOfC, sideOfD) = (a.side(of: c, to: b), a.side(of: d, to: b))
    if sideOfC == 0 || sideOfD == 0 || (sideOfC > 0) == (sideOfD > 0) { return false }
    let (sideOfA, sideOfB) = (c.side(of: a, to: d), c.side(of: b, to: d))
    return sideOfA != 0 && sideOfB != 0 && (sideOfA > 0) != (sideOfB > 0)
  }

  private mutating func addCrossing(_ first: Piece, _ second: Piece) {
    let (a, b) = (corners[first.start], corners[first.end])
    let (c, d) = (corners[second.start], corners[second.end])
    let (sideOfA, sideOfB) = (Double(c.side(of: a, to: d)), Double(c.side(of: b, to: d)))
    let (sideOfC, sideOfD) = (Double(a.side(of: c, to: b)), Double(a.side(of: d, to: b)))
    let (t, u) = (sideOfA / (sideOfA - sideOfB), sideOfC / (sideOfC - sideOfD))
    let point = GridPoint(
      x: a.x + Int((Double(b.x - a.x) * t).rounded()),
      y: a.y + Int((Double(b.y - a.y) * t).rounded()))
    let rough = locations[first.start].mixed(with: locations[first.end], CGFloat(t))
    let location = curves[first.curve].segment.crossing(
      near: first.from + (first.to - first.from) * CGFloat(t), curves[second.curve].segment,
      near: second.from + (second.to - second.from) * CGFloat(u))
    let isNear = location.map { $0.distance(to: rough) <= 4 * tolerance } ?? false
    _ = corner(point, isNear ? location ?? rough : rough)
  }

  private struct Cut {
    var piece: Int
    var corner: Int
    /// The distance along the piece, in grid steps times the piece's length.
    var distance: Int
  }

  /// The corners that pieces pass, piece by piece and in order along each.
  private func cuts(_ index: SegmentIndex) -> [Cut] {
    var cuts: [Cut] = []
    var pending: [Int] = []
    for (corner, point) in corners.enumerated() {
      index.forEach(at: point, &pending) { number in
        let piece = pieces[number]
        if piece.start == corner || piece.end == corner { return }
        let (start, end) = (corners[piece.start], corners[piece.end])
        guard start.passes(point, to: end) else { return }
        cuts.append(
          Cut(piece: number, corner: corner, distance: start.distance(along: end, to: point)))
      }
    }
    return cuts.sorted { ($0.piece, $0.distance) < ($1.piece, $1.distance) }
  }

  private mutating func cut(_ cuts: [Cut]) {
    var result: [Piece] = []
    result.reserveCapacity(pieces.count + cuts.count)
    var next = 0
    for (number, piece) in pieces.enumerated() {
      var rest = piece
      let end = corners[piece.end]
      let length = corners[piece.start].distance(along: end, to: end)
      while next < cuts.count, cuts[next].piece == number {
        let share = CGFloat(cuts[next].distance) / CGFloat(length)
        var part = rest
        part.end = cuts[next].corner
        part.to = piece.from + (piece.to - piece.from) * share
        result.append(part)
        rest.start = part.end
        rest.from = part.to
        next += 1
      }
      result.append(rest)
    }
    pieces = result
  }
}
