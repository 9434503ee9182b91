import Foundation

/// The place where two parts of a stroked line meet.
struct StrokeJoint {
  private let corner: CGPoint
  private let incoming: CGVector
  private let outgoing: CGVector
  /// The sine and the cosine of the angle by which the line turns, clockwise.
  private let sine: CGFloat
  private let cosine: CGFloat
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  /// The distance from the corner at which the sides of two lines cross, back on the inner side and
  /// ahead on the outer one.
  private let crossing: CGFloat
  /// The length of the shorter line; 0 where one of the two parts is a curve.
  private let length: CGFloat

  init(_ before: StrokePart, _ after: StrokePart, _ style: StrokeStyle) {
    corner = after.segment.start
    (incoming, outgoing) = (before.reaching, after.leaving)
    sine = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    // A curve that reverses in a point is round there, whatever the corners are.
    join = after.continuesCurve ? .round : style.lineJoin
    miterLimit = style.miterLimit
    // tan(φ/2) = sin φ / (1 + cos φ).
    crossing = style.lineWidth / 2 * abs(sine) / (1 + cosine)
    length = min(before.lineLength, after.lineLength)
  }

  var isSmooth: Bool { cosine > 0 && abs(sine) < 1e-7 }

  /// The point where the sides of two lines cross, if a side simply turns there from one line to
  /// the next.
  ///
  /// On the inner side each line may lose half of its length at each end.
  func corner(_ distance: CGFloat) -> CGPoint? {
    guard length > 0, !isSmooth else { return nil }
    if isOutside(distance) {
      guard join == .miter, isMitered else { return nil }
      return tip(distance)
    }
    guard crossing <= length / 2 else { return nil }
    return tip(distance)
  }

  private func tip(_ distance: CGFloat) -> CGPoint {
    let along = isOutside(distance) ? crossing : -crossing
    return corner + incoming.turned * distance + incoming * along
  }

  /// The miter's length is 1 / cos(φ/2) half widths, and cos²(φ/2) = (1 + cos φ) / 2.
  private var isMitered: Bool { (1 + cosine) / 2 * miterLimit * miterLimit >= 1 }

  /// The path from the end of one side to the beginning of the next.
  func way(_ distance: CGFloat) -> [PathSegment] {
    let (first, second) = (incoming.turned * distance, outgoing.turned * distance)
    let (start, end) = (corner + first, corner + second)
    if isSmooth { return [] }
    // By way of the corner itself, no piece of either line is left out.
    guard isOutside(distance) else { return [.line(start, corner), .line(corner, end)] }
    switch join {
    case .round:
      let turn = CGFloat(atan2(Double(sine), Double(cosine)))
      return PathSegment.arcs(
        around: corner, from: first, to: second, turning: distance < 0 ? abs(turn) : -abs(turn))
    case .miter where isMitered:
      return [.line(start, tip(distance)), .line(tip(distance), end)]
    case .miter, .bevel: return [.line(start, end)]
    }
  }

  /// Returns whether the side is the one that the line turns away from; the left one where the line
  /// goes straight back.
  private func isOutside(_ distance: CGFloat) -> Bool {
    sine > 0 || abs(sine) < 1e-12 ? distance < 0 : distance > 0
  }
}

extension PathSegment {
  /// Parts of a circle, as curves of a quarter at most.
  ///
  /// - Parameters:
  ///   - first: from the center to where they start; `last` to where they end.
  ///   - angle: between the two, clockwise, in radians.
  static func arcs(
    around center: CGPoint, from first: CGVector, to last: CGVector, turning angle: CGFloat
  ) -> [PathSegment] {
    let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = Double(angle) / Double(count)
    let handle = CGFloat(4.0 / 3 * tan(step / 4))
    let spokes = (0...count).map { index in
      index == count ? last : first.turned(by: step * Double(index))
    }
    return zip(spokes, spokes.dropFirst()).map { from, to in
      let (start, end) = (center + from, center + to)
      return .cubic(start, start + from.turned * handle, end - to.turned * handle, end)
    }
  }
}

extension CGVector {
  /// Turned clockwise by an angle in radians.
  fileprivate func turned(by angle: Double) -> CGVector {
    let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}
