import SwiftUI
import Testing
import ViewTesting

/// Rows of the phone where texts have an accessibility size: what is a text itself stands below its
/// label, and marks grow with the text.
@MainActor struct LargeTypeTests {
  private func harness(
    _ view: some View, size: DynamicTypeSize, platform: LayoutSnapshot.Platform = .phone
  ) -> Harness {
    Harness(
      NavigationStack { Form { view }.formStyle(.grouped) }.dynamicTypeSize(size),
      window: CGSize(width: 390, height: 600), platform: platform)
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    switch number {
    case 0: LabeledContent("Label", value: "Value")
    case 1: Picker("Label", selection: .constant(1)) { Text("Value").tag(1) }
    default:
      Picker("Label", selection: .constant(1)) {
        Text("Value").tag(1)
      }
      .pickerStyle(.navigationLink)
    }
  }

  @Test(arguments: 0...2) func `a value stands below its label`(_ number: Int) throws {
    for size in [DynamicTypeSize.accessibility1, .accessibility5] {
      let harness = harness(row(number), size: size)
      let label = try #require(harness.frame(of: "Label"))
      let value = try #require(harness.frame(of: "Value"))
      #expect(value.minX == label.minX)
      #expect(value.minY >= label.maxY)
    }
  }

  @Test(arguments: 0...1) func `a value stands beside its label at other sizes, and on the Mac`(
    _ number: Int
  ) throws {
    for (size, platform) in [
      (DynamicTypeSize.xxxLarge, LayoutSnapshot.Platform.phone), (.accessibility5, .mac),
    ] {
      let harness = harness(row(number), size: size, platform: platform)
      let label = try #require(harness.frame(of: "Label"))
      let value = try #require(harness.frame(of: "Value"))
      #expect(value.minX > label.maxX)
      #expect(value.minY < label.maxY)
    }
  }

  @Test func `the parts of a date stand below each other and are never cut off`() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let harness = harness(DatePicker("Begins", selection: .constant(date)), size: .accessibility5)
    let label = try #require(harness.frame(of: "Begins"))
    let parts = harness.text.filter { $0 != "Begins" }
    #expect(parts.count == 2)
    var top = label.maxY
    for part in parts {
      let frame = try #require(harness.frame(of: part))
      #expect(frame.minY >= top && frame.maxX <= CGFloat(390 - 2 * 16))
      top = frame.maxY
    }
  }

  @Test func `a control that shows no text stays beside its label`() throws {
    let harness = harness(
      Stepper("Copies", value: .constant(1)), size: .accessibility5)
    let label = try #require(harness.frame(of: "Copies"))
    let control = try #require(
      harness.graph.accessibilityTree().descendants { $0.role == .stepper }.first)
    #expect(control.frame.maxX > label.maxX)
    #expect(control.frame.minY < label.maxY)
  }
}
