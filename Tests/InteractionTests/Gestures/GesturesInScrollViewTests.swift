import Espalier
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Gestures in a scroll view` {
  private let log = Log()

  /// A thousand points of content in a window of 300, with a gesture on it.
  private func scrolling<G: Gesture>(_ gesture: G) -> Harness {
    Harness(
      ScrollView {
        Color.red.frame(height: 1000).accessibilityIdentifier("content").gesture(gesture)
      }, platform: .phone)
  }

  private func touch(_ harness: Harness, _ phase: PointerEvent.Phase, _ y: CGFloat) {
    harness.send(
      .pointer(PointerEvent(phase, at: CGPoint(x: 200, y: y), kind: .touch, pointerID: 1)))
  }

  /// Moves a finger up by 100 points in steps, after it has rested for a while.
  private func swipe(_ harness: Harness, after seconds: Double) {
    touch(harness, .down, 250)
    harness.advance(by: seconds)
    for y in stride(from: CGFloat(240), through: 150, by: -10) {
      touch(harness, .moved, y)
      harness.advance(by: 1 / 60)
    }
    touch(harness, .up, 150)
  }

  private func top(_ harness: Harness) -> CGFloat { harness.frame(of: "content")?.minY ?? .nan }

  private var holdThenDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { log.note("\(Int(drag.translation.height))") }
      }
  }

  @Test func `a finger that moves at once scrolls`() {
    let harness = scrolling(holdThenDrag)
    swipe(harness, after: 0.1)
    #expect(top(harness) < 0)
    #expect(log.entries.isEmpty)
  }

  @Test func `a finger that has rested drags what it holds`() {
    let harness = scrolling(holdThenDrag)
    swipe(harness, after: 0.6)
    #expect(top(harness) == 0)
    #expect(log.entries == ["-100"])
  }

  @Test func `a finger that scrolls does not tap`() {
    let harness = scrolling(TapGesture().onEnded { log.note("tap") })
    swipe(harness, after: 0.1)
    #expect(log.entries.isEmpty)
  }

  @Test func `a single tap waits for a second one where both have an action`() {
    let view = Color.red.onTapGesture(count: 2) { log.note("two") }.onTapGesture { log.note("one") }
    let harness = Harness(view)
    let middle = CGPoint(x: 200, y: 150)
    harness.click(at: middle, count: 2)
    #expect(log.entries == ["two"])
    harness.advance(by: 1)
    harness.click(at: middle)
    #expect(log.entries == ["two"])
    harness.advance(by: 1)
    #expect(log.entries == ["two", "one"])
  }

  @Test func `a gesture with modifiers begins only with those keys`() {
    let view = Color.red
      .gesture(TapGesture().modifiers(.shift).onEnded { log.note("shift") })
      .gesture(TapGesture().onEnded { log.note("plain") })
    let harness = Harness(view)
    let middle = CGPoint(x: 200, y: 150)
    harness.click(at: middle)
    harness.click(at: middle, modifiers: .shift)
    #expect(log.entries == ["plain", "shift"])
  }
}
