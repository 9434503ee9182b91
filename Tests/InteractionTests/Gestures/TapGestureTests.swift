import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor @Suite struct `Tap gesture` {
  @Test func `a click on a text runs its action`() {
    let log = Log()
    let harness = Harness(Text("tap").onTapGesture { log.note("tapped") })
    harness.click("tap")
    #expect(log.entries == ["tapped"])
  }

  @Test func `a press that moves more than ten points is not a tap`() {
    let log = Log()
    let harness = Harness(Color.red.onTapGesture { log.note("tapped") })
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 111, y: 100))
    #expect(log.entries.isEmpty)
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 109, y: 100))
    #expect(log.entries == ["tapped"])
  }

  @Test func `the place of a tap is in the view's own coordinates`() {
    let log = Log()
    let view = Color.red.frame(width: 100, height: 100)
      .onTapGesture { (place: CGPoint) in log.note("\(place.x) \(place.y)") }
    // The view stands in the middle of 400 by 300 points.
    let (left, top): (CGFloat, CGFloat) = ((400 - 100) / 2, (300 - 100) / 2)
    Harness(view).click(at: CGPoint(x: left + 30, y: top + 40))
    #expect(log.entries == ["30.0 40.0"])
  }

  @Test func `two taps make a double tap only within 0.35 seconds`() {
    let log = Log()
    let harness = Harness(Text("tap").onTapGesture(count: 2) { log.note("double") })
    harness.click("tap")
    harness.advance(by: 0.5)
    harness.click("tap")
    #expect(log.entries.isEmpty)
    harness.advance(by: 0.2)
    harness.click("tap")
    #expect(log.entries == ["double"])
  }

  @Test func `a single tap waits until the double tap before it has failed`() {
    let log = Log()
    let view = Text("tap")
      .onTapGesture(count: 2) { log.note("double") }
      .onTapGesture { log.note("single") }
    let harness = Harness(view)
    harness.click("tap")
    #expect(log.entries.isEmpty)
    harness.advance(by: 0.4)
    #expect(log.entries == ["single"])
    harness.doubleClick("tap")
    harness.advance(by: 0.4)
    #expect(log.entries == ["single", "double"])
  }

  @Test func `a click elsewhere decides that a first click was single`() {
    let log = Log()
    let view = HStack {
      Text("one").onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("one") }
      Text("two").onTapGesture { log.note("two") }
    }
    let harness = Harness(view)
    harness.click("one")
    harness.click("two")
    #expect(log.entries == ["one", "two"])
  }

  @Test func `a disabled view takes no taps`() {
    let log = Log()
    let view = Text("tap").onTapGesture { log.note("inner") }.disabled(true)
      .onTapGesture { log.note("outer") }
    Harness(view).click("tap")
    #expect(log.entries == ["outer"])
  }

  @Test func `an action may remove its own view`() {
    struct Vanishing: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Text("go").onTapGesture { isShown = false } }
          Text("rest")
        }
      }
    }
    let harness = Harness(Vanishing())
    harness.click("go", count: 3)
    #expect(harness.text == ["rest"])
  }
}
