import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct StepperTests {
  private struct Words: View {
    @State var count: Int
    var range = 0...93
    var step = 1

    var body: some View {
      Stepper(value: $count, in: range, step: step) { Text("\(count) words") }
    }
  }

  /// The middles of the upper and the lower half: 8 points beside the label, 16 wide and 24 high.
  private func halves(_ harness: Harness, _ label: String) -> (up: CGPoint, down: CGPoint) {
    let frame = harness.frame(of: label) ?? .zero
    let x = frame.maxX + 8 + 8
    return (CGPoint(x: x, y: frame.midY - 6), CGPoint(x: x, y: frame.midY + 6))
  }

  @Test func `the upper half counts up, the lower one down`() {
    let harness = Harness(Words(count: 75))
    harness.click(at: halves(harness, "75 words").up)
    #expect(harness.text == ["76 words"])
    harness.click(at: halves(harness, "76 words").down)
    #expect(harness.text == ["75 words"])
  }

  @Test func `a stepper stops at the ends of its range`() {
    let harness = Harness(Words(count: 93))
    harness.click(at: halves(harness, "93 words").up)
    #expect(harness.text == ["93 words"])
  }

  @Test func `the last step of a stepper ends at the bound`() {
    let harness = Harness(Words(count: 90, step: 5))
    harness.click(at: halves(harness, "90 words").up)
    #expect(harness.text == ["93 words"])
  }

  @Test func `a stepper held down goes on until the button comes up`() {
    let harness = Harness(Words(count: 0))
    harness.press(at: halves(harness, "0 words").up)
    #expect(harness.text == ["1 words"])
    // A step at 0.4 s, and two more 75 ms after each other; frames are a sixtieth of a second apart.
    harness.advance(by: 0.6)
    #expect(harness.text == ["4 words"])
    harness.release()
    harness.advance(by: 1)
    #expect(harness.text == ["4 words"])
  }

  private struct Scrolled: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      ScrollView {
        Stepper("Count", value: $count) { log.note($0 ? "begins" : "ends at \(count)") }
        Color.red.frame(height: 900)
      }
    }
  }

  /// The plus is 20 points from the end of the row.
  @Test(arguments: [
    // A tap.
    (0.1, CGFloat(0), ["begins", "ends at 1"]),
    // A finger that rests: a step at 0.4 s, and two more 75 ms after each other.
    (0.6, 0, ["begins", "ends at 3"]),
    // A finger that scrolls.
    (0.1, -100, []),
  ])
  func `a finger steps when it leaves, or while it rests, and not when it scrolls`(
    _ seconds: Double, _ way: CGFloat, _ calls: [String]
  ) throws {
    let log = Log()
    let harness = Harness(Scrolled(log: log), platform: .phone)
    let label = try #require(harness.frame(of: "Count"))
    let end: CGFloat = 400 - 20
    func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      let point = CGPoint(x: end, y: label.midY + y)
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    finger(.down, 0)
    harness.advance(by: seconds)
    for step in 0...10 where way != 0 { finger(.moved, way * CGFloat(step) / 10) }
    finger(.up, way)
    harness.advance(by: 1)
    #expect(log.entries == calls)
  }

  @Test func `stepping up from the largest integer does no harm`() {
    let harness = Harness(
      Words(count: .max, range: Int.min...Int.max, step: 2))
    let label = "\(Int.max) words"
    harness.click(at: halves(harness, harness.text.first ?? label).up)
    #expect(harness.diagnostics == [])
  }

  @Test func `functions can replace the value, and a missing one disables its half`() {
    let log = Log()
    let harness = Harness(
      Stepper("S", onIncrement: { log.note("up") }, onDecrement: nil) {
        log.note($0 ? "begin" : "end")
      })
    harness.click(at: halves(harness, "S").up)
    harness.click(at: halves(harness, "S").down)
    #expect(log.entries == ["begin", "up", "end"])
  }
}
