import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct ExpandedToolbarTests {
  private func window(_ style: some WindowToolbarStyle) -> Harness {
    Harness(
      WindowContent(
        content: AnyView(
          Color.clear.accessibilityIdentifier("content").navigationTitle("Title")
            .toolbar { Button("Item") {} })),
      window: CGSize(width: 400, height: 300),
      environment: { $0.windowToolbarLook = style._look.look })
  }

  // A title bar is 28 high, and a bar of items 52.
  @Test func `the title has its own row above the items`() throws {
    let harness = window(.expanded)
    let title = try #require(harness.frame(of: "Title"))
    #expect(title.midX == 400 / 2 && abs(title.midY - 28 / 2) <= 0.5)
    #expect(try #require(harness.frame(of: "Item")).midY == 28 + 52 / 2)
    let content = CGRect(x: 0, y: 28 + 52, width: 400, height: 300 - 28 - 52)
    #expect(harness.frame(of: "content") == content)
  }

  @Test func `in other styles it stands beside them`() throws {
    for harness in [window(.unified), window(.unifiedCompact)] {
      let item = try #require(harness.frame(of: "Item"))
      let title = try #require(harness.frame(of: "Title"))
      #expect(abs(title.midY - item.midY) <= 0.5 && title.maxX < item.minX)
    }
  }
}
