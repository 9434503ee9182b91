import SwiftUI
import Testing
import ViewTesting

@testable import Espalier

/// Searches where text runs from right to left.
@MainActor struct SearchDirectionTests {
  private struct Token: Identifiable {
    let name: String

    var id: String { name }
  }

  private struct Fruit: View {
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""
    @State private var scope = 0
    @State private var tokens = [Token(name: "Red"), Token(name: "Round")]

    var body: some View {
      NavigationStack {
        Text(verbatim: "for \(text)")
          .navigationTitle("Fruit")
          .searchable(text: $text, tokens: $tokens, placement: placement, prompt: "Find") {
            Text($0.name)
          }
          .searchSuggestions {
            Text("Apple").searchCompletion("Apple")
            Text("Melon").searchCompletion("Melon")
          }
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
      }
    }
  }

  private func harness(
    _ view: some View, _ direction: LayoutDirection, _ platform: LayoutSnapshot.Platform
  ) -> Harness {
    let mac = platform == .mac
    return Harness(
      WindowContent(content: AnyView(view)).environment(\.layoutDirection, direction),
      window: CGSize(width: mac ? 700 : 390, height: 500), platform: platform)
  }

  @Test(
    arguments: [LayoutSnapshot.Platform.mac, .phone],
    [SearchFieldPlacement.automatic, .navigationBarDrawer])
  func `the field, its tokens, scopes and suggestions are mirrored`(
    _ platform: LayoutSnapshot.Platform, _ placement: SearchFieldPlacement
  ) throws {
    let (left, right) = (
      harness(Fruit(placement: placement), .leftToRight, platform),
      harness(Fruit(placement: placement), .rightToLeft, platform)
    )
    for harness in [left, right] { harness.press("f", modifiers: .command) }
    for name in ["Red", "Round", "Find", "Apple", "Melon", "All", "Some", "Cancel"] {
      let frame = try #require(left.frame(of: name), "\(name)")
      let width: CGFloat = platform == .mac ? 700 : 390
      let mirrored = CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      let actual = try #require(right.frame(of: name), "\(name)")
      #expect(abs(actual.minX - mirrored.minX) <= 0.5 && actual.minY == mirrored.minY, "\(name)")
      #expect(actual.size == mirrored.size, "\(name)")
    }
    // Tokens come first in the direction of the text, then what is typed, then what ends the search.
    let places = ["Red", "Round", "Find", "Cancel"].map { right.frame(of: $0)?.midX ?? 0 }
    #expect(places == places.sorted(by: >))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `tokens without room stay on one line, and the typed text stays in view`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    let harness = Harness(
      WindowContent(content: AnyView(Fruit())),
      window: CGSize(width: platform == .mac ? 420 : 240, height: 500), platform: platform
    ) { $0.dynamicTypeSize = .accessibility5 }
    harness.press("f", modifiers: .command)
    harness.type("m")
    let (red, round) = (
      try #require(harness.frame(of: "Red")), try #require(harness.frame(of: "Round"))
    )
    #expect(red.height == round.height && red.midY == round.midY && red.maxX < round.minX)
    let end = try #require(harness.frame(of: "Cancel"))
    #expect(end.maxX <= (platform == .mac ? 420 : 240))
    #expect(round.maxX < end.minX)
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `keys and clicks do what they do from left to right`(
    _ platform: LayoutSnapshot.Platform
  ) {
    let harness = harness(Fruit(), .rightToLeft, platform)
    harness.press("f", modifiers: .command)
    harness.press(.delete)
    #expect(harness.text.contains("Red") && !harness.text.contains("Round"))
    harness.type("me")
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.text.contains("for Melon") && !harness.text.contains("Apple"))
    harness.press(.escape)
    #expect(harness.text.contains("for "))
    harness.press("f", modifiers: .command)
    harness.click("Apple")
    #expect(harness.text.contains("for Apple"))
  }
}
