@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// The motion of a mass on a spring that is pulled to its target and slowed down by friction.
///
/// With the displacement `x` from the target, `x″ = -ω² x - 2 ζ ω x′`: `ω` is the undamped angular
/// frequency and `ζ` the damping ratio. All functions are closed forms of this equation.
public struct Spring: Hashable, Sendable {
  /// ω, in radians per second; infinite for a spring that reaches its target immediately.
  let frequency: Double
  /// ζ: below 1 the spring overshoots, above 1 it creeps.
  public let dampingRatio: Double
  public let mass: Double

  init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency > 0 ? frequency : .infinity
    self.dampingRatio = dampingRatio >= 0 ? dampingRatio : 0
    self.mass = mass > 0 ? mass : 1
  }
}

// MARK: By duration and bounce

extension Spring {
  /// - Parameters:
  ///   - duration: the pace of the spring in seconds, near the time it takes to settle.
  ///   - bounce: 0 does not bounce, 1 never comes to rest; below 0, down to -1, the spring is
  ///     slower and flatter.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// The perceptual duration in seconds.
  public var duration: TimeInterval { response }

  /// The bounce of the spring, from -1 to 1.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / max(bounce + 1, 0) : 1 - bounce
  }
}

// MARK: By response and damping ratio

extension Spring {
  /// - Parameters:
  ///   - response: the period in seconds that the spring would have without damping.
  ///   - dampingRatio: 1 comes to rest as soon as possible without overshooting.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// The period in seconds that the spring would have without damping.
  public var response: Double { 2 * .pi / frequency }
}

// MARK: By mass, stiffness and damping

extension Spring {
  /// - Parameters:
  ///   - allowOverDamping: lets the spring creep where `damping` is more than it takes to come to
  ///     rest without overshooting; otherwise the damping is reduced to that.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    // m x″ = -k x - c x′, so ω² = k / m and 2 ζ ω = c / m.
    let mass = mass > 0 ? mass : 1
    let frequency = (max(stiffness, 0) / mass).squareRoot()
    let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 1
    self.init(
      frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// The force towards the target per unit of displacement.
  public var stiffness: Double { mass * frequency * frequency }

  /// The friction per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
}

// MARK: By the time to settle

extension Spring {
  /// - Parameters:
  ///   - settlingDuration: the seconds after which the spring is at rest.
  ///   - epsilon: the distance from the target that counts as at rest, where the spring
  ///     starts at a distance of 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Without a velocity at the start, time enters by ω t only: a spring of ω = 1 gives the number.
    let unit = Spring(frequency: 1, dampingRatio: max(dampingRatio, .ulpOfOne))
    let time = unit.settlingTime(displacement: 1, velocity: 0, epsilon: epsilon)
    self.init(
      frequency: settlingDuration > 0 ? time / settlingDuration : .infinity,
      dampingRatio: dampingRatio)
  }

  /// The seconds after which the spring is at rest: within a thousandth of the whole change.
  public var settlingDuration: TimeInterval {
    settlingTime(displacement: 1, velocity: 0, epsilon: 0.001)
  }
}

// MARK: Ready-made springs

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, unless `extraBounce` is given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of 0.15 and an addition to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3 and an addition to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
