@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The movement of a scroll view's offset by itself, as a function of time.
///
/// Times are seconds, velocities points per second, offsets from the leading edge.
struct ScrollMotion: Sendable {
  /// The movement along one axis, from time zero on.
  enum Curve: Sendable {
    case rest(CGFloat)
    /// Comes to rest at `end`, slower and slower: the remaining distance shrinks by the factor e
    /// `rate` times per second.
    case glide(from: CGFloat, to: CGFloat, rate: Double)
    /// Glides to an end of the content, then overshoots and springs back.
    case bounce(from: CGFloat, velocity: CGFloat, rate: Double, edge: CGFloat)
    /// Springs to `end` without swinging.
    case spring(from: CGFloat, to: CGFloat, velocity: CGFloat)
    /// Starts immediately and slows down.
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
    /// Follows the curve of an animation, from 0 to 1.
    case timed(
      from: CGFloat, to: CGFloat,
      progress: @MainActor @Sendable (TimeInterval) -> (fraction: Double, isDone: Bool))
  }

  var horizontal: Curve
  var vertical: Curve
  let start: Date
  /// The sum of the corrections of the content's place that the offsets include; nil for a
  /// movement to a place that stays where it is, whatever lies before it.
  var correction: CGPoint?

  init(_ horizontal: Curve, _ vertical: Curve, at start: Date) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.start = start
  }

  /// The same kind of curve for both axes.
  init(at start: Date, _ curve: (Axis) -> Curve) {
    self.init(curve(.horizontal), curve(.vertical), at: start)
  }

  /// The offset at which it comes to rest.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  @MainActor func value(at now: Date) -> (offset: CGPoint, velocity: CGVector, isDone: Bool) {
    let time = max(0, now.timeIntervalSince(start))
    let (x, y) = (horizontal.value(at: time), vertical.value(at: time))
    return (
      CGPoint(x: x.offset, y: y.offset), CGVector(dx: x.velocity, dy: y.velocity),
      x.isDone && y.isDone
    )
  }

  /// The movement after the content was moved: as far as before, from where it is now.
  ///
  /// - Parameter limits: the offsets between which there is content.
  @MainActor func following(
    _ correction: CGPoint, at now: Date, within limits: (Axis) -> (start: CGFloat, end: CGFloat)
  ) -> ScrollMotion {
    guard let known = self.correction, known != correction else { return self }
    let time = max(0, now.timeIntervalSince(start))
    var moved = ScrollMotion(at: now) { axis in
      let curve = axis == .horizontal ? horizontal : vertical
      let distance = correction[axis] - known[axis]
      return distance == 0
        ? curve.after(time) : curve.after(time).moved(by: distance, within: limits(axis))
    }
    moved.correction = correction
    return moved
  }

  /// The slowing of a finger's velocity: e^-2 of it remains after a second.
  static let slowing = 2.0
  /// The velocity below which a movement has ended.
  fileprivate static let minimumVelocity = 8.0
  fileprivate static let minimumDistance = 0.25
  /// The rate at which content springs back, per second.
  fileprivate static let springRate = 10.0
}

extension ScrollMotion.Curve {
  /// A movement with `velocity` that friction slows down, and that springs back where the content
  /// ends.
  static func free(
    from: CGFloat, velocity: CGFloat, start: CGFloat = 0, limit: CGFloat, bounces: Bool
  ) -> ScrollMotion.Curve {
    if from < start || from > limit {
      return .spring(
        from: from, to: min(max(from, start), limit), velocity: bounces ? velocity : 0)
    }
    let end = from + velocity / ScrollMotion.slowing
    if end >= start && end <= limit {
      return .glide(from: from, to: end, rate: ScrollMotion.slowing)
    }
    let edge = end < start ? start : limit
    if bounces && edge != from {
      return .bounce(from: from, velocity: velocity, rate: ScrollMotion.slowing, edge: edge)
    }
    return .glide(from: from, to: edge, rate: 3 * ScrollMotion.slowing)
  }

  /// A movement with `velocity` that comes to rest at `end`.
  static func free(from: CGFloat, velocity: CGFloat, to end: CGFloat) -> ScrollMotion.Curve {
    let distance = end - from
    if distance == 0 { return .rest(from) }
    // The rate at which the movement begins with the given velocity, if that is neither too slow
    // nor too sudden.
    let rate = min(max(velocity / distance, 3 * ScrollMotion.slowing), 12)
    return .glide(from: from, to: end, rate: rate)
  }

