import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The times at which completions are called where one animation interrupts another.
@MainActor struct AnimationCompletionTests {
  private final class Log {
    var calls: [String] = []
  }

  private func stage() -> Stage<Double> {
    let stage = Stage(0.0, width: 10, height: 10) { Rectangle().rotationEffect(.degrees($0)) }
    _ = stage.drawing
    return stage
  }

  private func set(
    _ stage: Stage<Double>, _ value: Double, _ animation: Animation, _ name: String, _ log: Log
  ) {
    for (criteria, suffix) in [
      (AnimationCompletionCriteria.logicallyComplete, "complete"), (.removed, "removed"),
    ] {
      var transaction = Transaction(animation: animation)
      transaction.addAnimationCompletion(criteria: criteria) {
        log.calls.append("\(name) \(suffix)")
      }
      // Two changes of one value, so that both transactions animate something.
      withTransaction(transaction) { stage.write(suffix == "removed" ? value : value - 0.5) }
    }
    stage.snapshot.update()
  }

  @Test func `an interrupted curve completes in its own time, and is removed with the last one`() {
    let (stage, log) = (stage(), Log())
    set(stage, 10, .linear(duration: 1), "first", log)
    stage.advance(0.5)
    set(stage, 20, .linear(duration: 1), "second", log)
    stage.advance(0.45)
    #expect(log.calls.isEmpty)
    stage.advance(0.1)
    #expect(log.calls == ["first complete"])
    stage.advance(0.5)
    let rest = log.calls.dropFirst()
    #expect(Set(rest) == ["second complete", "first removed", "second removed"])
    #expect(rest.count == 3)
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `a spring that another one takes over completes in its own time`() {
    let (stage, log) = (stage(), Log())
    set(stage, 10, .spring(duration: 1, bounce: 0.6), "first", log)
    stage.advance(0.5)
    set(stage, 20, .spring(duration: 1, bounce: 0.6), "second", log)
    stage.advance(0.55)
    #expect(log.calls == ["first complete"])
    stage.advance(0.5)
    #expect(log.calls == ["first complete", "second complete"])
    stage.advance(10)
    #expect(Set(log.calls.dropFirst(2)) == ["first removed", "second removed"])
  }

  @Test func `an endless animation is never complete until another one takes its place`() {
    let (stage, log) = (stage(), Log())
    withAnimation(.linear(duration: 1).repeatForever(), completionCriteria: .removed) {
      stage.write(10)
    } completion: {
      log.calls.append("endless")
    }
    stage.snapshot.update()
    stage.advance(10)
    #expect(log.calls.isEmpty)
    stage.set(0, .linear(duration: 1))
    stage.advance(1.1)
    #expect(log.calls == ["endless"])
  }

  @Test func `a view that is removed ends its animations`() {
    let log = Log()
    let stage = Stage(0, width: 10, height: 10) { value in
      if value < 2 { Rectangle().rotationEffect(.degrees(Double(value))) }
    }
    _ = stage.drawing
    withAnimation(.linear(duration: 10)) {
      stage.write(1)
    } completion: {
      log.calls.append("done")
    }
    stage.snapshot.update()
    stage.advance(1)
    stage.set(2)
    stage.advance(0.1)
    #expect(log.calls == ["done"])
    #expect(!stage.snapshot.waitsForTime)
  }

  // MARK: Values that are set while an animation runs

  @Test func `a change without animation shifts a running animation along`() {
    let stage = Stage(CGFloat(0), width: 100, height: 10) { x in
      Color.red.frame(width: 10).accessibilityIdentifier("box")
        .padding(.leading, x).frame(width: 100, alignment: .leading)
    }
    _ = stage.drawing
    stage.set(40, .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.frame() == "20,0 10x10")
    stage.set(50)
    #expect(stage.frame() == "30,0 10x10", "still 20 points before its place")
    stage.advance(0.5)
    #expect(stage.frame() == "50,0 10x10")
  }

  @Test func `a nil animation for one value leaves those of other values alone`() {
    struct Pair: Equatable {
      var x: CGFloat
      var y: CGFloat
    }
    let stage = Stage(Pair(x: 0, y: 0), width: 100, height: 100) { pair in
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("still")
          .padding(.leading, pair.x)
          .animation(nil, value: pair.x)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("moving")
          .padding(.top, pair.y)
          .animation(nil, value: pair.x)
      }
    }
    _ = stage.drawing
    stage.set(Pair(x: 0, y: 40), .linear(duration: 1))
    stage.advance(0.5)
    #expect(stage.frame("moving") == "0,20 10x10")
    stage.advance(0.5)
    stage.set(Pair(x: 40, y: 40), .linear(duration: 1))
    #expect(stage.frame("still") == "40,0 10x10")
  }

  @Test(
    "springs without bounce",
    arguments: [
      (Animation.default, 0.55), (.spring, 0.5), (.smooth, 0.5), (.spring(duration: 2), 2),
    ])
  func springs(animation: Animation, response: Double) {
    // Critically damped: 1 - (1 + ωt) exp(-ωt), where the response is 2π/ω.
    let time = 0.25
    let frequency = 2 * Double.pi / response
    let expected = 100 * (1 - (1 + frequency * time) * exp(-frequency * time))
    var context = AnimationContext(
      state: AnimationState<Double>(), environment: EnvironmentValues())
    let made = animation.animate(value: 100, time: time, context: &context)
    #expect(abs((made ?? 0) - expected) < 1e-6)
  }
}
