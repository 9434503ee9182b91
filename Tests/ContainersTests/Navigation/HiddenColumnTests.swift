import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Columns that a person puts away beside others.
@MainActor @Suite struct HiddenColumnTests {
  private struct Sidebar: View {
    @State private var count = 0
    @State private var text = ""

    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        TextField("Name", text: $text)
      }
      .toolbar { Button("Above") {} }
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Sidebar()
      } detail: {
        Text("Last")
      }
    }
  }

  private func window(_ view: some View) -> Harness {
    Harness(WindowContent(content: AnyView(view)), window: CGSize(width: 900, height: 300))
  }

  @Test func `a sidebar that its button hides keeps its state`() {
    let harness = window(Columns())
    harness.click("Count 0")
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Count 1") == nil && harness.frame(of: "Above") == nil)
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Count 1") != nil && harness.frame(of: "Above") != nil)
  }

  @Test func `a hidden sidebar is out of reach of keys and assistive programs`() {
    let harness = window(Columns())
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    let fields = harness.graph.accessibilityTree().descendants { $0.role == .textField }
    #expect(fields.isEmpty)
    for _ in 0..<6 {
      harness.press(.tab)
      harness.type("x")
    }
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Name") != nil)
    #expect(harness.value(of: "Name") == nil)
  }

  @Test func `a sidebar slides away, and the last column grows with it`() throws {
    let harness = window(Columns())
    let before = try #require(harness.frame(of: "Count 0"))
    harness.click("Toggle Sidebar")
    harness.advance(by: 0.12)
    let between = harness.frame(of: "Count 0")
    #expect(between.map { $0.minX < before.minX } ?? false)
    harness.advance(by: 1)
    #expect(harness.frame(of: "Last")?.midX == 450)
  }

  @Test func `a column that is never shown is not made`() {
    var bodies = 0
    struct Noted: View {
      let note: () -> Void

      var body: some View {
        note()
        return Text("Side")
      }
    }
    let harness = window(
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Noted { bodies += 1 }
      } detail: {
        Text("Last")
      })
    #expect(bodies == 0 && harness.text.contains("Last"))
  }

  private struct Searched: View {
    @State private var text = ""

    var body: some View {
      NavigationSplitView {
        Sidebar()
      } detail: {
        Text("Last")
      }
      .searchable(text: $text, placement: .sidebar, prompt: "Find")
    }
  }

  @Test func `the field of a hidden sidebar stands in the bar, and the sidebar keeps its state`() {
    let harness = window(Searched())
    harness.click("Count 0")
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    let fields = harness.graph.accessibilityTree().descendants { $0.label == "Find" }
    #expect(fields.count == 1)
    let start: CGFloat = harness.frame(of: "Find")?.minX ?? 0
    #expect(start > 600)
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Count 1") != nil)
    let end: CGFloat = harness.frame(of: "Find")?.maxX ?? .infinity
    let edge: CGFloat = 8 + 140
    #expect(end < edge)
  }

  // The bar of the window is 52 high, and the sidebar begins 8 from its edge.
  @Test func `an accessory bar beside a sidebar does not move the sidebar's content`() throws {
    struct Accessory: View {
      let hasBar: Bool

      var body: some View {
        NavigationSplitView {
          Color.red.accessibilityIdentifier("side")
        } detail: {
          Color.blue.accessibilityIdentifier("last")
            .toolbar {
              if hasBar {
                ToolbarItem(placement: .accessoryBar(id: "filter")) { Button("Filter") {} }
              } else {
                ToolbarItem { Button("Filter") {} }
              }
            }
        }
      }
    }
    let (with, without) = (window(Accessory(hasBar: true)), window(Accessory(hasBar: false)))
    let side = try #require(with.frame(of: "side"))
    #expect(side == without.frame(of: "side"))
    let last = try #require(with.frame(of: "last"))
    #expect(abs(last.minY - (52 + 36)) < 0.001)
  }
}
