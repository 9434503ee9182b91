import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The parts of bars that the platform adds, at places that programs choose.
@MainActor @Suite struct DefaultToolbarItemTests {
  private func window(
    _ view: some View, _ platform: LayoutSnapshot.Platform, width: CGFloat = 400
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 600),
      platform: platform)
  }

  private struct Searched: View {
    let placement: ToolbarItemPlacement
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Text("Found \(text)")
          .searchable(text: $text, prompt: "Find")
          .toolbar {
            ToolbarItem(placement: placement) { Button("Before") {} }
            DefaultToolbarItem(kind: .search, placement: placement)
            ToolbarItem(placement: placement) { Button("After") {} }
          }
      }
    }
  }

  @Test func `the field of a search stands between items of a bottom bar, and fills it`() throws {
    let harness = window(Searched(placement: .bottomBar), .phone)
    let fields = harness.graph.accessibilityTree().descendants { $0.label == "Find" }
    #expect(fields.count == 1)
    let (before, after) = (
      try #require(harness.frame(of: "Before")), try #require(harness.frame(of: "After"))
    )
    let field = try #require(harness.frame(of: "Find"))
    #expect(field.minX > before.maxX && field.maxX < after.minX)
    #expect(after.midY == before.midY && after.midY > 500)
    // The bar's margin is 28 and that of an item's text 12.
    #expect(before.minX == 28 + 12 && after.maxX == 400 - 28 - 12)
    harness.press("f", modifiers: .command)
    harness.type("x")
    #expect(harness.text.contains("Found x"))
  }

  @Test func `the field stands where the item says on the Mac, once`() throws {
    let harness = window(Searched(placement: .navigation), .mac, width: 900)
    let fields = harness.graph.accessibilityTree().descendants { $0.label == "Find" }
    #expect(fields.count == 1)
    let field = try #require(harness.frame(of: "Find"))
    #expect(field.minX > (try #require(harness.frame(of: "Before")).maxX))
    #expect(field.maxX < (try #require(harness.frame(of: "After")).minX))
  }

  @Test func `a title and a sidebar button stand where their items say, and only once`() throws {
    let harness = window(
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Last").navigationTitle("Title")
          .toolbar {
            DefaultToolbarItem(kind: .sidebarToggle, placement: .primaryAction)
            DefaultToolbarItem(kind: .title, placement: .primaryAction)
          }
      }, .mac, width: 900)
    #expect(harness.text.filter { $0 == "Title" } == ["Title"])
    let toggles = harness.graph.accessibilityTree().descendants { $0.label == "Toggle Sidebar" }
    #expect(toggles.count == 1)
    let toggle = try #require(harness.frame(of: "Toggle Sidebar"))
    #expect(toggle.minX > 600)
    #expect(try #require(harness.frame(of: "Title")).minX > toggle.maxX)
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(!harness.text.contains("Side"))
  }

  private struct Renamed: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Button("Rename") { count += 1 }.navigationTitle("Title \(count)")
          .toolbar { DefaultToolbarItem(kind: .title, placement: .topBarTrailing) }
      }
    }
  }

  @Test func `a title that an item shows changes with the screen's`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = window(Renamed(), platform)
      #expect(harness.text.contains("Title 0"))
      harness.click("Rename")
      #expect(harness.text.filter { $0.hasPrefix("Title") } == ["Title 1"])
    }
  }

  @Test func `an item for a part that does not exist shows nothing`() {
    let harness = window(
      Text("Content").toolbar {
        DefaultToolbarItem(kind: .search)
        DefaultToolbarItem(kind: .title)
        DefaultToolbarItem(kind: .sidebarToggle)
      }, .mac)
    #expect(harness.text == ["Content"])
    #expect(harness.diagnostics.isEmpty)
  }
}
