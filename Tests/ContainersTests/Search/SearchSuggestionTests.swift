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

  @Test func `arrow keys mark a suggestion, and Return takes it and closes the suggestions`() {
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

  @Test func `assistive programs learn which suggestion is marked while the field keeps the keys`()
  {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("Ap")
      harness.press(.downArrow)
      let tree = harness.graph.accessibilityTree().description
      #expect(tree.contains(#"button "Apple" focused selected"#))
      #expect(
        tree.split(separator: "\n").contains { $0.contains("textField") && $0.contains("focused") })
      harness.press(.downArrow)
      #expect(!harness.graph.accessibilityTree().description.contains(#"button "Apple" focused"#))
    }
  }

  @Test func `the mark wraps around at the ends`() {
    let harness = harnesses()[0]
    harness.press("f", modifiers: .command)
    harness.press(.upArrow)
    harness.press(.return)
    #expect(harness.text.contains("for Pear"))
  }

  @Test func `text typed after taking a suggestion is added behind it`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("Ap")
      harness.click("Apricot")
      harness.type("s")
      #expect(harness.text.contains("for Apricots"))
    }
  }

  // A line of 17 points with its paddings is lower than 44.
  @Test func `suggestions are rows of 44 points on a phone`() throws {
    let harness = harnesses()[1]
    harness.press("f", modifiers: .command)
    harness.type("Ap")
    let (first, second) = try (
      #require(harness.frame(of: "Apple")), #require(harness.frame(of: "Apricot"))
    )
    #expect(first.minX == 16 && first.midY == 44 / 2)
    #expect(second.midY - first.midY == 44)
  }

  @Test func `suggestions cover what is below the tabs, too`() throws {
    let tabs = TabView {
      Fruit().tabItem { Text("Fruit") }
      Text("Other").tabItem { Text("Other") }
    }
    .tabViewBottomAccessory { Text("Playing") }
    let harness = Harness(tabs, window: CGSize(width: 320, height: 600), platform: .phone)
    harness.press("f", modifiers: .command)
    harness.type("Ap")
    #expect(harness.text.contains("Apricot"))
    #expect(suggestionPage(harness)?.maxY ?? 0 >= 600)
  }

  /// The bounds of the largest fill below the suggestions.
  private func suggestionPage(_ harness: Harness) -> CGRect? {
    func fills(_ items: [DisplayItem], _ map: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): return [path.boundingRect.applying(map)]
        case .group(let effect, let inner):
          if case .transform(let own) = effect { return fills(inner, own.concatenating(map)) }
          return fills(inner, map)
        default: return []
        }
      }
    }
    return fills(harness.graph.displayItems(scale: 1), .identity).max { $0.maxY < $1.maxY }
  }

  // A list below a large title begins right there; elsewhere 35 points are above its first row.
  @Test func `a list keeps its margin while a search replaces the title`() throws {
    struct Names: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List { Text("Ada") }
            .navigationTitle("Names")
            .searchable(text: $text)
        }
      }
    }
    let harness = Harness(Names(), window: CGSize(width: 320, height: 480), platform: .phone)
    let before = try #require(harness.frame(of: "Ada")).minY - 116.5
    harness.press("f", modifiers: .command)
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "Ada")).minY == before + 35)
  }

  @Test func `without suggestions nothing covers the content`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("x")
      harness.click("Content 0")
      #expect(harness.text.contains("Content 1"))
    }
  }

  @Test func `submitting a search hides the suggestions`() {
    for harness in harnesses() {
      harness.press("f", modifiers: .command)
      harness.type("Ap")
      harness.press(.return)
      #expect(!harness.text.contains("Apple"))
    }
  }
}
