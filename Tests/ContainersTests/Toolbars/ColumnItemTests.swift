import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Items above the columns of a window on the Mac, and in the bars below that of the window.
@MainActor @Suite struct ColumnItemTests {
  private func window(_ view: some View, direction: LayoutDirection = .leftToRight) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: 900, height: 300),
      environment: { $0.layoutDirection = direction })
  }

  /// Columns of 200 and 250 points, each with an item.
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(200).toolbar { Button("First") {} }
      } content: {
        Text("Middle").navigationSplitViewColumnWidth(250).toolbar { Button("Second") {} }
      } detail: {
        Text("Last").navigationTitle("Title").toolbar { Button("Third") {} }
      }
    }
  }

  // The sidebar begins 8 from the window's edge, and a divider of one point follows the column beside it. Platters are 8
  // apart and 8 from the window's edge; their texts are 8 inside of them.
  @Test func `items of a column stand above it`() throws {
    let harness = window(Columns())
    let sidebarEnd: CGFloat = 8 + 200
    let contentEnd: CGFloat = sidebarEnd + 250
    let toggle = try #require(harness.frame(of: "Toggle Sidebar"))
    let first = try #require(harness.frame(of: "First"))
    #expect(first.minX > 8 && first.maxX <= toggle.minX)
    let second = try #require(harness.frame(of: "Second"))
    #expect(second.maxX == contentEnd - 8 - 8)
    let title = try #require(harness.frame(of: "Title"))
    #expect(title.minX > sidebarEnd && title.maxX < second.minX)
    #expect(try #require(harness.frame(of: "Third")).maxX == 900 - 8 - 8)
  }

  @Test func `from right to left the items stand above their columns, too`() throws {
    let (plain, turned) = (window(Columns()), window(Columns(), direction: .rightToLeft))
    for name in ["First", "Second", "Third", "Title", "Toggle Sidebar", "Side", "Middle", "Last"] {
      let frame = try #require(plain.frame(of: name))
      #expect(turned.frame(of: name)?.midX == 900 - frame.midX, "\(name)")
    }
  }

  @Test
  func `a sidebar's items leave with it, and those of the column beside it stay above it`()
    throws
  {
    let harness = window(Columns())
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(!harness.text.contains("First"))
    #expect(try #require(harness.frame(of: "Second")).maxX == 250 - 8 - 8)
  }

  @Test func `items without room above a sidebar are in a menu there`() throws {
    let log = Log()
    let harness = window(
      NavigationSplitView {
        Text("Side").navigationSplitViewColumnWidth(200).toolbar {
          ToolbarItem { Button("First one") {} }
          ToolbarItem { Button("Another item") { log.lines.append("another") } }
        }
      } detail: {
        Text("Last")
      })
    #expect(harness.text.contains("First one") && !harness.text.contains("Another item"))
    #expect(try #require(harness.frame(of: "More")).maxX < 8 + 200)
    harness.click("More")
    harness.advance(by: 0.5)
    harness.click("Another item")
    #expect(log.lines == ["another"])
  }

  @MainActor private final class Log { var lines: [String] = [] }

  // MARK: Accessory bars

  private struct Accessories: View {
    var visibility = Visibility.automatic

    var body: some View {
      Color.clear.accessibilityIdentifier("content")
        .toolbar {
          ToolbarItem { Button("Above") {} }
          ToolbarItem(placement: .accessoryBar(id: "scopes")) { Button("All") {} }
          ToolbarItem(placement: .accessoryBar(id: "scopes")) { Button("Mine") {} }
          ToolbarItem(placement: .accessoryBar(id: 2)) { Button("Other") {} }
        }
        .toolbar(visibility, for: .accessoryBar(id: 2))
    }
  }

  // A window's bar is 52 high, and a bar below it 36.
  @Test func `each accessory bar stands below the window's bar, above the content`() throws {
    let harness = window(Accessories())
    let rows: [CGFloat] = [52 / 2, 52 + 36 / 2, 52 + 36 / 2, 52 + 36 + 36 / 2]
    #expect(["Above", "All", "Mine", "Other"].map { harness.frame(of: $0)?.midY } == rows)
    let all = try #require(harness.frame(of: "All"))
    let mine = try #require(harness.frame(of: "Mine"))
    #expect(all.minX < 40 && mine.minX > all.maxX)
    #expect(harness.frame(of: "content") == CGRect(x: 0, y: 124, width: 900, height: 300 - 124))
  }

  @Test func `an accessory bar can be hidden`() {
    let harness = window(Accessories(visibility: .hidden))
    #expect(harness.text.contains("All") && !harness.text.contains("Other"))
    let top: CGFloat = 52 + 36
    #expect(harness.frame(of: "content")?.minY == top)
  }

  @Test func `columns begin below an accessory bar, and a sidebar beside it`() throws {
    let harness = window(
      NavigationSplitView {
        Text("Side")
      } detail: {
        Color.clear.accessibilityIdentifier("content").toolbar {
          ToolbarItem(placement: .accessoryBar(id: "scopes")) { Button("All") {} }
        }
      })
    let top: CGFloat = 52 + 36
    #expect(harness.frame(of: "content")?.minY == top)
    #expect(try #require(harness.frame(of: "All")).minX > 8 + 140)
  }
}
