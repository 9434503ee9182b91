import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Columns of a split view on a phone, where one covers the others.
@MainActor @Suite struct CollapsedColumnTests {
  private struct Mail: View {
    @State private var box: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $box) { NavigationLink("Box \($0)", value: $0) }
      } detail: {
        NavigationStack {
          NavigationLink("Open") { Text("Letter") }.navigationTitle("Letters")
        }
      }
    }
  }

  @Test func `the first screen of a stack in a column leads back to the column before`() {
    let harness = Harness(Mail(), window: CGSize(width: 390, height: 600), platform: .phone)
    #expect(harness.text.contains("Open"))
    harness.click("Open")
    harness.advance(by: 1)
    #expect(harness.text.contains("Letter"))
    harness.click("Back")
    harness.advance(by: 1)
    harness.click("Back")
    harness.advance(by: 1)
    #expect(harness.text.contains("Box 1") && !harness.text.contains("Open"))
  }

  private struct Tabs<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { TabView { Tab("Mail", systemImage: "envelope") { content } } }
  }

  // The bar of tabs is 83 high: a clip that ends above it would be 400 - 83 = 317 high.
  @Test func `what a column shows goes on behind the bar of tabs`() {
    func clips(_ view: some View) -> [Substring] {
      Harness(Tabs { view }, window: CGSize(width: 390, height: 400), platform: .phone)
        .displayListText.split(separator: "\n").filter { $0.contains("(clip ") }
    }
    let rows = List(0..<30) { Text("Row \($0)") }
    let stack = clips(NavigationStack { rows })
    let split = clips(
      NavigationSplitView {
        rows
      } detail: {
        Text("Detail")
      })
    #expect(!stack.isEmpty && !stack.contains { $0.contains("390x317") })
    #expect(!split.isEmpty && !split.contains { $0.contains("390x317") })
  }
}
