import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore
@_spi(Espalier) @testable import EspalierGraphics
@_spi(Espalier) @testable import EspalierInteraction

@MainActor @Suite struct SearchPlaceTests {
  private struct Columns: View {
    let isInside: Bool
    @State private var text = ""

    var body: some View {
      if isInside {
        NavigationSplitView {
          List { Text("Row \(text)") }
            .searchable(text: $text, placement: .sidebar, prompt: "Find")
        } detail: {
          Text("Detail")
        }
      } else {
        NavigationSplitView {
          List { Text("Row \(text)") }
        } detail: {
          Text("Detail")
        }
        .searchable(text: $text, placement: .sidebar, prompt: "Find")
      }
    }
  }

  @Test func `a field for the sidebar is there once, whether it is declared inside or around it`() {
    for isInside in [true, false] {
      let harness = Harness(
        WindowContent(content: AnyView(Columns(isInside: isInside))),
        window: CGSize(width: 700, height: 400))
      let fields = harness.graph.accessibilityTree().descendants { $0.label == "Find" }
      #expect(fields.count == 1)
      // The sidebar is 140 wide and begins 8 from the edge.
      let (end, edge): (CGFloat, CGFloat) = (
        harness.frame(of: "Find")?.maxX ?? .infinity, 8 + 140
      )
      #expect(end < edge)
      harness.press("f", modifiers: .command)
      harness.type("x")
      #expect(harness.text.contains("Row x"))
    }
  }

