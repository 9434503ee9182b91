import EspalierCore
import EspalierDrawing
import Foundation

/// A way for a value to move to another over time.
///
///     struct Linear: CustomAnimation {
///       var duration: TimeInterval
///
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         if time > duration { return nil }
///         var result = value
///         result.scale(by: time / duration)
///         return result
///       }
///     }
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is covered after `time` seconds; nil once the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after `time` seconds, per second; nil, the default, if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns true if this animation takes the place of `previous`, which is under way, with its
  /// time and state.
  ///
  /// Otherwise, which is the default, both go on, and this one leads from where the previous one is
  /// at each moment to the new target.
  ///
  /// - Parameters:
  ///   - value: the whole change of the previous animation.
  ///   - time: the seconds since it began.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state that an animation keeps from one moment to the next, and the facts that it reports
/// about itself.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps.
  public var state: AnimationState<Value>
  /// True if the animation has served its purpose, though it may still be settling.
  public var isLogicallyComplete: Bool
  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value>, isLogicallyComplete: Bool = false, environment: EnvironmentValues
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// This context with another state, for an animation of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that animations keep for one animated value.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an ``AnimationState``.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
