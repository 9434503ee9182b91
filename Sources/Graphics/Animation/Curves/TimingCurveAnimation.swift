@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Animation {
  /// The seconds that animations along a curve take where no duration is given.
  private static var defaultDuration: TimeInterval { 0.35 }

  /// An animation that is slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Slow at both ends, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Slow at first, then faster.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at first, then faster, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }

  /// Fast at first, then slower.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Fast at first, then slower, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }

  /// An animation at one speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation at one speed, for 0.35 seconds.
  public static var linear: Animation { linear(duration: defaultDuration) }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1) whose x is time; `p1x` and `p2x` count from 0
  /// to 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(.bezier(CubicTiming(p1x, p1y, p2x, p2y))), duration: duration)
  }

  /// Along a curve, for `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration))
  }
}

/// An animation that takes a fixed time.
struct TimingCurveAnimation: CustomAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Written so that an animation whose duration is not a number is over, too.
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time >= 0, time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}
