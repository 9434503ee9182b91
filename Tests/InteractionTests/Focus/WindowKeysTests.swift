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

  @Test func `the caret and the ring are hidden while another window has the keys`() {
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

  private struct Choices: View {
    @State private var choice: Int? = 1

    var body: some View {
      List(selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
    }
  }

  // Blue and white texts while the list has the keys, gray and black ones otherwise.
  @Test(arguments: [ColorScheme.light, .dark])
  func `the selection of a list is gray while another window has the keys`(_ scheme: ColorScheme) {
    let harness = Harness(
      Choices().environment(\.colorScheme, scheme), window: CGSize(width: 200, height: 120))
    let unfocused = picture(harness)
    harness.click("One")
    let focused = picture(harness)
    #expect(focused != unfocused)
    harness.send(.windowFocus(false))
    #expect(picture(harness) == unfocused)
    // The list has the focus of its window, and shows it when that has the keys again.
    harness.send(.windowFocus(true))
    #expect(picture(harness) == focused)
  }

  @Test func `selected text is gray while another window has the keys`() {
    let harness = Harness(Form())
    harness.click("field")
    harness.type("abc")
    harness.press("a", modifiers: .command)
    let focused = picture(harness)
    harness.send(.windowFocus(false))
    let unfocused = picture(harness)
    // The same mark in another color.
    #expect(focused.contains("#0088ff4") && !unfocused.contains("#0088ff4"))
    #expect(unfocused.contains("#8080804"))
    harness.send(.windowFocus(true))
    #expect(picture(harness) == focused)
  }

  @Test func `the ring of a control returns when its window has the keys again`() {
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
