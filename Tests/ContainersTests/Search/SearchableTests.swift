import Foundation
import SwiftUI
import TestSupport
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

  @Test func `Command-F focuses the field, typing sets the text, and Escape ends the search`() {
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

  private struct Submitted: View {
    let log: Log
    @State private var text = ""

    @MainActor final class Log {
      var lines: [String] = []
    }

    var body: some View {
      NavigationStack {
        Text("Fruit")
          .searchable(text: $text)
          .searchSuggestions { Text("Apple").searchCompletion("Apple") }
          .onSubmit(of: .search) { log.lines.append("inner \(text)") }
      }
      .onSubmit(of: [.search, .text]) { log.lines.append("outer \(text)") }
      .onSubmit { log.lines.append("text") }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `Return in the field submits the search, and so does a suggestion that completes it`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let log = Submitted.Log()
    let harness = Harness(
      WindowContent(content: AnyView(Submitted(log: log))), window: CGSize(width: 700, height: 480),
      platform: platform)
    harness.press("f", modifiers: .command)
    harness.type("pear")
    #expect(log.lines == [])
    harness.press(.return)
    #expect(log.lines == ["inner pear", "outer pear"])
    harness.type("s")
    harness.click("Apple")
    #expect(log.lines.dropFirst(2) == ["inner Apple", "outer Apple"])
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
