import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Columns that begin to cover each other, and stand side by side again.
@MainActor @Suite struct CollapsingColumnsTests {
  @MainActor final class Log {
    var made: [String] = []
  }

  /// A column with state of its own, which notes when it is made.
  private struct Column: View {
    let name: String
    let log: Log
    @State private var count = 0

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.made.append(name) }
    }
  }

  private struct Window: View {
    let log: Log
    @State private var width: CGFloat
    @State private var column = NavigationSplitViewColumn.sidebar

    init(width: CGFloat, _ log: Log) {
      _width = State(initialValue: width)
      self.log = log
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Button("Wide") { width = 900 }
          Button("Narrow") { width = 320 }
          Button("Show sidebar") { column = .sidebar }
          Button("Show detail") { column = .detail }
        }
        NavigationSplitView(preferredCompactColumn: $column) {
          Column("Side", log)
        } detail: {
          Column("Detail", log)
        }
        .frame(width: width)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func window(_ width: CGFloat, _ log: Log = Log()) -> Harness {
    Harness(Window(width: width, log), window: CGSize(width: 900, height: 600), platform: .phone)
  }

  private func act(_ harness: Harness, _ name: String) {
    harness.click(name)
    harness.advance(by: 1)
  }

  @Test func `columns keep their state when they collapse`() {
    let harness = window(900)
    act(harness, "Side 0")
    act(harness, "Detail 0")
    act(harness, "Narrow")
    #expect(harness.text.contains("Side 1") && !harness.text.contains("Detail 1"))
    act(harness, "Show detail")
    #expect(harness.text.contains("Detail 1") && !harness.text.contains("Side 1"))
    act(harness, "Detail 1")
    act(harness, "Wide")
    #expect(harness.text.contains("Side 1") && harness.text.contains("Detail 2"))
  }

  @Test(arguments: [900.0, 320])
  func `each column is made once`(_ width: Double) {
    let log = Log()
    let harness = window(width, log)
    #expect(log.made == (width > 400 ? ["Side", "Detail"] : ["Side"]))
    act(harness, "Show detail")
    #expect(Set(log.made) == ["Side", "Detail"] && log.made.count == 2)
  }

  @Test func `the column on top slides over the one before, from the trailing edge`() throws {
    let harness = window(320)
    let side = try #require(harness.frame(of: "Side 0"))
    harness.click("Show detail")
    harness.advance(by: 0.1)
    let moving = try #require(harness.frame(of: "Detail 0"))
    #expect(moving.midX > side.midX)
    #expect(try #require(harness.frame(of: "Side 0")).midX < side.midX)
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: "Detail 0")).midX == side.midX)
    #expect(harness.frame(of: "Side 0") == nil)
  }

  @Test(arguments: [(250.0, true), (60, false)])
  func `a finger pulls the top column aside, and it comes back if pulled too little`(
    _ end: Double, _ leaves: Bool
  ) {
    let harness = window(320)
    act(harness, "Show detail")
    harness.press(at: CGPoint(x: 5, y: 300))
    harness.move(to: CGPoint(x: 30, y: 300))
    harness.move(to: CGPoint(x: end, y: 300))
    #expect(harness.text.contains("Side 0") && harness.text.contains("Detail 0"))
    harness.advance(by: 1)
    harness.release(at: CGPoint(x: end, y: 300))
    harness.advance(by: 1)
    #expect(harness.text.contains("Side 0") == leaves)
    #expect(harness.text.contains("Detail 0") == !leaves)
  }

  @Test func `the column on top follows the finger step by step`() throws {
    let harness = window(320)
    act(harness, "Show detail")
    let start = try #require(harness.frame(of: "Detail 0")).midX
    harness.press(at: CGPoint(x: 5, y: 300))
    for x in stride(from: 30.0, through: 180, by: 30) {
      harness.move(to: CGPoint(x: x, y: 300))
      harness.advance(by: 0.1)
      let way = try #require(harness.frame(of: "Detail 0")).midX - start
      #expect(abs(way - (x - 5)) < 0.01)
    }
    harness.advance(by: 1)
    harness.release(at: CGPoint(x: 180, y: 300))
    harness.advance(by: 1)
    #expect(harness.text.contains("Side 0"), "for 175 are more than half of 320 points")
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("A view") { Text("The view") }
          NavigationLink("A value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test(arguments: [("A view", "The view"), ("A value", "Number 7")])
  func `a link in a column shows its screen in the next one, and going back leads to the link`(
    _ link: String, _ screen: String
  ) {
    for width in [320.0, 900] {
      let harness = Harness(
        Links(), window: CGSize(width: width, height: 500), platform: .phone)
      act(harness, link)
      #expect(harness.text.contains(screen))
      #expect(!harness.text.contains("Nothing"))
      #expect(harness.text.contains(link) == (width > 400))
      guard width < 400 else { continue }
      act(harness, "Back")
      #expect(harness.text.contains(link) && !harness.text.contains(screen))
      act(harness, link)
      #expect(harness.text.contains(screen))
    }
  }

  private struct Three: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Side") }.navigationTitle("First")
      } content: {
        Text("Middle").navigationTitle("Second")
      } detail: {
        Text("Last").navigationTitle("Third")
      }
    }
  }

  /// Columns are two fifths of the window wide, and at most 320 points; the last one keeps half of it.
  @Test(arguments: [
    (CGFloat(736), ["Middle", "Last"]), (CGFloat(932), ["Middle", "Last"]),
    (CGFloat(1366), ["Side", "Middle", "Last"]),
  ])
  func `a large phone shows as many columns as leave the last one half`(
    _ width: CGFloat, _ shown: [String]
  ) throws {
    let harness = Harness(Three(), window: CGSize(width: width, height: 430), platform: .phone)
    #expect(["Side", "Middle", "Last"].filter { harness.text.contains($0) } == shown)
    let middle = try #require(harness.frame(of: "Middle"))
    let before = shown.count == 3 ? CGFloat(8 + 320) : 0
    #expect(middle.midX == before + min(320, (0.4 * width).rounded(.up)) / 2)
    // The button stands in the bar of the first column.
    let button = try #require(harness.frame(of: "Toggle Sidebar"))
    #expect(button.minX < 60)
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    let isShown = shown.count == 3
    #expect(harness.text.contains("Side") == !isShown)
    harness.click("Toggle Sidebar")
    harness.advance(by: 1)
    #expect(harness.text.contains("Side") == isShown)
    #expect(harness.diagnostics == [])
  }

  @Test func `a narrow phone has no button for columns`() {
    let harness = Harness(Three(), window: CGSize(width: 400, height: 700), platform: .phone)
    #expect(!harness.graph.accessibilityTree().description.contains("Toggle Sidebar"))
  }

  @Test func `the list on the pane of a sidebar has rows of 44 points without a box`() throws {
    struct Folders: View {
      @State private var chosen: String? = "Inbox"

      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
        } detail: {
          Text("Mail")
        }
      }
    }
    let harness = Harness(
      Folders(), window: CGSize(width: 900, height: 430), platform: .phone)
    let (inbox, sent) = try (
      #require(harness.frame(of: "Inbox")), #require(harness.frame(of: "Sent"))
    )
    #expect(sent.midY - inbox.midY == 44)
    // The pane begins at 8, and the rows' content 20 points inside of it.
    #expect(inbox.minX == CGFloat(8 + 20))
  }
}
