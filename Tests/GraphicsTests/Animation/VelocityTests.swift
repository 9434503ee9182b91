import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Springs that take over the speed of a dragged view.
@MainActor struct VelocityTests {
  private func stage() -> Stage<CGFloat> {
    let stage = Stage(CGFloat(0), width: 10, height: 10) { x in
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: x)
    }
    _ = stage.drawing
    return stage
  }

  /// Drags by 8 points every 0.04 seconds.
  private func drag(_ stage: Stage<CGFloat>, steps: Int, tracksVelocity: Bool) {
    for step in 1...steps {
      withTransaction(\.tracksVelocity, tracksVelocity) { stage.write(8 * CGFloat(step)) }
      stage.snapshot.update()
      stage.advance(0.04)
    }
  }

  private func x(_ stage: Stage<CGFloat>) -> Double {
    Double(stage.snapshot.presentedFrame(of: "box")?.minX ?? .nan)
  }

  /// A critically damped spring with a period of one second, from 24 to 100, `time` after it starts at a speed.
  private func position(_ time: Double, speed: Double) -> Double {
    let frequency = 2 * Double.pi
    let displacement = 24.0 - 100
    let slope = speed + frequency * displacement
    return 100 + (displacement + slope * time) * exp(-frequency * time)
  }

  private let spring = Animation.spring(duration: 1, bounce: 0)

  @Test func `a spring continues at the speed of the changes before it`() {
    let stage = stage()
    drag(stage, steps: 3, tracksVelocity: true)
    stage.set(100, spring)
    stage.advance(0.25)
    #expect(abs(x(stage) - position(0.25, speed: 8 / 0.04)) < 1e-6)
  }

  @Test func `a spring starts from rest where the transaction does not track velocity`() {
    let stage = stage()
    drag(stage, steps: 3, tracksVelocity: false)
    stage.set(100, spring)
    stage.advance(0.25)
    #expect(abs(x(stage) - position(0.25, speed: 0)) < 1e-6)
  }

  @Test func `a view that stood still for a while starts from rest`() {
    let stage = stage()
    drag(stage, steps: 3, tracksVelocity: true)
    stage.advance(0.2)
    stage.set(100, spring)
    stage.advance(0.25)
    #expect(abs(x(stage) - position(0.25, speed: 0)) < 1e-6)
  }

  @Test func `dragging itself is not animated`() {
    let stage = stage()
    withTransaction(\.tracksVelocity, true) { stage.write(8) }
    stage.snapshot.update()
    #expect(x(stage) == 8)
    #expect(!stage.snapshot.waitsForTime)
  }
}
