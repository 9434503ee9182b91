import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A search whose field stands below the title of a phone's screen.
@MainActor struct SearchDrawerTests {
  private struct Screen: View {
    var hasScopes = false
    var suggestion: String?
    let log: (String) -> Void
    @State private var text = "a"
    @State private var isSearching = true
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        if hasScopes {
          list.searchScopes($scope) {
            Text("All").tag(0)
            Text("New").tag(1)
          }
        } else {
          list
        }
      }
      .onChange(of: text) { log(text) }
    }

    private var list: some View {
      List { Text("Row") }
        .navigationTitle("Fruit")
        .searchable(
          text: $text, isPresented: $isSearching,
          placement: .navigationBarDrawer(displayMode: .always)
        )
        .searchSuggestions {
          if let suggestion { Text(suggestion).searchCompletion(suggestion) }
        }
    }
  }

  private func harness(_ screen: Screen) -> Harness {
    let harness = Harness(screen, window: CGSize(width: 300, height: 400), platform: .phone)
    harness.advance(by: 1)
    return harness
  }

  @Test func `the scopes stand below the field, and the rows below the scopes`() throws {
    let plain = try #require(harness(Screen { _ in }).frame(of: "Row"))
    let harness = harness(Screen(hasScopes: true) { _ in })
    let scopes = try #require(harness.frame(of: "All"))
    // A margin of 8, 8 above the field of 36, and 8 below it; the scopes are 31 high.
    let middle: CGFloat = 8 + 8 + 36 + 8 + 15.5
    #expect(scopes.midY == middle)
    #expect(harness.frame(of: "Row")?.minY == plain.minY + 31 + 8)
  }

  @Test func `suggestions leave the field above them in reach`() {
    final class Log { var texts: [String] = [] }
    let log = Log()
    let harness = harness(Screen(suggestion: "apple") { log.texts.append($0) })
    #expect(harness.text.contains("apple"))
    harness.click(at: CGPoint(x: 100, y: 8 + 8 + 36 / 2))
    harness.type("b")
    #expect(log.texts.last?.contains("b") == true)
    // The button at the end of the field.
    harness.click(at: CGPoint(x: 300 - 16 - 24, y: 8 + 8 + 36 / 2))
    #expect(log.texts.last == "")
  }
}
