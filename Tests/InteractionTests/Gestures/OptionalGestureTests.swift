import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct OptionalGestureTests {
  private struct Switched: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("target").gesture(isOn ? TapGesture().onEnded { log.note("tapped") } : nil)
        Text("switch").onTapGesture { isOn.toggle() }
      }
    }
  }

  @Test func `an optional gesture recognizes nothing while it is missing`() {
    let log = Log()
    let harness = Harness(Switched(log: log))
    harness.click("target")
    #expect(log.entries.isEmpty)
    harness.click("switch")
    harness.click("target")
    #expect(log.entries == ["tapped"])
    harness.click("switch")
    harness.click("target")
    #expect(log.entries == ["tapped"])
  }

  @Test func `other gestures go on beside a missing one`() {
    let log = Log()
    let none: DragGesture? = nil
    let view = Text("target").onTapGesture { log.note("tapped") }.simultaneousGesture(none)
      .highPriorityGesture(none)
    Harness(view).click("target")
    #expect(log.entries == ["tapped"])
  }
}
