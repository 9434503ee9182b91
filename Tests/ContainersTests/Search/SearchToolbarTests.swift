import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Search fields that begin as buttons, and what suggestions know of their place.
@MainActor @Suite struct SearchToolbarTests {
  private struct Searched: View {
    let behavior: SearchToolbarBehavior
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("Found \(text)")
          .searchable(text: $text, prompt: "Find") { Suggestions() }
          .searchToolbarBehavior(behavior)
      }
    }
  }

  private struct Suggestions: View {
    @Environment(\.searchSuggestionsPlacement) private var placement

    var body: some View {
      Text(
        placement == .menu ? "in a menu" : placement == .content ? "in the content" : "elsewhere")
    }
  }

  private func window(
    _ behavior: SearchToolbarBehavior, _ platform: LayoutSnapshot.Platform
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(Searched(behavior: behavior))),
      window: CGSize(width: 600, height: 600), platform: platform)
  }

  @Test func `a minimized field is a button until a search begins, and again when it ends`() throws
  {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = window(.minimize, platform)
      #expect(harness.frame(of: "Find") == nil)
      harness.click("Search")
      harness.type("pear")
      #expect(harness.text.contains("Found pear"))
      harness.press(.escape)
      #expect(harness.text.contains("Found "))
      #expect(harness.frame(of: "Search") != nil)
      // Command-F begins a search without the button.
      harness.press("f", modifiers: .command)
      harness.type("fig")
      #expect(harness.text.contains("Found fig"))
      #expect(window(.automatic, platform).frame(of: "Find") != nil)
    }
  }

  @Test func `suggestions know where they are shown`() {
    for (platform, place) in [
      (LayoutSnapshot.Platform.mac, "in a menu"), (.phone, "in the content"),
    ] {
      let harness = window(.automatic, platform)
      harness.press("f", modifiers: .command)
      harness.advance(by: 1)
      #expect(harness.text.contains(place), "\(harness.text)")
    }
  }
}
