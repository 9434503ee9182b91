import SwiftUI
import Testing
import ViewTesting

/// Features of devices that a desktop lacks: source code that uses them compiles, and looks the same as without them.
@MainActor struct DeviceFeatureTests {
  @Test func `modifiers for features that a desktop lacks change nothing`() {
    let plain = Text("text")
    let asking =
      plain
      .sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: 1) { $0 < $1 }
      .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : nil }
      .hoverEffect()
      .hoverEffect(.lift)
      .statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .bottom)
    let (one, other) = (
      LayoutSnapshot(of: plain, proposal: .unspecified),
      LayoutSnapshot(of: asking, proposal: .unspecified)
    )
    #expect(one.displayListText == other.displayListText)
  }

  @Test func `feedback generators are used in actions, and change nothing`() {
    struct Tapper: View {
      @State private var taps = 0
      private let impact = UIImpactFeedbackGenerator(style: .medium)

      var body: some View {
        Button("taps \(taps)") {
          impact.prepare()
          impact.impactOccurred()
          impact.impactOccurred(intensity: 0.5)
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UISelectionFeedbackGenerator().selectionChanged()
          taps += 1
        }
      }
    }
    let harness = Harness(Tapper())
    harness.click("taps 0")
    #expect(harness.text == ["taps 1"])
  }

  @Test func `a display with reduced luminance can be tried`() {
    struct Clock: View {
      @Environment(\.isLuminanceReduced) private var isReduced

      var body: some View { Text(isReduced ? "10:09" : "10:09:30") }
    }
    #expect(
      LayoutSnapshot(of: Clock(), proposal: .unspecified).displayListText.contains("10:09:30"))
    let reduced = LayoutSnapshot(
      of: Clock().environment(\.isLuminanceReduced, true), proposal: .unspecified)
    #expect(!reduced.displayListText.contains("10:09:30"))
  }
}
