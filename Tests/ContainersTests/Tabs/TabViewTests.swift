import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct TabViewTests {
  private struct Two: View {
    var body: some View {
      TabView {
        Keeper(name: "First").tabItem {
          Image(systemName: "list.dash")
          Text("Menu")
        }
        Keeper(name: "Second").tabItem { Text("Order") }
      }
    }
  }

  private struct Keeper: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `a press on a tab shows only its view, and tabs keep their state`() {
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let harness = Harness(Two(), platform: platform)
      #expect(harness.text.filter { $0.contains("0") } == ["First 0"])
      harness.click("First 0")
      harness.click("Order")
      #expect(harness.text.contains("Second 0"))
      #expect(!harness.text.contains("First 1"))
      harness.click("Menu")
      #expect(harness.text.contains("First 1"))
    }
  }

  @Test func `an image and a text look like a label, also in a stack`() {
    func drawing(_ platform: LayoutSnapshot.Platform, _ item: some View) -> String {
      Harness(TabView { Color.red.tabItem { item } }, platform: platform).displayListText
    }
    for platform in [LayoutSnapshot.Platform.mac, .phone] {
      let label = drawing(platform, Label("Menu", systemImage: "list.dash"))
      #expect(label.contains("Menu"))
      let parts = Group {
        Image(systemName: "list.dash")
        Text("Menu")
      }
      #expect(drawing(platform, parts) == label)
      #expect(drawing(platform, VStack { parts }) == label)
      #expect(drawing(platform, Text("Menu")) != label)
    }
  }

  @Test func `Command-number and Control-Tab choose tabs`() {
    let harness = Harness(Two())
    harness.press("2", modifiers: .command)
    #expect(harness.text.contains("Second 0"))
    harness.press(.tab, modifiers: .control)
    #expect(harness.text.contains("First 0"))
    harness.press(.tab, modifiers: [.control, .shift])
    #expect(harness.text.contains("Second 0"))
  }

  @Test func `a selection sets which tab is shown, and changes with presses`() {
    let harness = Harness(Selected())
    #expect(harness.text.contains("Content b"))
    harness.click("A")
    #expect(harness.text.contains("Content a"))
    #expect(harness.text.contains("is a"))
  }

  private struct Selected: View {
    @State private var selection = "b"

    var body: some View {
      VStack {
        Text(verbatim: "is \(selection)")
        TabView(selection: $selection) {
          Text("Content a").tabItem { Text("A") }.tag("a")
          Text("Content b").tabItem { Text("B") }.tag("b")
        }
      }
    }
  }

  @Test func `a word as a badge is shown whole`() throws {
    let tabs = TabView {
      Tab("One", systemImage: "gear") { Text("One shown") }.badge("New")
      Tab("Two", systemImage: "gear") { Text("Two shown") }
    }
    let harness = Harness(tabs, window: CGSize(width: 375, height: 667), platform: .phone)
    // Three characters of 8 points at a font of 13, in one of 11.
    let width = try #require(harness.frame(of: "New")).width
    let expected: CGFloat = 3 * 8 * 11 / 13
    #expect(abs(width - expected) < 1)
    // The red around it is 5 points wider on both sides.
    let red = try #require(
      harness.displayListText.firstMatch(of: /fill #ff383c \(\w+ [\d.-]+,[\d.-]+ (\d+)x17/))
    #expect(try #require(Double(red.1)) >= width + 2 * 5 - 1)
  }

  @Test func `tabs by their own type have values, sections and badges`() {
    let harness = Harness(Typed())
    #expect(harness.text.contains("Two shown"))
    #expect(harness.text.contains("3"))
    harness.click("Three")
    #expect(harness.text.contains("Three shown"))
  }

  private struct Typed: View {
    @State private var selection = 2

    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "tray", value: 1) { Text("One shown") }
        TabSection("More") {
          Tab("Two", systemImage: "gear", value: 2) { Text("Two shown") }.badge(3)
          Tab("Three", systemImage: "star", value: 3) { Text("Three shown") }
        }
      }
    }
  }

  @Test func `pages are turned by a finger and by arrow keys`() {
    let harness = Harness(
      TabView {
        Text("Page 1")
        Text("Page 2")
        Text("Page 3")
      }
      .tabViewStyle(.page), platform: .phone)
    #expect(harness.text == ["Page 1"])
    harness.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 80, y: 100))
    harness.advance(by: 0.5)
    #expect(harness.text == ["Page 2"])
    harness.press(.rightArrow)
    harness.advance(by: 0.5)
    #expect(harness.text == ["Page 3"])
    harness.press(.leftArrow)
    harness.advance(by: 0.5)
    #expect(harness.text == ["Page 2"])
  }

  @Test func `a page that a mouse pulls goes back where the drag is cancelled`() {
    let harness = Harness(
      TabView {
        Color.red.accessibilityIdentifier("first")
        Color.blue
      }
      .tabViewStyle(.page), window: CGSize(width: 400, height: 300), platform: .phone)
    harness.press(at: CGPoint(x: 300, y: 100))
    harness.move(to: CGPoint(x: 200, y: 100))
    harness.move(to: CGPoint(x: 60, y: 100))
    let pulled = harness.frame(of: "first")?.minX ?? 0
    #expect(abs(pulled - (60 - 300)) < 0.01)
    harness.send(.pointer(PointerEvent(.cancelled, at: .zero)))
    harness.advance(by: 1)
    #expect(harness.frame(of: "first")?.minX == 0)
  }

  /// A first page with a row of each kind that follows fingers itself, and a second page.
  private struct BusyPages: View {
    @State private var value = 0.5
    @State private var taps = 0

    var body: some View {
      TabView {
        VStack(spacing: 0) {
          Slider(value: $value).frame(height: 60)
          ScrollView(.horizontal) { Text("strip").frame(width: 900, height: 60) }
          ScrollView { Text("column").frame(width: 400, height: 900) }.frame(height: 60)
          List { Text("row").swipeActions { Button("Delete") {} } }.frame(height: 100)
            .listStyle(.plain)
          Button("Button \(taps)") { taps += 1 }.frame(width: 400, height: 60)
        }
        .frame(height: 340)
        Text("Page 2").frame(maxWidth: .infinity)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  /// What is below the finger moves, or the page does, never both.
  @Test(arguments: [
    ("slider", 30, CGSize(width: -150, height: 0), false),
    ("strip", 90, CGSize(width: -150, height: 0), false),
    // At its end, the strip gives way.
    ("strip, the other way and back", 90, CGSize(width: 150, height: 0), false),
    ("column", 150, CGSize(width: -40, height: -100), false),
    ("column, along the pages", 150, CGSize(width: -250, height: -40), true),
    ("row", 200, CGSize(width: -150, height: 0), false),
    ("button", 310, CGSize(width: -250, height: 0), true),
  ])
  func `a finger turns pages where nothing below it moves`(
    _ name: String, _ y: CGFloat, _ way: CGSize, _ turns: Bool
  ) {
    let harness = Harness(BusyPages(), window: CGSize(width: 400, height: 340), platform: .phone)
    harness.swipe(from: CGPoint(x: 200, y: y), by: way)
    harness.advance(by: 1)
    #expect((harness.text == ["Page 2"]) == turns, "\(name): \(harness.text)")
    #expect(turns || harness.frame(of: "Button 0")?.midX == 200, "\(name)")
  }

  @Test func `pages in a page give way at their ends`() {
    let harness = Harness(
      TabView {
        TabView {
          Text("a1")
          Text("a2")
        }
        .tabViewStyle(.page)
        Text("b")
      }
      .tabViewStyle(.page), platform: .phone)
    var seen: [[String]] = []
    for way in [-300, -300, 300, 300] as [CGFloat] {
      harness.swipe(from: CGPoint(x: 200 - way / 2, y: 100), by: CGSize(width: way, height: 0))
      harness.advance(by: 1)
      seen.append(harness.text)
    }
    #expect(seen == [["a2"], ["b"], ["a2"], ["a1"]])
  }

  @Test func `assistive programs find a tab list with one tab selected`() {
    let text = LayoutSnapshot(of: Two(), window: CGSize(width: 400, height: 300)).accessibilityText
    #expect(text.contains("tabList"))
    #expect(text.contains("Menu\" selected"))
    #expect(text.contains("tab \"Order\""))
  }

  private struct Symbols: View {
    var body: some View {
      TabView {
        Text("one shown").tabItem { Label("A", systemImage: "star") }
        Text("two shown").tabItem {
          Image(systemName: "gear")
          Text("B")
        }
        Text("three shown").tabItem { Image(systemName: "heart") }
      }
    }
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone], [false, true])
  func `the symbol of a tab with a title is not read`(
    _ platform: LayoutSnapshot.Platform, isSidebar: Bool
  ) {
    let window = CGSize(width: 600, height: 300)
    let text =
      isSidebar
      ? LayoutSnapshot(
        of: Symbols().tabViewStyle(.sidebarAdaptable), window: window, platform: platform
      ).accessibilityText
      : LayoutSnapshot(of: Symbols(), window: window, platform: platform).accessibilityText
    #expect(text.contains(#"tab "A" selected"#))
    #expect(text.contains(#"tab "B""#))
    #expect(!text.contains("star") && !text.contains("gear"))
    #expect(text.contains(#"tab "heart""#), "which has no title")
  }

  private struct Stacks: View {
    @State private var path: [Int] = []
    let isBound: Bool

    var body: some View {
      TabView {
        Group {
          if isBound {
            NavigationStack(path: $path) { root }
          } else {
            NavigationStack { root }
          }
        }
        .tabItem { Text("First") }
        Text("beside").tabItem { Text("Second") }
      }
    }

    private var root: some View {
      NavigationLink("Start", value: 1)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("at \(number)")
            NavigationLink("Value", value: number + 1)
            NavigationLink("View") { Text("the end") }
          }
        }
    }
  }

  @Test(arguments: [true, false])
  func `a press on the chosen tab of a phone shows the first screen of its stack`(isBound: Bool) {
    let harness = Harness(
      Stacks(isBound: isBound), window: CGSize(width: 400, height: 700), platform: .phone)
    func press(_ name: String) {
      harness.click(name)
      harness.advance(by: 0.6)
    }
    press("First")
    #expect(harness.text.contains("Start"))
    press("Start")
    press("Value")
    #expect(harness.text.contains("at 2"))
    press("First")
    #expect(harness.text.contains("Start") && !harness.text.contains("at 2"))
    press("Start")
    press("View")
    #expect(harness.text.contains("the end"))
    // Another tab leaves the stack as it is.
    press("Second")
    press("First")
    #expect(harness.text.contains("the end"))
    press("First")
    #expect(harness.text.contains("Start") && !harness.text.contains("the end"))
  }

  @Test func `a hidden bar leaves its room to the content`() {
    let harness = Harness(
      TabView {
        Color.red.accessibilityIdentifier("content").toolbar(.hidden, for: .tabBar)
          .tabItem { Text("One") }
      }, platform: .phone)
    #expect(harness.frame(of: "content")?.height == 300)
  }
}

extension Harness {
  /// Moves a finger in steps of a 60th of a second, and lifts it.
  fileprivate func swipe(from start: CGPoint, by way: CGSize) {
    send(.pointer(PointerEvent(.down, at: start, kind: .touch)))
    var point = start
    for step in 1...20 {
      advance(by: 1 / 60)
      let share = CGFloat(step) / 20
      point = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
      send(.pointer(PointerEvent(.moved, at: point, kind: .touch)))
    }
    send(.pointer(PointerEvent(.up, at: point, kind: .touch)))
  }
}