  /// The rest of the movement from a time on.
  @MainActor fileprivate func after(_ time: TimeInterval) -> ScrollMotion.Curve {
    let (offset, velocity, isDone) = value(at: time)
    if isDone { return .rest(offset) }
    switch self {
    case .rest: return self
    case .glide(_, let end, let rate): return .glide(from: offset, to: end, rate: rate)
    case .bounce(_, let first, let rate, let edge):
      // After the contact it is a spring.
      return (offset - edge) * first >= 0
        ? .spring(from: offset, to: edge, velocity: velocity)
        : .bounce(from: offset, velocity: velocity, rate: rate, edge: edge)
    case .spring(_, let end, _): return .spring(from: offset, to: end, velocity: velocity)
    case .ease(let start, let end, let duration):
      // The same curve, as if it had begun now: the curve is a cubic, and so is any part of it.
      let left = max(duration - time, 0)
      return start == end ? .rest(end) : .ease(from: offset, to: end, duration: left)
    case .timed(let start, let end, let progress):
      return .timed(from: start, to: end) { progress(time + $0) }
    }
  }

  /// The same movement elsewhere; one that would have met the beginning of the content meets it
  /// where that is now.
  fileprivate func moved(
    by distance: CGFloat, within limits: (start: CGFloat, end: CGFloat)
  ) -> ScrollMotion.Curve {
    switch self {
    case .rest(let offset): return .rest(offset + distance)
    case .glide(let start, let end, let rate):
      return .glide(from: start + distance, to: end + distance, rate: rate)
    case .bounce(let start, let velocity, _, _):
      return .free(
        from: start + distance, velocity: velocity, start: limits.start, limit: limits.end,
        bounces: true)
    case .spring(let start, let end, let velocity):
      return .spring(from: start + distance, to: end + distance, velocity: velocity)
    case .ease(let start, let end, let duration):
      return .ease(from: start + distance, to: end + distance, duration: duration)
    case .timed(let start, let end, let progress):
      return .timed(from: start + distance, to: end + distance, progress: progress)
    }
  }

  fileprivate var target: CGFloat {
    switch self {
    case .rest(let offset): offset
    case .glide(_, let end, _), .spring(_, let end, _), .ease(_, let end, _), .timed(_, let end, _):
      end
    case .bounce(_, _, _, let edge): edge
    }
  }

  @MainActor fileprivate func value(
    at time: TimeInterval
  ) -> (
    offset: CGFloat, velocity: CGFloat, isDone: Bool
  ) {
    switch self {
    case .rest(let offset): return (offset, 0, true)
    case .glide(let start, let end, let rate):
      let left = (start - end) * exp(-rate * time)
      let isDone =
        abs(left) < ScrollMotion.minimumDistance || abs(left) * rate < ScrollMotion.minimumVelocity
      return isDone ? (end, 0, true) : (end + left, -left * rate, false)
    case .bounce(let start, let velocity, let rate, let edge):
      let contact = ScrollMotion.contact(start, velocity, rate, edge)
      if time < contact {
        let speed = velocity * exp(-rate * time)
        return (start + (velocity - speed) / rate, speed, false)
      }
      let speed = velocity * exp(-rate * contact)
      return Self.spring(from: edge, to: edge, velocity: speed).value(at: time - contact)
    case .spring(let start, let end, let velocity):
      let rate = ScrollMotion.springRate
      let slope = velocity + rate * (start - end)
      let fading = exp(-rate * time)
      let left = (start - end + slope * time) * fading
      let speed = (slope - rate * (start - end + slope * time)) * fading
      let isDone =
        abs(left) < ScrollMotion.minimumDistance && abs(speed) < ScrollMotion.minimumVelocity
      return isDone ? (end, 0, true) : (end + left, speed, false)
    case .ease(let start, let end, let duration):
      guard time < duration else { return (end, 0, true) }
      let left = 1 - time / duration
      return (
        end + (start - end) * left * left * left, (end - start) * 3 * left * left / duration, false
      )
    case .timed(let start, let end, let progress):
      let (fraction, isDone) = progress(time)
      if isDone || !fraction.isFinite { return (end, 0, true) }
      return (start + (end - start) * fraction, 0, false)
    }
  }
}

extension ScrollMotion {
  /// The time at which a movement that friction slows down reaches `edge`, which is on its way.
  fileprivate static func contact(
    _ start: CGFloat, _ velocity: CGFloat, _ rate: Double, _ edge: CGFloat
  ) -> TimeInterval {
    let fraction = (edge - start) * rate / velocity
    return fraction < 1 ? -log(1 - max(fraction, 0)) / rate : .infinity
  }

  /// The distance that content moves when it is pulled `distance` beyond its end, in a scroll view
  /// of that length.
  ///
  /// The distance grows ever more slowly, and never beyond the length of the scroll view.
  static func resistance(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pull = abs(distance) * 0.55
    let moved = pull * length / (pull + length)
    return distance < 0 ? -moved : moved
  }
}
