import Foundation
import SwiftUI
import Testing

struct UnitCurveTests {
  private func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

  @Test(
    "every curve leads from 0 to 1",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(isClose(curve.value(at: 1), 1))
    #expect(curve.value(at: -3) == 0)
    #expect(isClose(curve.value(at: 3), 1))
    #expect(curve.value(at: .nan) == 0)
    for progress in stride(from: 0.1, through: 0.9, by: 0.1) {
      #expect(isClose(curve.inverse.value(at: curve.value(at: progress)), progress))
    }
  }

  /// The point of the Bézier curve with these control points at parameter `t`.
  private func point(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ t: Double
  )
    -> (x: Double, y: Double)
  {
    func mix(_ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    return (mix(x1, x2), mix(y1, y2))
  }

  @Test func `the points of a Bézier curve are on it`() {
    for (x1, y1, x2, y2) in [(0.42, 0.0, 0.58, 1.0), (0, 0, 0, 1), (1, 0, 0, 1), (0.3, -2, 0.6, 3)]
    {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      for t in stride(from: 0.05, through: 0.95, by: 0.1) {
        let (x, y) = point(x1, y1, x2, y2, t)
        #expect(isClose(curve.value(at: x), y))
      }
    }
  }

  @Test func `circular curves are quarters of a circle`() {
    #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 1 - 0.8))
    #expect(isClose(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    #expect(isClose(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
    #expect(isClose(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
  }

  @Test func `the velocity is the slope of the value`() {
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseOut, .easeOut.inverse] {
      for progress in stride(from: 0.1, through: 0.9, by: 0.2) {
        let step = 1e-5
        let rise = curve.value(at: progress + step) - curve.value(at: progress - step)
        #expect(abs(curve.velocity(at: progress) - rise / (2 * step)) < 1e-4)
      }
    }
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
  }
}
