import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

/// Suggestions below a search field, and the keys that walk through them.
@MainActor @Suite struct SearchSuggestionTests {
  private struct Fruit: View {
    @State private var text = ""
    @State private var presses = 0

    var body: some View {
      NavigationStack {
        Button("Content \(presses)") { presses += 1 }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .bottom) { Text(verbatim: "for \(text)") }
          .navigationTitle("Fruit")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: $text, prompt: "Find fruit")
          .searchSuggestions {
            ForEach(["Apple", "Apricot", "Pear"].filter { $0.hasPrefix(text) }, id: \.self) {
              Text($0).searchCompletion($0)
            }
          }
      }
    }
  }

  private func harnesses() -> [Harness] {
    [
      Harness(
        WindowContent(content: AnyView(Fruit())), window: CGSize(width: 700, height: 300)),
      Harness(Fruit(), window: CGSize(width: 320, height: 480), platform: .phone),
    ]
  }

  @Test func `arrows mark a suggestion, and Return takes it and ends the suggestions`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("Ap")
      #expect(harness.text.contains("Apricot"))
      harness.press(.downArrow)
      harness.press(.downArrow)
      harness.press(.return)
      #expect(harness.text.contains("for Apricot"))
      #expect(harness.text.filter { $0 == "Apricot" }.count <= 1)
      // Suggestions are shown again for another text.
      harness.press("a", modifiers: .command)
      harness.type("Ap")
      #expect(harness.text.contains("Apple"))
      #expect(harness.diagnostics == [])
    }
  }

  @Test func `the mark goes past the ends and begins anew, and is for the text that was marked`() {
    let harness = harnesses()[0]
    harness.press("f", modifiers: .command)
    harness.press(.upArrow)
    harness.press(.return)
    #expect(harness.text.contains("for Pear"))
  }

  @Test func `without suggestions nothing covers the content`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("x")
      harness.click("Content 0")
      #expect(harness.text.contains("Content 1"))
    }
  }

  @Test func `a search that was begun shows what it found`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("Ap")
      harness.press(.return)
      #expect(!harness.text.contains("Apple"))
    }
  }
}
