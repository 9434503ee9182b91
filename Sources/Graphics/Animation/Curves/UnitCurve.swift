@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

/// A curve from (0, 0) to (1, 1): the progress of a change at a fraction of its time.
public struct UnitCurve: Hashable, Sendable {
  enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(CubicTiming)
  }

  let function: Function
  /// True if input and output are exchanged.
  var isInverse = false

  init(_ function: Function) { self.function = function }

  /// A cubic Bézier curve with its ends at (0, 0) and (1, 1); the control points' x counts from 0
  /// to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicTiming(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  /// The output at `progress`, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    return isInverse ? function.input(for: progress) : function.value(at: progress)
  }

  /// Returns the rate at which the output changes at `progress`, which is clamped to 0...1.
  public func velocity(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    if isInverse { return 1 / function.velocity(at: function.input(for: progress)) }
    return function.velocity(at: progress)
  }

  /// The curve with input and output swapped.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// A straight line.
  public static let linear = UnitCurve(.linear)

  /// Slow at first, then faster.
  public static let easeIn = UnitCurve(.bezier(.easeIn))

  /// Fast at first, then slower.
  public static let easeOut = UnitCurve(.bezier(.easeOut))

  /// Slow at both ends.
  public static let easeInOut = UnitCurve(.bezier(.easeInOut))

  /// Slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  /// A quarter of a circle that is flat at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// A quarter of a circle that is flat at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// Two quarters of a circle, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
}

extension UnitCurve.Function {
  func value(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5
        ? UnitCurve.Function.circularEaseIn.value(at: 2 * x) / 2
        : (1 + UnitCurve.Function.circularEaseOut.value(at: 2 * x - 1)) / 2
    case .bezier(let timing): timing.value(at: x)
    }
  }

  func velocity(at x: Double) -> Double {
    switch self {
    case .linear: 1
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      x < 0.5
        ? UnitCurve.Function.circularEaseIn.velocity(at: 2 * x)
        : UnitCurve.Function.circularEaseOut.velocity(at: 2 * x - 1)
    case .bezier(let timing): timing.velocity(at: x)
    }
  }

  /// Returns the input whose output is `y`.
  func input(for y: Double) -> Double {
    switch self {
    case .linear: y
    case .circularEaseIn: UnitCurve.Function.circularEaseOut.mirroredInput(y)
    case .circularEaseOut: 1 - (1 - y * y).squareRoot()
    case .circularEaseInOut:
      y < 0.5
        ? UnitCurve.Function.circularEaseIn.input(for: 2 * y) / 2
        : (1 + UnitCurve.Function.circularEaseOut.input(for: 2 * y - 1)) / 2
    case .bezier(let timing): timing.swapped.value(at: y)
    }
  }

  /// From y = 1 - √(1 - x²) follows x = √(1 - (1 - y)²), the other quarter circle.
  private func mirroredInput(_ y: Double) -> Double { value(at: y) }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The x of a control point is clamped to 0...1: outside of that the curve would not be a function.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = min(max(number(x1), 0), 1)
    self.x2 = min(max(number(x2), 0), 1)
    self.y1 = number(y1)
    self.y2 = number(y2)
  }

  static let easeIn = CubicTiming(0.42, 0, 1, 1)
  static let easeOut = CubicTiming(0, 0, 0.58, 1)
  static let easeInOut = CubicTiming(0.42, 0, 0.58, 1)

  var swapped: CubicTiming { CubicTiming(y1, x1, y2, x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.bernstein(y1, y2, parameter(x))
  }

  func velocity(at x: Double) -> Double {
    let t = parameter(min(max(x, 0), 1))
    let (dx, dy) = (Self.derivative(x1, x2, t), Self.derivative(y1, y2, t))
    if dx > 1e-9 { return dy / dx }
    // The curve starts or ends in its control point: the direction is that to the next one.
    return t < 0.5 ? (x2 > 0 ? y2 / x2 : 0) : (x1 < 1 ? (1 - y1) / (1 - x1) : 0)
  }

  /// The parameter at which the curve reaches `x`, by Newton's method, and by bisection where that
  /// leaves 0...1.
  private func parameter(_ x: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = Self.bernstein(x1, x2, t) - x
      if abs(error) < 1e-13 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.derivative(x1, x2, t)
      let next = slope > 1e-6 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  // 3 (1-t)² t a + 3 (1-t) t² b + t³
  private static func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
