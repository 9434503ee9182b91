import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// The bar of tabs while people scroll and search, and what views know of its place.
@MainActor @Suite struct TabBarFormTests {
  private struct Place: View {
    @Environment(\.tabBarPlacement) private var placement

    var body: some View {
      Text(
        placement == .bottomBar
          ? "bottom"
          : placement == .topBar
            ? "top"
            : placement == .sidebar ? "side" : placement == .pageIndicator ? "dots" : "none")
    }
  }

  @Test func `views in tabs know where the tab bar is`() {
    func place(_ style: some TabViewStyle, _ platform: LayoutSnapshot.Platform) -> Bool {
      let view = TabView { Place().tabItem { Text("Tab") } }.tabViewStyle(style)
      let expected =
        switch style {
        case is PageTabViewStyle: "dots"
        case is SidebarAdaptableTabViewStyle where platform == .mac: "side"
        default: platform == .mac ? "top" : "bottom"
        }
      let harness = Harness(view, window: CGSize(width: 800, height: 400), platform: platform)
      return harness.text.contains(expected)
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      #expect(place(.automatic, platform))
      #expect(place(.sidebarAdaptable, platform))
      #expect(place(.page, platform))
    }
    #expect(Harness(Place()).text == ["none"])
  }

  private struct Scrolled: View {
    let behavior: TabBarMinimizeBehavior

    var body: some View {
      TabView {
        Tab("Numbers", systemImage: "number") {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
            }
            .frame(maxWidth: .infinity)
          }
        }
        Tab("Alerts", systemImage: "bell") { Text("No alerts") }
      }
      .tabViewBottomAccessory { Accessory() }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  private struct Accessory: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .inline ? "beside" : "above") }
  }

  private func window(_ behavior: TabBarMinimizeBehavior) -> Harness {
    Harness(
      Scrolled(behavior: behavior), window: CGSize(width: 400, height: 700), platform: .phone)
  }

  /// Shows what is further down by a distance, or further up by a negative one.
  private func scroll(_ harness: Harness, by distance: CGFloat) {
    harness.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -distance))
    harness.advance(by: 1)
  }

  @Test func `scrolling down shrinks the bar to one icon, and scrolling up or a press restores it`()
    throws
  {
    let harness = window(.onScrollDown)
    #expect(harness.text.contains("above") && harness.frame(of: "Alerts") != nil)
    scroll(harness, by: 200)
    #expect(harness.text.contains("beside") && harness.frame(of: "Alerts") == nil)
    // The platter is 58 wide, and 21 from the edge.
    #expect(try #require(harness.frame(of: "Numbers")).midX == 21 + 58 / 2)
    scroll(harness, by: -60)
    #expect(harness.text.contains("above") && harness.frame(of: "Alerts") != nil)
    scroll(harness, by: 200)
    harness.click("Numbers")
    harness.advance(by: 1)
    #expect(harness.frame(of: "Alerts") != nil)
  }

  @Test func `the single icon is filled like those of the whole bar`() {
    func icon(_ name: String) -> String {
      let harness = Harness(
        TabView {
          Tab("Home", systemImage: name) {
            ScrollView { Color.clear.frame(height: 4000) }
          }
          Tab("Alerts", systemImage: "bell") { Text("No alerts") }
        }
        .tabBarMinimizeBehavior(.onScrollDown),
        window: CGSize(width: 400, height: 700), platform: .phone)
      scroll(harness, by: 200)
      harness.advance(by: 1)
      return harness.displayListText
    }
    #expect(icon("heart") == icon("heart.fill"))
    #expect(icon("heart") != icon("bookmark"))
  }

  @Test func `with the opposite rule the bar shrinks on scrolling up, and with others never`() {
    let up = window(.onScrollUp)
    scroll(up, by: 400)
    #expect(up.frame(of: "Alerts") != nil)
    scroll(up, by: -100)
    #expect(up.frame(of: "Alerts") == nil)
    for behavior in [TabBarMinimizeBehavior.automatic, .never] {
      let harness = window(behavior)
      scroll(harness, by: 300)
      #expect(harness.frame(of: "Alerts") != nil)
    }
  }

  private struct Searching: View {
    let activation: TabSearchActivation
    let isInside: Bool
    @State private var text = ""
    @State private var selection = "books"

    @ViewBuilder var body: some View {
      if isInside { tabs } else { tabs.searchable(text: $text, prompt: "Find") }
    }

    private var tabs: some View {
      TabView(selection: $selection) {
        Tab("Books", systemImage: "book", value: "books") { Text("All books") }
        Tab("Films", systemImage: "film", value: "films") { Text("All films") }
        Tab(value: "search", role: .search) {
          NavigationStack {
            if isInside {
              Text("Found \(text)").searchable(text: $text, prompt: "Find")
            } else {
              Text("Found \(text)")
            }
          }
        }
      }
      .tabViewSearchActivation(activation)
    }
  }

  private func search(
    _ activation: TabSearchActivation, isInside: Bool,
    platform: LayoutSnapshot.Platform = .phone
  ) -> Harness {
    Harness(
      WindowContent(
        content: AnyView(Searching(activation: activation, isInside: isInside))),
      window: CGSize(width: 400, height: 700), platform: platform)
  }

  @Test(arguments: [true, false])
  func `the search tab's field stands in the bar, beside a way back`(
    _ isInside: Bool
  )
    throws
  {
    let harness = search(.automatic, isInside: isInside)
    harness.click("Films")
    #expect(harness.value(of: "Find") == nil)
    harness.click("Search")
    harness.advance(by: 1)
    let fields = harness.graph.accessibilityTree().descendants { $0.label == "Find" }
    #expect(fields.count == 1)
    let field = try #require(harness.frame(of: "Find"))
    #expect(field.minY > 700 - 83 && field.minX > 21 + 58)
    // A search begins with the use of its field.
    harness.type("a")
    #expect(harness.text.contains("Found "))
    harness.click("Find")
    harness.type("pear")
    #expect(harness.text.contains("Found pear"))
    harness.click("Films")
    harness.advance(by: 1)
    #expect(harness.text.contains("All films"))
  }

  @Test(arguments: [true, false])
  func `a search linked to its tab begins and ends with it`(_ isInside: Bool) {
    for platform in [LayoutSnapshot.Platform.phone, .mac] {
      let harness = search(.searchTabSelection, isInside: isInside, platform: platform)
      harness.click("Films")
      harness.click("Search")
      harness.advance(by: 1)
      harness.type("pear")
      #expect(harness.text.contains("Found pear"), "\(harness.text)")
      harness.press(.escape)
      harness.advance(by: 1)
      #expect(harness.text.contains("All films"))
    }
  }
}
