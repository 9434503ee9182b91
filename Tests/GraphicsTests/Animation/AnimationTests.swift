import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

struct AnimationTests {
  /// The distance covered, of 100, at some times; "-" where the animation is over.
  private func way(_ animation: Animation, at times: [Double]) -> String {
    var context = AnimationContext(
      state: AnimationState<Double>(), environment: EnvironmentValues())
    return times.map { time in
      animation.animate(value: 100, time: time, context: &context)
        .map { "\(Int($0.rounded()))" } ?? "-"
    }.joined(separator: " ")
  }

  private let quarters = [0, 0.25, 0.5, 0.75, 1, 1.25]

  @Test(
    "curves of one second",
    arguments: [
      (Animation.linear(duration: 1), "0 25 50 75 - -"),
      (.timingCurve(0, 0, 1, 1, duration: 1), "0 25 50 75 - -"),
      (.easeInOut(duration: 1), "0 13 50 87 - -"),
      (.linear(duration: 1).delay(0.25), "0 0 25 50 75 -"),
      (.linear(duration: 1).speed(2), "0 50 - - - -"),
      (.linear(duration: 0.5).delay(0.25).speed(0.5), "0 0 0 25 50 75"),
      (.linear(duration: 0.5).repeatCount(2), "0 50 100 50 - -"),
      (.linear(duration: 0.5).repeatCount(2, autoreverses: false), "0 50 0 50 - -"),
      (.linear(duration: 0.5).repeatForever(), "0 50 100 50 0 50"),
      (.linear(duration: 1).repeatCount(1), "0 25 50 75 - -"),
      (.linear(duration: 0), "- - - - - -"), (.linear(duration: .nan), "- - - - - -"),
    ])
  func curves(animation: Animation, expected: String) {
    #expect(way(animation, at: quarters) == expected)
  }

  @Test func `a repeating animation is still exact after a million seconds`() {
    let animation = Animation.linear(duration: 0.5).repeatForever()
    // 1,000,000.125 seconds are an even number of rounds and a quarter of one.
    #expect(way(animation, at: [1_000_000.125]) == "25")
  }

  @Test func `a repeated animation without length ends`() {
    #expect(way(.linear(duration: 0).repeatForever(), at: [0, 1]) == "- -")
  }

  @Test func `springs overshoot by their damping`() {
    let time = 0.25
    var context = AnimationContext(
      state: AnimationState<Double>(), environment: EnvironmentValues())
    let animation = Animation.spring(response: 0.5, dampingFraction: 0.6)
    let spring = Spring(response: 0.5, dampingRatio: 0.6)
    let made = animation.animate(value: 100, time: time, context: &context) ?? 0
    #expect(abs(made - spring.value(target: 100.0, time: time)) < 1e-6)
    #expect(made > 100)
  }

  @Test func `every spring comes to an end`() {
    for animation in [
      Animation.default, .smooth, .snappy, .bouncy, .interactiveSpring, .interpolatingSpring,
      .spring(duration: 0.3, bounce: 0.5), .spring(response: 0, dampingFraction: 1),
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3),
    ] { #expect(way(animation, at: [30]) == "-") }
  }

  @Test func `animations with equal values are equal, and the default one equals only itself`() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Set([Animation.linear, .linear, .linear.delay(1)]).count == 2)
  }

  // MARK: One after the other

  /// The shown values after the value was set to 100 at 0 and to 0 at half a second.
  private func shown(_ animation: Animation, _ next: Animation, at times: [Double]) -> String {
    var animator = Animator<Double>()
    let environment = EnvironmentValues()
    var value = 0.0
    func set(_ new: Double, _ animation: Animation, _ time: Double) {
      animator.advance(to: time, in: environment) { $0() }
      animator.animate(
        by: new - value, with: Transaction(animation: animation), animation, at: time,
        in: environment)
      value = new
    }
    set(100, animation, 0)
    set(0, next, 0.5)
    return times.map { time in
      animator.advance(to: time, in: environment) { $0() }
      return "\(Int((value + animator.offset).rounded()))"
    }.joined(separator: " ")
  }

  @Test func `a curve starts from where the previous one is at each moment`() {
    // The first animation goes on to 75 and 100; the second has covered a quarter and a half of the
    // way from there to 0.
    let linear = Animation.linear(duration: 1)
    let expected = "50 \(Int(75 * 0.75 + 0.5)) \(Int(100 * 0.5)) 25 0"
    #expect(shown(linear, linear, at: [0.5, 0.75, 1, 1.25, 1.5]) == expected)
  }

  @Test func `a repeating animation ends with the one that follows it`() {
    let shown = shown(
      .linear(duration: 0.5).repeatForever(), .linear(duration: 1), at: [2, 3])
    #expect(shown == "0 0")
  }

  @Test func `a spring continues with the velocity of the one before`() {
    var animator = Animator<Double>()
    let environment = EnvironmentValues()
    let animation = Animation.spring(response: 1, dampingFraction: 0.8)
    animator.animate(
      by: 100, with: Transaction(animation: animation), animation, at: 0, in: environment)
    animator.advance(to: 0.2, in: environment) { $0() }
    animator.animate(
      by: -100, with: Transaction(animation: animation), animation, at: 0.2, in: environment)
    let spring = Spring(response: 1, dampingRatio: 0.8)
    var place = spring.value(target: 100.0, time: 0.2)
    var velocity = spring.velocity(target: 100.0, time: 0.2)
    spring.update(value: &place, velocity: &velocity, target: 0, deltaTime: 0.1)
    animator.advance(to: 0.3, in: environment) { $0() }
    #expect(abs(animator.offset - place) < 1e-6)
  }
}
