@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Animation {
  /// A spring with the motion of `spring` that is added to the animations under way.
  ///
  /// - Parameter initialVelocity: per second, in multiples of the whole change: 1 would cover it in
  ///   a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring by its physics that is added to the animations under way.
  ///
  /// - Parameter initialVelocity: per second, in multiples of the whole change: 1 would cover it in
  ///   a second.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its pace and bounce that is added to the animations under way.
  ///
  /// - Parameter initialVelocity: per second, in multiples of the whole change: 1 would cover it in
  ///   a second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce that is added to the animations under way.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}

/// A spring from 0 to 1 that works as a curve of time: several that follow each other are added up,
/// and none is replaced.
struct InterpolatingSpringAnimation: CustomAnimation {
  var spring: Spring
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.response { context.isLogicallyComplete = true }
    if time >= duration { return nil }
    let share = spring.value(target: 1, initialVelocity: speed, time: time)
    return value.scaled(by: share)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: spring.velocity(target: 1, initialVelocity: speed, time: time))
  }

  private var duration: TimeInterval {
    spring.settlingDuration(target: 1.0, initialVelocity: speed, epsilon: 0.001)
  }

  private var speed: Double { initialVelocity.isFinite ? initialVelocity : 0 }
}
