import EspalierCore
import EspalierDrawing
import Foundation

/// The velocity of a value that something drags along, such as a finger.
struct VelocityTrack<Value: VectorArithmetic> {
  private var changes: [(way: Value, time: TimeInterval)] = []

  /// The time in seconds after which positions are forgotten; a value that has not moved for as
  /// long is at rest.
  private static var memory: TimeInterval { 0.1 }

  mutating func add(_ way: Value, at time: TimeInterval) {
    changes.removeAll { $0.time < time - Self.memory }
    changes.append((way, time))
  }

  /// Units per second; nil where the value is at rest.
  ///
  /// The first of the changes only tells when the others began.
  func velocity(at time: TimeInterval) -> Value? {
    let recent = changes.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return nil
    }
    return recent.dropFirst().reduce(Value.zero) { $0 + $1.way }
      .scaled(by: 1 / (last.time - first.time))
  }
}

extension Animation {
  /// Returns the state that an animation begins with if the value moves already; only springs use
  /// it.
  func state<V: VectorArithmetic>(startingWith velocity: V) -> AnimationState<V> {
    var context = AnimationContext<V>(state: AnimationState(), environment: EnvironmentValues())
    if base is SpringAnimation || base is DefaultAnimation {
      context.springState.velocity = velocity
    }
    return context.state
  }
}
