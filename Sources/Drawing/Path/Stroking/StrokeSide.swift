import Foundation

/// One side of a stroked line, in the line's direction.
///
/// If a curve bends around this side more sharply than the stroke is wide, its moved curve runs
/// backwards and would go around its place the wrong way. There the side goes by way of the curve's
/// center instead, and the part beyond the center is a fold: an outline of its own.
struct StrokeSide {
  private(set) var chain: [PathSegment] = []
  /// Closed outlines, clockwise.
  private(set) var folds: [[PathSegment]] = []
  private(set) var start = CGPoint.zero
  private(set) var end = CGPoint.zero

  private let distance: CGFloat
  /// The fold that is being followed: its centers, and the moved curves.
  private var centers: [CGPoint] = []
  private var beyond: [PathSegment] = []

  /// - Parameter distance: to the right of the line where it is positive.
  init(
    of parts: [StrokePart], at distance: CGFloat, _ style: StrokeStyle, isClosed: Bool
  ) {
    self.distance = distance
    let closing = isClosed ? StrokeJoint(parts[parts.count - 1], parts[0], style) : nil
    let firstTurn = closing?.corner(distance)
    start = firstTurn ?? parts[0].moved(distance).start
    end = start
    var begin = firstTurn
    for (index, part) in parts.enumerated() {
      let joint =
        index + 1 < parts.count ? StrokeJoint(part, parts[index + 1], style) : closing
      let turn = joint?.corner(distance)
      follow(part, from: begin, to: turn)
      begin = turn
      guard let joint, turn == nil, !joint.isSmooth else { continue }
      endFold()
      joint.way(distance).forEach { append($0) }
    }
    endFold()
  }

  private mutating func follow(_ part: StrokePart, from begin: CGPoint?, to turn: CGPoint?) {
    let moved = part.moved(distance)
    if moved.isLine {
      endFold()
      append(.line(begin ?? moved.start, turn ?? moved.end))
    } else if let center = part.center(within: distance) {
      centers.append(center)
      beyond.append(moved)
    } else {
      endFold()
      append(moved)
    }
  }

  private mutating func append(_ link: PathSegment) {
    if link.isLine, link.start == link.end { return }
    chain.append(link)
    end = link.end
  }

  private mutating func endFold() {
    guard let first = beyond.first?.start, let last = beyond.last?.end else { return }
    var way: [PathSegment] = []
    var pen = first
    for point in centers + [last] where point.distance(to: pen) > 1e-9 {
      way.append(.line(pen, point))
      pen = point
    }
    let outline = way + beyond.reversed().map(\.reversed)
    way.forEach { append($0) }
    folds.append(distance < 0 ? outline : outline.reversed().map(\.reversed))
    centers.removeAll()
    beyond.removeAll()
  }
}
