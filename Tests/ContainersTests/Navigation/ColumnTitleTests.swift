import SwiftUI
import Testing
import ViewTesting

@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

/// A window has one title: that of the last column in sight that has one.
@MainActor @Suite struct ColumnTitleTests {
  private struct Mail: View {
    @State private var detail: String?
    @State private var content: String? = "Inbox"
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $columns) {
        Button("Open") { detail = "Letter" }.navigationTitle("Folders")
      } content: {
        if let content {
          Text("Letters").navigationTitle(content).navigationSubtitle("40 letters")
        }
      } detail: {
        Button("Close") { detail = nil }
        Button("Empty") { content = nil }
        Button("Hide") { columns = .detailOnly }
        Button("Show") { columns = .all }
        if let detail { Text("Dear Ada").navigationTitle(detail) }
      }
    }
  }

  private func harness() -> Harness {
    Harness(Mail(), window: CGSize(width: 800, height: 400))
  }

  private func subtitle(_ harness: Harness) -> Text? {
    let root = harness.graph.root as? RootNode
    return root?.preference(BarOptionsKey.self)?.subtitle
  }

  @Test func `the last column with a title gives the window its title and subtitle`() {
    let harness = harness()
    #expect(harness.graph.navigationTitle == "Inbox")
    #expect(subtitle(harness) == Text("40 letters"))
    harness.click("Open")
    #expect(harness.graph.navigationTitle == "Letter")
    #expect(subtitle(harness) == nil)
    harness.click("Close")
    #expect(harness.graph.navigationTitle == "Inbox")
    #expect(subtitle(harness) == Text("40 letters"))
    harness.click("Empty")
    #expect(harness.graph.navigationTitle == "Folders")
  }

  @Test func `a hidden column gives no title`() {
    let harness = harness()
    harness.click("Hide")
    harness.advance(by: 1)
    #expect(harness.graph.navigationTitle == nil)
    harness.click("Show")
    harness.advance(by: 1)
    #expect(harness.graph.navigationTitle == "Inbox")
  }
}
