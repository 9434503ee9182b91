import SwiftUI
import Testing
import ViewTesting

/// A label that is shown names its control; no second one is made for assistive programs.
@MainActor struct SharedNameTests {
  /// Counts how often a view appears.
  @Observable final class Count { var appearances = 0 }

  private struct Title: View {
    let count: Count

    var body: some View {
      Label("Sound", systemImage: "speaker").onAppear { count.appearances += 1 }
    }
  }

  /// The number of labels that appear in a control.
  private func labels(
    _ platform: LayoutSnapshot.Platform, @ViewBuilder _ control: (Title) -> some View
  ) -> Int {
    let count = Count()
    _ = Harness(control(Title(count: count)), platform: platform)
    return count.appearances
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `a label appears once`(_ platform: LayoutSnapshot.Platform) {
    let on = Binding.constant(true)
    #expect(labels(platform) { label in Toggle(isOn: on) { label } } == 1)
    #expect(labels(platform) { label in Form { Toggle(isOn: on) { label } } } == 1)
    #expect(labels(platform) { label in Slider(value: .constant(0.5)) { label } } == 1)
    #expect(labels(platform) { label in Stepper(value: .constant(1)) { label } } == 1)
    #expect(labels(platform) { label in ColorPicker(selection: .constant(.red)) { label } } == 1)
    #expect(
      labels(platform) { label in
        Picker(selection: .constant(0)) {
          Text("Loud").tag(0)
        } label: {
          label
        }
      } == 1)
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("Sound")
      } else {
        Toggle(isOn: .constant(true)) { Nested(depth: depth - 1) }.toggleStyle(.switch)
      }
    }
  }

  /// Each switch used to make the ones in its label twice: 12 of them were 4,096.
  @Test func `switches in the labels of others are made once each`() {
    func made(_ depth: Int) -> Int { Harness(Nested(depth: depth)).nodesMade }
    let one = made(2) - made(1)
    #expect(made(12) <= made(2) + 10 * one)
  }

  @Test func `a label with a subtitle names its control, in the order in which it is read`() {
    expectAccessibility(
      of: Toggle(isOn: .constant(true)) {
        Label("Sound", systemImage: "speaker")
        Text("In all rooms")
      }.toggleStyle(.switch),
      is: """
        toggle "Sound, In all rooms" = "1" [press]
        """)
  }

  @Test func `a label set around the control wins`() {
    let toggle = Toggle(isOn: .constant(true)) { Label("Sound", systemImage: "speaker") }
      .toggleStyle(.switch)
      .accessibilityLabel("Noise")
    #expect(LayoutSnapshot(of: toggle, proposal: .unspecified).accessibilityText.contains("Noise"))
  }
}
