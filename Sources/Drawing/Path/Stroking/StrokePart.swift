import Foundation

/// A line, or a part of a curve that bends little enough to be moved sideways as one curve.
struct StrokePart {
  let segment: PathSegment
  /// The directions in which it leaves its start and reaches its end.
  let leaving: CGVector
  let reaching: CGVector
  /// The curve as far to the left and to the right as the stroke reaches; nothing for a line.
  private let moved: [PathSegment]
  /// True if it goes on with the same curve as the part before it.
  let continuesCurve: Bool

  fileprivate init?(
    _ segment: PathSegment, moved: [PathSegment] = [], continuesCurve: Bool = false
  ) {
    guard let leaving = segment.startDirection, let reaching = segment.endDirection else {
      return nil
    }
    self.segment = segment
    self.leaving = leaving
    self.reaching = reaching
    self.moved = moved
    self.continuesCurve = continuesCurve
  }

  /// The part moved sideways, to the right where the distance is positive.
  func moved(_ distance: CGFloat) -> PathSegment {
    if moved.count == 2 { return moved[distance < 0 ? 0 : 1] }
    let side = leaving.turned * distance
    return .line(segment.start + side, segment.end + side)
  }

  /// The length of the part if it is a line; 0 for a curve.
  var lineLength: CGFloat { moved.isEmpty ? segment.start.distance(to: segment.end) : 0 }

  /// The point around which the part bends, if that is on the side of `distance` and nearer.
  func center(within distance: CGFloat) -> CGPoint? {
    guard let radius = radius(on: distance), radius < 1 else { return nil }
    return segment.start + leaving.turned * (radius * distance)
  }

  /// The distance at which the lines across the part's ends meet, as a multiple of a given
  /// distance; nil if they meet on the other side.
  private func radius(on distance: CGFloat) -> CGFloat? {
    let (from, to) = (leaving.turned, reaching.turned)
    let sine = from.dx * to.dy - from.dy * to.dx
    guard abs(sine) > 1e-12 else { return nil }
    let (dx, dy) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
    let radius = (dx * to.dy - dy * to.dx) / sine / distance
    return radius > 0 ? radius : nil
  }

  /// Returns whether the lines across a part that bends more sharply than the stroke is wide nearly
  /// meet in one point.
  fileprivate func hasOneCenter(_ reach: CGFloat, _ tolerance: CGFloat) -> Bool {
    let sine = leaving.dx * reaching.dy - leaving.dy * reaching.dx
    let distance = sine > 0 ? reach : -reach
    guard center(within: distance) != nil else { return true }
    let (first, second) = segment.cut(at: 0.5)
    guard let before = StrokePart(first)?.radius(on: distance),
      let after = StrokePart(second)?.radius(on: distance)
    else { return false }
    // Between the two the center moves along an arc, from which that of the whole is an eighth of its length away
    // for each radian.
    return abs((after - before) * distance * sine) <= 8 * tolerance
  }
}

extension PathSegment {
  /// Adds the parts of a stroke that reaches so far to each side; none if the segment is a point.
  func addStrokeParts(
    to parts: inout [StrokePart], _ reach: CGFloat, _ tolerance: CGFloat, depth: Int = 0,
    continuesCurve: Bool = false
  ) {
    if isLine {
      if let part = StrokePart(self) { parts.append(part) }
    } else if let left = offset(by: -reach, tolerance), let right = offset(by: reach, tolerance),
      let part = StrokePart(self, moved: [left, right], continuesCurve: continuesCurve),
      part.hasOneCenter(reach, tolerance)
    {
      parts.append(part)
    } else if depth < Self.mostCuts {
      let (first, second) = cut(at: 0.5)
      first.addStrokeParts(
        to: &parts, reach, tolerance, depth: depth + 1, continuesCurve: continuesCurve)
      second.addStrokeParts(to: &parts, reach, tolerance, depth: depth + 1, continuesCurve: true)
    } else if let part = StrokePart(.line(start, end), continuesCurve: continuesCurve) {
      // A point where the curve reverses: the rest of it is too short to be visible.
      parts.append(part)
    }
  }

  /// Near a cusp the curve goes as the square of its parameter: a thousandth of that is a millionth of its length.
  private static let mostCuts = 10
}
