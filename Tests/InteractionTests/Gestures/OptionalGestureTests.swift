import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct OptionalGestureTests {
  private struct Switched: View {
    let log: ActionLog
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("target").gesture(isOn ? TapGesture().onEnded { log.note("tapped") } : nil)
        Text("switch").onTapGesture { isOn.toggle() }
      }
    }
  }

  @Test func `an optional gesture recognizes nothing while it is missing`() {
    let log = ActionLog()
    let harness = Harness(Switched(log: log))
    harness.click("target")
    #expect(log.lines.isEmpty)
    harness.click("switch")
    harness.click("target")
    #expect(log.lines == ["tapped"])
    harness.click("switch")
    harness.click("target")
    #expect(log.lines == ["tapped"])
  }

  @Test func `other gestures go on beside a missing one`() {
    let log = ActionLog()
    let none: DragGesture? = nil
    let view = Text("target").onTapGesture { log.note("tapped") }.simultaneousGesture(none)
      .highPriorityGesture(none)
    Harness(view).click("target")
    #expect(log.lines == ["tapped"])
  }
}
