import SwiftUI
import Testing
import ViewTesting

@MainActor struct PickerTests {
  private struct Choice: View {
    @State private var choice = 0

    var body: some View {
      VStack {
        Text("choice \(choice)")
        Picker("Kind", selection: $choice) {
          ForEach(0..<3) { Text("option \($0)") }
        }
      }
    }
  }

  private struct Tagged: View {
    @State private var color: String? = "red"

    var body: some View {
      VStack {
        Text(color ?? "none")
        Picker("Color", selection: $color) {
          Text("No color").tag(String?.none)
          Text("Red one").tag("red")
          Text("Blue one").tag("blue")
        }
      }
    }
  }

  @Test func `options of a ForEach stand for its elements`() {
    let harness = Harness(Choice().pickerStyle(.segmented))
    harness.click("option 2")
    #expect(harness.text.first == "choice 2")
  }

  @Test func `tags may be of the type inside an optional selection`() {
    let harness = Harness(Tagged().pickerStyle(.radioGroup))
    harness.click("Blue one")
    #expect(harness.text.first == "blue")
    harness.click("No color")
    #expect(harness.text.first == "none")
  }

  @Test func `tags win over identities, and an option without a tag stands for nothing`() {
    let handle = Handle<String?>()
    let harness = Harness(Identified(handle: handle).pickerStyle(.radioGroup))
    harness.click("Second")
    #expect(handle.value == "tag of b")
    harness.click("Untagged")
    #expect(handle.value == "tag of b")
  }

  private struct Identified: View {
    let handle: Handle<String?>
    @State private var choice: String?

    var body: some View {
      let _ = handle.take($choice)
      Picker("Kind", selection: $choice) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name == "a" ? "First" : "Second").tag("tag of \(name)").id("id of \(name)")
        }
        Text("Untagged").id("unused")
      }
    }
  }

  @Test func `arrow keys choose the next option`() {
    let harness = Harness(Choice().pickerStyle(.segmented))
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text.first == "choice 1")
    harness.press(.leftArrow)
    harness.press(.leftArrow)
    #expect(harness.text.first == "choice 0")
  }

  @Test func `segments are all as wide as the widest`() {
    let view = Picker("", selection: .constant(0)) {
      Text("a").tag(0)
      Text("four").tag(1)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    // Twice 4 × 8 and 2 × 10 beside it, and 2 around.
    let size = LayoutSnapshot(of: view, proposal: .unspecified).size
    #expect(size == CGSize(width: 2 * (32 + 20) + 2 * 2, height: 24))
  }

  @Test func `a menu shows the selected option, and the others when it is open`() {
    let harness = Harness(Choice())
    #expect(harness.displayListText.contains("option 0"))
    #expect(!harness.displayListText.contains("option 1"))
    harness.click("option 0")
    #expect(harness.displayListText.contains("option 1"))
    // The selected option is highlighted first.
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text.first == "choice 1")
    #expect(!harness.displayListText.contains("option 2"))
  }
}