  private struct Drawer: View {
    var mode = SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic
    @State private var text = ""

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 40) }
          }
        }
        .overlay(alignment: .bottom) { Text(verbatim: "for \(text)") }
        .navigationTitle("Rows")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(
          text: $text, placement: .navigationBarDrawer(displayMode: mode), prompt: "Find")
      }
    }
  }

  @Test
  func `a field below the title takes 52 points, and scrolls away unless it is fixed`() {
    for (mode, isFixed) in [
      (SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic, false), (.always, true),
    ] {
      let harness = Harness(
        Drawer(mode: mode), window: CGSize(width: 390, height: 600), platform: .phone)
      let first = harness.frame(of: "Row 0")
      let top: CGFloat = 64 + 52
      #expect((first?.minY ?? 0) >= top)
      #expect((harness.frame(of: "Find")?.midY ?? 0) > 64)
      harness.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -200))
      harness.advance(by: 1)
      harness.click(at: CGPoint(x: 200, y: 64 + 26))
      harness.type("q")
      #expect(harness.text.contains("for q") == isFixed)
    }
  }

  private struct Titled: View {
    @State private var text = ""
    var placement = SearchFieldPlacement.automatic
    var behavior = SearchPresentationToolbarBehavior.automatic

    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Rows")
          .toolbar { Button("Add") {} }
          .searchable(text: $text, placement: placement, prompt: "Find")
          .searchPresentationToolbarBehavior(behavior)
      }
    }
  }

  @Test(arguments: [SearchFieldPlacement.automatic, .navigationBarDrawer])
  func `the title and the items of a phone's bar give way to a search`(
    _ placement: SearchFieldPlacement
  ) throws {
    let harness = Harness(
      Titled(placement: placement), window: CGSize(width: 390, height: 600), platform: .phone)
    let row = try #require(harness.frame(of: "Row 0"))
    #expect(harness.text.contains("Rows"))
    harness.click("Find")
    harness.advance(by: 1)
    #expect(!harness.text.contains("Rows"))
    #expect(!harness.text.contains("Add"))
    // The bar of 64 points and the large title of 52.5 are gone, but for 8 points above a field at the top.
    // Without a bar above it, a list has its own 35 points again.
    let gone: CGFloat = placement.kind == .drawer ? 64 + 52.5 - 8 : 64 + 52.5 - 35
    #expect(harness.frame(of: "Row 0")?.minY == row.minY - gone)
    harness.type("x")
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.text.contains("Rows"))
    #expect(harness.frame(of: "Row 0") == row)
  }

  @Test func `a bar that is to stay during a search stays`() {
    let harness = Harness(
      Titled(behavior: .avoidHidingContent), window: CGSize(width: 390, height: 600),
      platform: .phone)
    harness.click("Find")
    harness.advance(by: 1)
    #expect(harness.text.contains("Rows"))
    #expect(harness.text.contains("Add"))
  }

  @Test func `a search field's key is not shown as text in its bar`() {
    let harness = Harness(
      WindowContent(content: AnyView(Focused())), window: CGSize(width: 500, height: 300))
    #expect(!harness.text.contains("Find"))
  }

  private struct Focused: View {
    @State private var text = ""
    @FocusState private var isSearched: Bool
    @FocusState private var place: Int?

    var body: some View {
      VStack {
        Button("Begin") { isSearched = true }
        Button("End") { isSearched = false }
        Text(isSearched ? "in" : "out")
        Text(verbatim: "place \(place ?? 0)")
      }
      .searchable(text: $text)
      .searchFocused($isSearched)
      .searchFocused($place, equals: 7)
    }
  }

  @Test func `the focus of a search field can be bound`() {
    let harness = Harness(
      WindowContent(content: AnyView(Focused())), window: CGSize(width: 500, height: 300))
    #expect(harness.text.contains("out"))
    harness.click("Begin")
    #expect(harness.text.contains("in"))
    #expect(harness.text.contains("place 7"))
    harness.type("abc")
    harness.click("End")
    #expect(harness.text.contains("out"))
    harness.press("f", modifiers: .command)
    #expect(harness.text.contains("in"))
  }

  private struct Tag: Identifiable, Hashable {
    let id: String
    var isOn = false
  }

  private struct Tagged: View {
    @State private var text = ""
    @State private var tags = [Tag(id: "red")]
    var hides = false

    var body: some View {
      Text(verbatim: "tags \(tags.map(\.id).joined(separator: " "))")
        .searchable(
          text: $text, tokens: $tags, suggestedTokens: .constant([Tag(id: "green")])
        ) { Text(verbatim: "#\($0.id)") }
        .searchSuggestions(hides ? .hidden : .automatic, for: .menu)
    }
  }

  @Test func `a suggested token is put before the text, in place of what was written`() {
    let harness = Harness(
      WindowContent(content: AnyView(Tagged())), window: CGSize(width: 600, height: 300))
    harness.press("f", modifiers: .command)
    harness.type("gr")
    harness.click("#green")
    #expect(harness.text.contains("tags red green"))
    #expect(!harness.text.contains("gr"))
    let hidden = Harness(
      WindowContent(content: AnyView(Tagged(hides: true))), window: CGSize(width: 600, height: 300))
    hidden.press("f", modifiers: .command)
    #expect(!hidden.text.contains("#green"))
  }

  @Test func `the key that deletes removes the last token where there is no text`() {
    let harness = Harness(
      WindowContent(content: AnyView(Tagged())), window: CGSize(width: 600, height: 300))
    harness.press("f", modifiers: .command)
    harness.type("a")
    harness.press(.delete)
    #expect(harness.text.contains("tags red"))
    harness.press(.delete)
    #expect(!harness.text.contains("tags red"))
    #expect(!harness.text.contains("#red"))
    harness.press(.delete)
    #expect(!harness.text.contains("tags red"))
  }

  @Test(
    arguments: [
      (.xSmall, 36), (.large, 36), (.accessibility5, 36 + (53 / 17 - 1) * 20.4),
    ] as [(DynamicTypeSize, CGFloat)])
  func
    `a phone's field grows with its text, which is 17 points at the usual size and 53 at the largest`(
      _ size: DynamicTypeSize, _ height: CGFloat
    ) throws
  {
    let harness = Harness(
      Drawer(mode: .always).dynamicTypeSize(size), window: CGSize(width: 390, height: 600),
      platform: .phone)
    // The field has 8 points above and below, under a bar of 64; the text of a row is in the middle of 40.
    let row = try #require(harness.frame(of: "Row 0"))
    #expect(abs(row.midY - (64 + 8 + height + 8 + 40 / 2)) <= 1, "\(row.midY)")
    let text = try #require(harness.frame(of: "Find"))
    #expect(abs(text.midY - (64 + 8 + height / 2)) <= 1, "\(text.midY)")
    #expect(text.height < height)
    if size == .accessibility5 { #expect(text.height > 53) }
  }

  @Test func `a field at a phone's bottom grows with its text, too`() {
    let harness = Harness(
      NavigationStack {
        Color.red.accessibilityIdentifier("content").searchable(text: .constant(""))
      }
      .dynamicTypeSize(.accessibility5), window: CGSize(width: 320, height: 480),
      platform: .phone)
    let end = 480 - 76 - (53.0 / 17 - 1) * 20.4
    #expect(abs((harness.frame(of: "content")?.maxY ?? 0) - end) <= 1)
  }

  @Test func `items at a phone's bottom give way to the field beside them while it is used`() {
    let harness = Harness(
      NavigationStack {
        Color.red.searchable(text: .constant(""), prompt: "Find")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
      }, window: CGSize(width: 390, height: 600), platform: .phone)
    #expect(harness.text.contains("Sort"))
    harness.click("Find")
    harness.advance(by: 1)
    #expect(!harness.text.contains("Sort"))
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(harness.text.contains("Sort"))
  }

  @Test func `parts that the platform puts into bars can be removed`() {
    let harness = Harness(
      WindowContent(
        content: AnyView(
          NavigationSplitView {
            Text("Side")
          } detail: {
            Text("Detail").navigationTitle("Title")
          }
          .searchable(text: .constant(""), prompt: "Find")
          .toolbar(removing: .title)
          .toolbar(removing: .sidebarToggle)
          .toolbar(removing: .search))), window: CGSize(width: 600, height: 300))
    #expect(!harness.text.contains("Title"))
    #expect(!harness.text.contains("Find"))
    #expect(harness.frame(of: "Toggle Sidebar") == nil)
  }
}
