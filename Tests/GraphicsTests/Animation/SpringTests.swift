import Foundation
import SwiftUI
import Testing

/// The expected numbers come from the textbook formulas of a damped oscillator.
struct SpringTests {
  private let times = stride(from: 0.0, through: 2, by: 0.125)

  private func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

  @Test func `below a damping ratio of 1 a spring swings inside an exponential`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.6)
    let omega = 2 * Double.pi / 0.5
    let damped = omega * 0.8  // √(1 - 0.6²)
    for time in times {
      let swing = cos(damped * time) + 0.6 * omega / damped * sin(damped * time)
      let expected = 1 - exp(-0.6 * omega * time) * swing
      #expect(isClose(spring.value(target: 1.0, time: time), expected))
    }
  }

  @Test func `a critically damped spring does not overshoot`() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let omega = 2 * Double.pi / 0.5
    for time in times {
      let expected = 1 - exp(-omega * time) * (1 + omega * time)
      #expect(isClose(spring.value(target: 1.0, time: time), expected))
    }
  }

  @Test func `above a damping ratio of 1 two exponentials add up`() {
    let spring = Spring(response: 0.5, dampingRatio: 1.25)
    let omega = 2 * Double.pi / 0.5
    // ζ ∓ √(ζ² - 1) is 1.25 ∓ 0.75.
    let (slow, fast) = (-0.5 * omega, -2 * omega)
    for time in times {
      let rest = (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
      #expect(isClose(spring.value(target: 1.0, time: time), 1 - rest))
    }
  }

  @Test("the velocity is the slope of the value", arguments: [0.3, 1, 1.7])
  func velocity(dampingRatio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: dampingRatio)
    for time in times where time > 0 {
      let step = 1e-5
      let later = spring.value(target: 2.0, initialVelocity: 3, time: time + step)
      let earlier = spring.value(target: 2.0, initialVelocity: 3, time: time - step)
      let slope = (later - earlier) / (2 * step)
      let velocity = spring.velocity(target: 2.0, initialVelocity: 3, time: time)
      #expect(abs(velocity - slope) < 1e-5)
    }
  }

  @Test func `many small steps lead to the same place as one large one`() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 5.0)
    for _ in 0..<60 {
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 1 / 120)
    }
    #expect(isClose(value, spring.value(target: 10.0, initialVelocity: 5, time: 0.5)))
    #expect(isClose(velocity, spring.velocity(target: 10.0, initialVelocity: 5, time: 0.5)))
  }

  @Test func `the force is the spring's force less the friction`() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    let force: Double = spring.force(target: 10, position: 4, velocity: 5)
    #expect(isClose(force, 50 * (10 - 4) - 3 * 5))
  }

  @Test func `all descriptions of a spring agree`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 12)
    // ω = √100, ζ = 12 / (2 · 10)
    #expect(isClose(spring.response, 2 * .pi / 10))
    #expect(isClose(spring.dampingRatio, 0.6))
    #expect(isClose(spring.bounce, 0.4))
    let other = Spring(duration: 2 * .pi / 10, bounce: 0.4)
    #expect(isClose(other.stiffness, 100))
    #expect(isClose(other.damping, 12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2))
    #expect(isClose(Spring(response: 1, dampingRatio: 2).bounce, -0.5))
  }

  @Test("at rest means within a thousandth", arguments: [0.2, 0.8, 1, 3])
  func settling(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let end = spring.settlingDuration
    for extra in stride(from: 0, through: 1, by: 0.01) {
      let value = spring.value(target: 1.0, time: end + extra)
      #expect(abs(value - 1) <= 0.001 + 1e-9)
    }
    #expect(abs(spring.value(target: 1.0, time: 0.4 * end) - 1) > 0.001)
    let same = Spring(settlingDuration: end, dampingRatio: dampingRatio)
    #expect(isClose(same.response, 0.5))
  }

  @Test func `a spring without response is at its target at once`() {
    let spring = Spring(response: 0, dampingRatio: 0.5)
    #expect(spring.value(target: 7.0, time: 0.1) == 7)
    #expect(spring.settlingDuration == 0)
  }

  @Test("hostile numbers stay numbers", arguments: [-1, 0, .nan, .infinity])
  func hostile(number: Double) {
    for spring in [
      Spring(response: number, dampingRatio: 1), Spring(response: 1, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number),
      Spring(duration: number, bounce: number),
      Spring(settlingDuration: number, dampingRatio: number),
    ] {
      let value: Double = spring.value(target: 1, time: 0.5)
      #expect(value.isFinite)
    }
  }
}
