@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The dependence of displacement and velocity at one time on those at the start.
///
/// The equation of motion is linear: `x(t) = position.x · x₀ + position.v · v₀`, and the same for
/// the velocity.
struct SpringMotion {
  var position: (x: Double, v: Double)
  var velocity: (x: Double, v: Double)

  /// The solutions of a damped harmonic oscillator (Feynman Lectures I, 24-2), for ζ below, at and
  /// above 1.
  init(_ spring: Spring, at time: TimeInterval) {
    let (w, z, t) = (spring.frequency, spring.dampingRatio, max(time, 0))
    if !w.isFinite || !t.isFinite || !z.isFinite {
      // The value is at its target immediately; only with infinite damping it never leaves its
      // place.
      let stays = z == .infinity && w.isFinite
      position = (stays ? 1 : 0, 0)
      velocity = (0, 0)
    } else if abs(z - 1) < 1e-9 {
      // x = e^(-ωt) (x₀ + (v₀ + ω x₀) t)
      let decay = exp(-w * t)
      position = (decay * (1 + w * t), decay * t)
      velocity = (-decay * w * w * t, decay * (1 - w * t))
    } else if z < 1 {
      // x = e^(-ζωt) (x₀ cos ωₐt + (v₀ + ζω x₀) / ωₐ sin ωₐt) with ωₐ = ω √(1 - ζ²)
      let damped = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * t)
      let (c, s) = (cos(damped * t), sin(damped * t))
      let ratio = z * w / damped
      position = (decay * (c + ratio * s), decay * s / damped)
      velocity = (-decay * s * w * w / damped, decay * (c - ratio * s))
    } else {
      // x = A e^(pt) + B e^(qt) with p, q = -ω (ζ ∓ √(ζ² - 1))
      let root = (z * z - 1).squareRoot()
      // p = -ω (ζ - √…) loses digits for large ζ; the product of both roots is ω².
      let q = -w * (z + root)
      let p = w * w / q
      let (slow, fast) = (exp(p * t), exp(q * t))
      position = ((q * slow - p * fast) / (q - p), (fast - slow) / (q - p))
      velocity = (p * q * (slow - fast) / (q - p), (q * fast - p * slow) / (q - p))
    }
  }

  func position<V: VectorArithmetic>(_ displacement: V, _ speed: V) -> V {
    displacement.scaled(by: position.x) + speed.scaled(by: position.v)
  }

  func velocity<V: VectorArithmetic>(_ displacement: V, _ speed: V) -> V {
    displacement.scaled(by: velocity.x) + speed.scaled(by: velocity.v)
  }
}

// MARK: Vectors

extension Spring {
  /// The value after `time` seconds of a spring that starts at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target + SpringMotion(self, at: time).position(.zero - target, initialVelocity)
  }

  /// The velocity after `time` seconds of a spring that starts at zero, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    SpringMotion(self, at: time).velocity(.zero - target, initialVelocity)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = SpringMotion(self, at: deltaTime)
    let displacement = value - target
    value = target + motion.position(displacement, velocity)
    velocity = motion.velocity(displacement, velocity)
  }

  /// The force on a mass at `position` that moves with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds after which a spring that starts at zero stays within `epsilon` of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingTime(
      displacement: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// The time after which `displacement`, however it is directed to `velocity`, stays below
  /// `epsilon`.
  ///
  /// Below ζ = 1 the swing lies between ± A e^(-ζωt), with A from the greatest of sine and cosine
  /// together. From ζ = 1 on, the bound |x₀| position.x + |v₀| position.v falls once it has passed
  /// its greatest value.
  func settlingTime(displacement: Double, velocity: Double, epsilon: Double) -> TimeInterval {
    guard frequency.isFinite, displacement.isFinite, velocity.isFinite else { return 0 }
    let epsilon = epsilon > 0 ? epsilon : .ulpOfOne
    if dampingRatio < 1 - 1e-9 {
      let rate = dampingRatio * frequency
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = hypot(displacement, (velocity + rate * displacement) / damped)
      if amplitude <= epsilon { return 0 }
      return rate > 0 ? log(amplitude / epsilon) / rate : .infinity
    }
    func bound(_ time: TimeInterval) -> Double {
      let motion = SpringMotion(self, at: time)
      return displacement * abs(motion.position.x) + velocity * abs(motion.position.v)
    }
    // After 1 / ω the share of the velocity falls too.
    var (early, late) = (velocity > 0 ? 1 / frequency : 0, 1 / frequency)
    for _ in 0..<200 where bound(late) > epsilon { (early, late) = (late, 2 * late) }
    if bound(late) > epsilon { return .infinity }
    if bound(early) <= epsilon { return early }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if bound(middle) > epsilon { early = middle } else { late = middle }
    }
    return late
  }
}

// MARK: Animatable values

extension Spring {
  /// The value after `time` seconds on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity after `time` seconds on the way from one value to another, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The seconds after which a value stays within `epsilon` of the one it moves to.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The force on a value on the way from one to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    var (data, speed) = (value.animatableData, velocity.animatableData)
    update(value: &data, velocity: &speed, target: target.animatableData, deltaTime: deltaTime)
    value.animatableData = data
    velocity.animatableData = speed
  }
}
