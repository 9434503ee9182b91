import Foundation

extension Path {
  /// Adds an arc of a circle, after a line to the arc's start if the path has a current point.
  ///
  /// - Parameter clockwise: as Core Graphics means it, with y upwards. On a canvas whose y grows
  ///   downwards, `true` goes counterclockwise to the eye and `false` clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    // A whole turn or more in the right direction is a circle; in the wrong one it counts modulo a
    // turn.
    if delta >= fullTurn {
      delta = fullTurn
    } else if delta < 0 {
      delta -= (delta / fullTurn).rounded(.down) * fullTurn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -delta : delta), transform: transform)
  }

  /// Adds an arc that turns by `delta`, clockwise to the eye where it is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(at angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    // The cubic that follows an arc of angle φ best has control points 4/3·tan(φ/4) radii from its
    // ends; arcs of at most a quarter turn stay within 0.03 % of the radius.
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    // More laps than a few cannot be distinguished.
    let laps = 16 * 2 * Double.pi
    let turn = delta.radians.truncatingRemainder(dividingBy: laps)
    let delta = abs(delta.radians) > laps ? turn : delta.radians
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    let control = 4 / 3 * tan(step / 4) * Double(radius)

    editOutline { outline in
      let first = point(at: startAngle.radians).applying(transform)
      if outline.currentPoint == nil { outline.move(to: first) } else { outline.line(to: first) }
      for index in 0..<(step == 0 ? 0 : count) {
        let angle = startAngle.radians + Double(index) * step
        let (start, end) = (point(at: angle), point(at: angle + step))
        let control1 = CGPoint(
          x: start.x - control * sin(angle), y: start.y + control * cos(angle))
        let control2 = CGPoint(
          x: end.x + control * sin(angle + step), y: end.y - control * cos(angle + step))
        outline.curve(
          to: end.applying(transform), control1.applying(transform), control2.applying(transform))
      }
    }
  }

  /// Rounds the corner at `tangent1End`: adds a line towards it and an arc that leaves in the
  /// direction of `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The corner is found where the caller drew it, before the transform.
    let start = current.applying(transform.inverted())
    let incoming = start.direction(to: tangent1End)
    let outgoing = tangent1End.direction(to: tangent2End)
    let turn = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    guard abs(turn) > 1e-9, radius > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // The arc begins radius · tan(turn angle / 2) before the corner; tan(φ/2) = (1 − cos φ) / sin φ.
    let distance = radius * (1 - cosine) / abs(turn)
    let arcStart = CGPoint(
      x: tangent1End.x - incoming.dx * distance, y: tangent1End.y - incoming.dy * distance)
    let side: CGFloat = turn > 0 ? 1 : -1
    let center = CGPoint(
      x: arcStart.x - side * incoming.dy * radius, y: arcStart.y + side * incoming.dx * radius)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: .radians(atan2(arcStart.y - center.y, arcStart.x - center.x)),
      delta: .radians(atan2(turn, cosine)), transform: transform)
  }
}

extension CGPoint {
  /// The vector of length 1 towards `other`, or zero where both are the same.
  package func direction(to other: CGPoint) -> CGVector {
    let length = distance(to: other)
    return length == 0 ? .zero : CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length)
  }
}
