@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The path by which values reach those that were set: along a curve of time, or as if drawn by a
/// spring.
public struct Animation: Hashable, Sendable {
  /// The animation itself.
  public let base: any CustomAnimation

  public init<A: CustomAnimation>(_ base: A) { self.base = (base as? Animation)?.base ?? base }

  /// The part of `value` that is covered after `time` seconds; nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity after `time` seconds, per second; nil if it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns true if this animation takes the place of `previous`, which is under way, with its
  /// time and state.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { (rhs.base as? A) == base }
    return isEqual(lhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomAnimation {}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }

  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }

  public var customMirror: Mirror { Mirror(reflecting: base) }
}

extension Animation {
  /// The animation of ``withAnimation(_:_:)`` where none is given: a spring of 0.55 seconds that
  /// does not bounce.
  public static let `default` = Animation(DefaultAnimation())
}

/// Equal to itself only, so that one can tell whether an animation was chosen.
struct DefaultAnimation: CustomAnimation {
  private var spring: SpringAnimation {
    SpringAnimation(response: 0.55, dampingRatio: 1, blendDuration: 0)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
