import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct KeyframeTests {
  private func values(_ timeline: KeyframeTimeline<Double>, _ times: [Double]) -> [Double] {
    times.map { (timeline.value(time: $0) * 1_000).rounded() / 1_000 }
  }

  @Test func `linear keyframes are joined by straight lines`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      LinearKeyframe(30, duration: 2, timingCurve: .linear)
    }
    #expect(timeline.duration == 3)
    #expect(values(timeline, [-1, 0, 0.5, 1, 2, 3, 9]) == [0, 0, 5, 20, 25, 30, 30])
    #expect(timeline.value(progress: 0.5) == 22.5)
  }

  @Test func `cubic keyframes are a Catmull-Rom spline`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: 1)
      CubicKeyframe(6, duration: 1)
    }
    // The speed is 0 at both ends and (6 - 0) / 2 per second in the middle. Hermite's polynomial at
    // a half:
    // the mean of both values and an eighth of the difference of the velocities.
    let expected: [Double] = [2 - 3.0 / 8, 4, 5 + 3.0 / 8]
    #expect(values(timeline, [0.5, 1, 1.5]) == expected)
  }

  @Test func `velocities can be given, and are taken from the neighbors`() {
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    let pushed: [Double] = [0.5 + 4.0 / 8]
    #expect(values(given, [0.5]) == pushed)
    let beside = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(2, duration: 1)
      CubicKeyframe(4, duration: 1)
    }
    let fast: [Double] = [3 + 2.0 / 8]
    #expect(values(beside, [1.5]) == fast)
  }

  @Test func `a spring keyframe takes the settling time of its spring`() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration)
    let value = spring.value(target: 10.0, time: 0.1)
    let expected: [Double] = [(value * 1_000).rounded() / 1_000]
    #expect(values(timeline, [0.1]) == expected)
  }

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @Test func `tracks run side by side`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.y) {
        for value in [1.0, 2] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect(timeline.duration == 2)
    let pose = timeline.value(time: 1.5)
    #expect(pose.x == 10)
    #expect(pose.y == 1.5)
  }

  @Test("durations that are negative, zero, NaN or infinite", arguments: [-1, 0, .nan, .infinity])
  func hostile(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4, duration: duration)
      LinearKeyframe(6, duration: duration)
      SpringKeyframe(7, duration: duration)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 7)
  }

  @Test func `an animator plays when its trigger changes`() {
    let stage = Stage(0, width: 100, height: 10) { trigger in
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) { shift in
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: shift)
          .frame(width: 100, alignment: .leading)
      } keyframes: { _ in
        LinearKeyframe(40, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    #expect(!stage.snapshot.waitsForTime)
    stage.set(1)
    #expect(
      stage.quarters(4) == [
        "0,0 10x10", "20,0 10x10", "40,0 10x10", "20,0 10x10", "0,0 10x10",
      ])
    #expect(!stage.snapshot.waitsForTime)
  }

  @Test func `an animator without trigger repeats`() {
    let stage = Stage(true, width: 100, height: 10) { isOn in
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
        .keyframeAnimator(initialValue: 0.0, repeating: isOn) { content, shift in
          content.offset(x: shift).frame(width: 100, alignment: .leading)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
        }
    }
    stage.advance(1.5)
    #expect(stage.frame() == "20,0 10x10")
    stage.set(false)
    #expect(stage.frame() == "0,0 10x10")
    stage.advance(0.5)
    #expect(!stage.snapshot.waitsForTime)
  }
}
