@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Animation {
  /// A spring that takes over from another with its velocity.
  ///
  /// - Parameters:
  ///   - duration: the pace in seconds, near the time until the value settles.
  ///   - bounce: 0 does not bounce, 1 never comes to rest; below 0, down to -1, the spring is
  ///     flatter.
  ///   - blendDuration: the seconds in which the pace changes from that of the spring before.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring that takes over from another with its velocity.
  ///
  /// - Parameters:
  ///   - response: the period in seconds without damping; 0 follows at once.
  ///   - dampingFraction: 1 comes to rest as soon as possible without overshooting.
  ///   - blendDuration: the seconds in which the response changes from that of the spring before.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        response: response, dampingRatio: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring() }

  /// A spring with the motion of `spring`.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A quick spring, for values that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring with a bounce of 0.15 and an addition to it, for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring, for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring without bounce, unless `extraBounce` is given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring with a bounce of 0.15 and an addition to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a bounce of 0.3 and an addition to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with a larger bounce.
  public static var bouncy: Animation { bouncy() }
}

/// A spring that replaces other animations and goes on with their velocity.
struct SpringAnimation: CustomAnimation {
  var response: Double
  var dampingRatio: Double
  var blendDuration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let state = context.springState
    let elapsed = max(time - state.startTime, 0)
    if elapsed >= response { context.isLogicallyComplete = true }
    if !spring.frequency.isFinite { return nil }
    let (offset, velocity) = motion(to: value, at: time, from: state)
    let displacement = value - offset
    let force = spring.force(target: value, position: offset, velocity: velocity)
    // Slower than 0.06 units a second, and within a hundredth of the whole change: the rest is
    // invisible.
    let isSlow = max(velocity.magnitudeSquared, force.magnitudeSquared) <= 0.06 * 0.06
    let isNear = displacement.magnitudeSquared <= value.scaled(by: 0.01).magnitudeSquared
    let isOver = isSlow && (isNear || value.magnitudeSquared == 0)
    return isOver || !offset.magnitudeSquared.isFinite ? nil : offset
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    motion(to: value, at: time, from: context.springState).velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = SpringState<V>()
    state.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    var last = context
    state.offset = previous.animate(value: value, time: time, context: &last) ?? value
    state.startTime = time
    if let spring = previous.base as? SpringAnimation, spring.response.isFinite, response.isFinite {
      state.blend = spring.response - response
    }
    context.state = AnimationState()
    context.springState = state
    return true
  }

  private var spring: Spring { Spring(response: response, dampingRatio: dampingRatio) }

  /// The offset and the velocity at a time: in closed form, and in steps of it while the response changes.
  private func motion<V: VectorArithmetic>(
    to value: V, at time: TimeInterval, from state: SpringState<V>
  ) -> (offset: V, velocity: V) {
    var (offset, velocity) = (state.offset, state.velocity)
    var elapsed = max(time - state.startTime, 0)
    if state.blend != 0, blendDuration > 0, blendDuration.isFinite {
      // A fixed grid from the start, so that the result does not depend on when it was asked for.
      let steps = min(max((blendDuration * 240).rounded(.up), 1), 600)
      let length = blendDuration / steps
      for step in 0..<Int(steps) where elapsed > 0 {
        let progress = (Double(step) + 0.5) / steps
        let rest = 1 - progress * progress * (3 - 2 * progress)
        Spring(response: response + state.blend * rest, dampingRatio: dampingRatio).update(
          value: &offset, velocity: &velocity, target: value, deltaTime: min(length, elapsed))
        elapsed -= length
      }
    }
    if elapsed > 0 {
      spring.update(value: &offset, velocity: &velocity, target: value, deltaTime: elapsed)
    }
    return (offset, velocity)
  }
}

/// The state in which a spring took over from another animation.
struct SpringState<V: VectorArithmetic>: AnimationStateKey {
  var offset = V.zero
  var velocity = V.zero
  var startTime: TimeInterval = 0
  /// The difference by which the response before was longer.
  var blend: Double = 0

  static var defaultValue: SpringState { SpringState() }
}

extension AnimationContext {
  var springState: SpringState<Value> {
    get { state[SpringState<Value>.self] }
    set { state[SpringState<Value>.self] = newValue }
  }
}
