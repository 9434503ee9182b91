import SwiftUI
import Testing
import ViewTesting

@testable import EspalierInteraction

/// The marks of the focus in a window that does not have the keys.
@MainActor @Suite struct WindowKeysTests {
  private struct Form: View {
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("field")
      Toggle("Loud", isOn: $isOn)
    }
  }

  private func picture(_ harness: Harness) -> String {
    // The ring has come, and the caret is not yet gone.
    harness.advance(by: 0.3)
    return harness.displayListText
  }

  @Test func `neither a caret nor a ring is seen while another window has the keys`() {
    let harness = Harness(Form())
    let unfocused = picture(harness)
    harness.click("field")
    let focused = picture(harness)
    harness.send(.windowFocus(false))
    #expect(picture(harness) == unfocused)
    harness.send(.windowFocus(true))
    #expect(picture(harness) == focused)
    #expect(focused != unfocused)
    // The focus is where it was.
    harness.type("a")
    #expect(harness.value(of: "field") == "a")
  }

  @Test func `the ring of a control comes back with the keys`() {
    let harness = Harness(Form())
    harness.press(.tab)
    harness.press(.tab)
    let focused = picture(harness)
    harness.send(.windowFocus(false))
    #expect(picture(harness) != focused)
    harness.send(.windowFocus(true))
    #expect(picture(harness) == focused)
  }
}
