@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The curve through the keyframes of a track.
///
/// 1. Each segment leads from where the one before ends, in its own time.
/// 2. Where cubic segments meet, the velocity is that of a Catmull-Rom spline: from the keyframe
///    before to the one after.
/// 3. Next to other segments it is theirs; at both ends of the track the value is at rest.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Piece {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Vector
    var to: Vector
    var startVelocity = Vector.zero
    var endVelocity = Vector.zero
    var form: KeyframeSegment<Value>.Kind

    var end: TimeInterval { start + duration }

    var meanVelocity: Vector {
      duration > 0 ? (to - from).scaled(by: 1 / duration) : .zero
    }

    /// Returns the velocity of a spring when its time is over.
    mutating func settle() {
      guard case .spring(let spring, _) = form else { return }
      endVelocity = spring.velocity(
        target: to - from, initialVelocity: startVelocity, time: duration)
    }

    func place(at elapsed: TimeInterval) -> Vector {
      guard duration > 0 else { return to }
      if case .spring(let spring, _) = form {
        return from
          + spring.value(
            target: to - from, initialVelocity: startVelocity, time: min(elapsed, duration))
      }
      if elapsed >= duration { return to }
      let s = elapsed / duration
      switch form {
      case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: s))
      case .cubic:
        // Hermite's polynomial: h₁₀ = s³ - 2s² + s, h₀₁ = 3s² - 2s³, h₁₁ = s³ - s².
        return from + (to - from).scaled(by: s * s * (3 - 2 * s))
          + startVelocity.scaled(by: duration * s * (1 - s) * (1 - s))
          + endVelocity.scaled(by: duration * s * s * (s - 1))
      case .spring, .move: return to
      }
    }
  }

  private let initialValue: Value
  private var pieces: [Piece] = []

  var duration: TimeInterval { pieces.last?.end ?? 0 }

  init(from value: Value, _ segments: [KeyframeSegment<Value>]) {
    initialValue = value
    var place = value.animatableData
    var time = 0.0
    for segment in segments {
      let target = segment.target.animatableData
      let duration = segment.seconds(from: place)
      pieces.append(
        Piece(start: time, duration: duration, from: place, to: target, form: segment.form))
      time += duration
      place = target
    }
    for index in pieces.indices { setVelocities(index) }
  }

  func value(at time: TimeInterval) -> Value {
    guard !pieces.isEmpty, time >= 0 else { return initialValue }
    var result = initialValue
    result.animatableData = data(at: time)
    return result
  }

  /// The last piece that has begun; those without duration are passed at once.
  private func data(at time: TimeInterval) -> Vector {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    return pieces[low].place(at: time - pieces[low].start)
  }

  // MARK: Velocities

  private mutating func setVelocities(_ index: Int) {
    let before = index > 0 ? pieces[index - 1].endVelocity : .zero
    switch pieces[index].form {
    case .move: break
    case .linear(let curve):
      pieces[index].startVelocity = pieces[index].meanVelocity.scaled(by: curve.velocity(at: 0))
      pieces[index].endVelocity = pieces[index].meanVelocity.scaled(by: curve.velocity(at: 1))
    case .spring(_, let start):
      pieces[index].startVelocity = start?.animatableData ?? before
      pieces[index].settle()
      // The next segment starts where the spring is when its time is over.
      if index + 1 < pieces.count {
        pieces[index + 1].from = pieces[index].place(at: pieces[index].duration)
      }
    case .cubic(let start, let end):
      pieces[index].startVelocity = start?.animatableData ?? before
      pieces[index].endVelocity = end?.animatableData ?? velocity(after: index)
    }
  }

  /// The velocity where a cubic piece ends.
  private func velocity(after index: Int) -> Vector {
    guard index + 1 < pieces.count else { return .zero }
    let (piece, next) = (pieces[index], pieces[index + 1])
    switch next.form {
    case .move: return .zero
    case .linear(let curve): return next.meanVelocity.scaled(by: curve.velocity(at: 0))
    case .spring(_, let start): return start?.animatableData ?? .zero
    case .cubic(let start, _):
      if let start { return start.animatableData }
      let time = piece.duration + next.duration
      return time > 0 ? (next.to - piece.from).scaled(by: 1 / time) : .zero
    }
  }
}

extension KeyframeSegment {
  /// Returns the duration of the segment; one that is not a positive number counts as zero.
  fileprivate func seconds(from place: Value.AnimatableData) -> TimeInterval {
    func usable(_ seconds: TimeInterval) -> TimeInterval {
      seconds > 0 && seconds.isFinite ? seconds : 0
    }
    if let duration { return usable(duration) }
    guard case .spring(let spring, _) = form else { return 0 }
    return usable(spring.settlingDuration)
  }
}
