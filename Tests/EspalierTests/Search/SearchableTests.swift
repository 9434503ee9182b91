import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct SearchableTests {
  private struct Fruit: View {
    @State private var text = ""
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "for \(text)")
          Status()
        }
        .searchable(text: $text, prompt: "Find fruit")
        .searchSuggestions { Text("Apple").searchCompletion("Apple") }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Some").tag(1)
        }
      }
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching" : "idle")
      Button("Stop") { dismissSearch() }
    }
  }

  private func harnesses() -> [Harness] {
    [
      Harness(
        WindowContent(content: AnyView(Fruit())), window: CGSize(width: 700, height: 300)),
      Harness(Fruit(), window: CGSize(width: 320, height: 480), platform: .phone),
    ]
  }

  @Test func `Command-F leads into the field, what is typed is the text, and Escape ends it`() {
    for harness in harnesses() {
      #expect(harness.text.contains("idle"))
      harness.press("f", modifiers: .command)
      #expect(harness.text.contains("searching"))
      harness.type("ap")
      #expect(harness.text.contains("for ap"))
      harness.press(.escape)
      #expect(harness.text.contains("for "))
      #expect(harness.text.contains("idle"))
    }
  }

  @Test func `suggestions complete the text, and scopes are shown while one searches`() {
    for harness in harnesses() {
      #expect(!harness.text.contains("All"))
      harness.press("f", modifiers: .command)
      #expect(harness.text.contains("All"))
      harness.click("Apple")
      #expect(harness.text.contains("for Apple"))
    }
  }

  @Test func `a program ends a search`() {
    let harness = Harness(
      WindowContent(content: AnyView(Fruit())), window: CGSize(width: 700, height: 300))
    harness.press("f", modifiers: .command)
    harness.type("a")
    harness.click("Stop")
    #expect(harness.text.contains("idle"))
    #expect(harness.text.contains("for "))
  }

  @Test func `at rest the field of a phone leaves 76 points below the content`() {
    let harness = Harness(
      NavigationStack {
        Color.red.accessibilityIdentifier("content").searchable(text: .constant(""))
      }, window: CGSize(width: 320, height: 480), platform: .phone)
    let end: CGFloat = 480 - 76
    #expect(harness.frame(of: "content")?.maxY == end)
  }
}
