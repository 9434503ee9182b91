import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Fields that get the focus without a press.
@MainActor struct ReachedFieldTests {
  // A field that a program or the keyboard reaches: the Mac selects its text, iOS puts the caret behind it.
  @Test func `typing replaces the text of a field focused without a click only on the Mac`() {
    struct Reached: View {
      @State private var name = "Ada"
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          Text("<\(name)>")
          TextField("Name", text: $name).focused($isFocused)
          Button("Edit") { isFocused = true }
        }
        .frame(width: 100)
      }
    }
    for (platform, result) in [(LayoutSnapshot.Platform.mac, "<x>"), (.phone, "<Adax>")] {
      let harness = Harness(Reached(), platform: platform)
      harness.click("Edit")
      harness.type("x")
      #expect(harness.text.first == result)
    }
  }

  @Test func `a field has its caret again after an alert`() {
    struct Asked: View {
      @State private var name = "Ada"
      @State private var asks = false

      var body: some View {
        VStack {
          Text("<\(name)>")
          TextField("Name", text: $name)
          Text("ask").background { Button("") { asks = true }.keyboardShortcut("k") }
        }
        .frame(width: 100)
        .alert("Sure?", isPresented: $asks) {}
      }
    }
    let harness = Harness(Asked())
    harness.click("Name")
    harness.press(.leftArrow, modifiers: .command)
    harness.press("k", modifiers: .command)
    harness.advance(by: 0.5)
    harness.press(.return)
    harness.advance(by: 0.5)
    harness.type("x")
    #expect(harness.text.first == "<xAda>")
  }
}
