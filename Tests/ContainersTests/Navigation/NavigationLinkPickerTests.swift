import SwiftUI
import TestSupport
import Testing
import ViewTesting

@MainActor struct NavigationLinkPickerTests {
  private struct Page: View {
    @Binding var color: String
    var hasStack = true

    var body: some View {
      if hasStack { NavigationStack { form } } else { form }
    }

    private var form: some View {
      Form {
        Picker("Color", selection: $color) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.phone, .mac])
  func `the row leads to the options, and choosing one leads back`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let color = Handle<String>()
    let harness = Harness(
      Varying(color, "Green") { _ in Page(color: color.taken ?? .constant("")) },
      window: CGSize(width: 390, height: 500), platform: platform)
    #expect(harness.text.contains("Color") && harness.text.contains("Green"))
    #expect(!harness.text.contains("Blue"))
    harness.click("Green")
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(harness.text.contains("Red") && harness.text.contains("Blue"))
    let options = harness.graph.accessibilityTree().descendants { $0.role == .button }
    #expect(options.first { $0.label == "Green" }?.isSelected == true)
    #expect(options.first { $0.label == "Blue" }?.isSelected == false)
    harness.click("Blue")
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(color.value == "Blue")
    #expect(!harness.text.contains("Red") && harness.text.contains("Blue"))
  }

  @Test func `options have the color of texts, and the mark that of the tint`() throws {
    let harness = Harness(
      Page(color: .constant("Green")), window: CGSize(width: 390, height: 500), platform: .phone)
    harness.click("Green")
    for _ in 0..<5 { harness.advance(by: 1) }
    let red = harness.displayListText.split(separator: "\n").first { $0.contains("\"Red\"") }
    #expect(try #require(red).contains("#000000"))
  }

  @Test func `outside of a stack the picker is disabled and says why`() {
    let harness = Harness(
      Page(color: .constant("Green"), hasStack: false), window: CGSize(width: 390, height: 500),
      platform: .phone)
    #expect(harness.diagnostics.contains { $0.contains("NavigationStack") })
    harness.click("Green")
    for _ in 0..<5 { harness.advance(by: 1) }
    #expect(!harness.text.contains("Red"))
  }
}
