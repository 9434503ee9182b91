import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierInteraction

/// The end of a gesture that a control is told of, also where the gesture is cancelled.
@MainActor @Suite struct OverGestureTests {
  private let log = Log()

  private func harness(minimumDistance: CGFloat = 10) -> Harness {
    Harness(
      Color.red.gesture(
        DragGesture(minimumDistance: minimumDistance)
          .onOver { [log] in log.note($0.map { "\(Int($0.translation.width))" } ?? "cancelled") }))
  }

  @Test func `a drag that ends is over with its last value`() {
    let harness = harness()
    harness.press(at: CGPoint(x: 100, y: 100))
    harness.move(to: CGPoint(x: 130, y: 100))
    harness.release(at: CGPoint(x: 130, y: 100))
    #expect(log.entries == ["30"])
  }

  @Test func `a drag that is cancelled is over without a value, once`() {
    let harness = harness()
    harness.press(at: CGPoint(x: 100, y: 100))
    harness.move(to: CGPoint(x: 130, y: 100))
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero)))
    harness.release(at: CGPoint(x: 130, y: 100))
    #expect(log.entries == ["cancelled"])
  }

  @Test func `a drag that did not begin is not over`() {
    let harness = harness()
    harness.press(at: CGPoint(x: 100, y: 100))
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero)))
    harness.click(at: CGPoint(x: 100, y: 100))
    #expect(log.entries.isEmpty)
  }
}
