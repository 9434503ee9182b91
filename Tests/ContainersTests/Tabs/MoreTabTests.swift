import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// A phone's bar with more tabs than it has room for: the last place leads to a list of the others.
@MainActor @Suite struct MoreTabTests {
  private struct Tabs: View {
    var count = 7
    @State private var selection = 1

    var body: some View {
      TabView(selection: $selection) {
        ForEach(1..<count + 1, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) {
            Page(number: number) { selection = 6 }
          }
          .badge(number == 7 ? 3 : 0)
        }
      }
    }
  }

  private struct Page: View {
    let number: Int
    let showSixth: () -> Void
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Page \(number)")
        Button("Count \(count)") { count += 1 }
        Button("Sixth") { showSixth() }
      }
    }
  }

  private func phone(_ view: some View) -> Harness {
    Harness(view, window: CGSize(width: 375, height: 667), platform: .phone)
  }

  private func choose(_ name: String, _ harness: Harness) {
    harness.click(name)
    harness.advance(by: 1)
  }

  @Test func `a phone shows four tabs and a list of the others, and five where that is all`() throws
  {
    let five = phone(Tabs(count: 5))
    #expect(five.text.contains("Tab 5") && !five.text.contains("More"))
    let seven = phone(Tabs())
    #expect(seven.text.contains("Tab 4") && seven.text.contains("More"))
    #expect(!seven.text.contains("Tab 5"))
    let (fourth, more) = (seven.frame(of: "Tab 4"), seven.frame(of: "More"))
    #expect(try #require(more).minX > #require(fourth).maxX)
    #expect(more?.minY == fourth?.minY)
  }

  @Test func `windows with room for more tabs have all in the bar`() {
    let wide = Harness(Tabs(), window: CGSize(width: 1024, height: 700), platform: .phone)
    let mac = Harness(Tabs())
    for harness in [wide, mac] {
      #expect(harness.text.contains("Tab 7") && !harness.text.contains("More"))
    }
  }

  @Test func `the list leads to its tabs and back, and they keep their state`() {
    let harness = phone(Tabs())
    choose("More", harness)
    #expect(harness.text.contains("Tab 5") && harness.text.contains("Tab 7"))
    #expect(harness.text.contains("3"), "the badge")
    #expect(!harness.text.contains("Page 1"))
    choose("Tab 7", harness)
    #expect(harness.text.contains("Page 7") && harness.text.contains("Tab 7"))
    choose("Count 0", harness)
    choose("Tab 1", harness)
    #expect(harness.text.contains("Page 1"))
    // The tab that was chosen last is shown again, and the list after another press.
    choose("More", harness)
    #expect(harness.text.contains("Page 7") && harness.text.contains("Count 1"))
    choose("More", harness)
    #expect(harness.text.contains("Tab 5") && !harness.text.contains("Page 7"))
    choose("Tab 7", harness)
    #expect(harness.text.contains("Count 1"))
    choose("Back", harness)
    #expect(harness.text.contains("Tab 6") && !harness.text.contains("Page 7"))
    // From the list straight to the tab that the selection still names.
    choose("Tab 1", harness)
    #expect(harness.text.contains("Page 1"))
  }

  @Test func `a program that selects a tab of the list shows it`() {
    let harness = phone(Tabs())
    choose("Sixth", harness)
    #expect(harness.text.contains("Page 6"))
    choose("Back", harness)
    #expect(harness.text.contains("Tab 5") && !harness.text.contains("Page 6"))
    harness.press("6", modifiers: .command)
    harness.advance(by: 1)
    #expect(!harness.text.contains("Page 1"))
  }

  private struct Stacked: View {
    var body: some View {
      TabView {
        ForEach(1..<7, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star") {
            NavigationStack {
              NavigationLink("Deeper \(number)") { Text("Depth \(number)") }
                .navigationTitle("Root \(number)").navigationBarTitleDisplayMode(.inline)
            }
          }
        }
      }
    }
  }

  @Test func `a listed tab with a stack has one bar, and its first screen leads to the list`() {
    let harness = phone(Stacked())
    choose("More", harness)
    choose("Tab 6", harness)
    #expect(harness.frame(of: "Root 6")?.midY == CGFloat(10 + 54 / 2))
    #expect(harness.text.filter { $0 == "Root 6" }.count == 1)
    choose("Deeper 6", harness)
    #expect(harness.text.contains("Depth 6"))
    choose("Back", harness)
    #expect(harness.text.contains("Deeper 6"))
    choose("Back", harness)
    #expect(harness.text.contains("Tab 5") && !harness.text.contains("Deeper 6"))
    #expect(harness.diagnostics.isEmpty)
  }

  @Test func `a finger goes back one screen at a time, beginning in the tab's own stack`() {
    let harness = phone(Stacked())
    choose("More", harness)
    choose("Tab 6", harness)
    choose("Deeper 6", harness)
    for name in ["Deeper 6", "Tab 5"] {
      harness.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
      harness.advance(by: 1)
      #expect(harness.text.contains(name))
    }
  }

  @Test func `the search tab stays in the bar`() {
    let harness = phone(
      TabView {
        ForEach(1..<6, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star") { Text("Page \(number)") }
        }
        Tab(role: .search) { Text("Finding") }
      })
    #expect(harness.text.contains("Tab 3") && !harness.text.contains("Tab 4"))
    choose("Search", harness)
    #expect(harness.text.contains("Finding"))
  }
}
