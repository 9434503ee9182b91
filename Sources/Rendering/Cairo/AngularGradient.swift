import EspalierDrawing
import Foundation

/// An angular gradient laid out over one full turn, clockwise.
///
/// If the stops span less than a turn, the rest shows the last color in its first half and the
/// first color in its second. If they span more, the later stops cover the earlier ones.
struct AngularGradient {
  /// The angle at which the stops begin, in radians.
  let start: Double
  /// The angle that the stops span, in radians, 0 or more.
  private let span: Double
  private let stops: [GradientStop]

  init(_ stops: [GradientStop], from startAngle: Angle, to endAngle: Angle) {
    let (start, end) = (startAngle.radians, endAngle.radians)
    // Thousands of laps cannot be seen, and counting them could overflow.
    guard start.isFinite, end.isFinite, abs(end - start) < 1e5 else {
      (self.start, span, self.stops) = (0, 0, [])
      return
    }
    self.start = min(start, end)
    span = abs(end - start)
    // A gradient that turns counterclockwise is the mirror image of one that turns clockwise.
    let ordered = stops.ordered
    self.stops =
      start <= end
      ? ordered
      : ordered.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }

  private static let turn = 2 * Double.pi

  /// The color at `angle` radians after the start, from 0 to a turn.
  func color(at angle: Double) -> ResolvedColor {
    if span < Self.turn, angle > span {
      let isNearEnd = angle < (span + Self.turn) / 2
      return (isNearEnd ? stops.last : stops.first)?.color ?? .clear
    }
    guard span > 0 else { return stops.first?.color ?? .clear }
    let laps = ((span - angle) / Self.turn).rounded(.down)
    return stops.color(at: CGFloat((angle + max(0, laps) * Self.turn) / span))
  }

  /// The gradient as stops over a turn.
  var turnStops: [GradientStop] {
    slices(widest: Self.turn).flatMap { slice in
      [(slice.start, slice.startColor), (slice.end, slice.endColor)].map { angle, color in
        GradientStop(color: color, location: CGFloat((angle - start) / Self.turn))
      }
    }
  }

  /// Part of a turn between two angles, from the first color to the second.
  struct Slice {
    var start, end: Double
    var startColor, endColor: ResolvedColor
  }

  /// The turn cut wherever a stop stands and at least every `widest` radians.
  func slices(widest: Double) -> [Slice] {
    let laps = max(0, Int(span / Self.turn))
    var cuts = stops.flatMap { stop in
      (0...laps).map { Double(stop.location) * span - Double($0) * Self.turn }
    }
    cuts += [span, (span + Self.turn) / 2, Self.turn].filter { span < Self.turn || $0 == Self.turn }
    var slices: [Slice] = []
    var previous = 0.0
    for cut in cuts.sorted() where cut > previous + 1e-9 && cut <= Self.turn {
      let count = max(1, Int(((cut - previous) / widest).rounded(.up)))
      let step = (cut - previous) / Double(count)
      for index in 0..<count {
        let from = previous + Double(index) * step
        // Just inside, so that steps at the cuts keep their two colors apart.
        slices.append(
          Slice(
            start: start + from, end: start + from + step,
            startColor: color(at: from + step * 1e-6),
            endColor: color(at: from + step * (1 - 1e-6))))
      }
      previous = cut
    }
    return slices
  }
}

extension Paint {
  /// An angular gradient as stops over a full turn clockwise, and the angle, in radians, at which it begins.
  package static func turn(
    of stops: [GradientStop], from startAngle: Angle, to endAngle: Angle
  ) -> (start: Double, stops: [GradientStop]) {
    let gradient = AngularGradient(stops, from: startAngle, to: endAngle)
    return (gradient.start, gradient.turnStops)
  }
}
