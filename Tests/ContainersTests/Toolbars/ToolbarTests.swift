import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct ToolbarTests {
  private func window<V: View>(_ view: V, width: CGFloat = 400) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 300))
  }

  @Test func `a window shows items in a bar of 52 points, and a bare view shows none`() {
    let view = Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("content")
      .toolbar { Button("Add") {} }
    #expect(window(view).frame(of: "content")?.minY == 52)
    let bare = Harness(view)
    #expect(bare.frame(of: "content")?.minY == 0)
    #expect(bare.text == ["Content"])
  }

  @Test func `items act, keep their state and follow the view that declares them`() {
    let harness = window(Counter())
    harness.click("Add")
    #expect(harness.text.contains("Count 1"))
    harness.click("Own 0")
    #expect(harness.text.contains("Own 1"))
    harness.click("Add")
    #expect(harness.text.contains("Own 1"))
    #expect(harness.text.contains("Many"))
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("Count \(count)")
        .toolbar {
          ToolbarItem { Button("Add") { count += 1 } }
          ToolbarItem(placement: .navigation) { Own() }
          if count > 1 { ToolbarItem(placement: .status) { Text("Many") } }
        }
    }
  }

  private struct Own: View {
    @State private var count = 0

    var body: some View { Button("Own \(count)") { count += 1 } }
  }

  @Test func `groups of items become single items, and builders can be combined`() {
    let harness = window(
      Text("Content").toolbar {
        Group {
          ToolbarItem { Button("Left") {} }
          ToolbarItem { Button("Right") {} }
        }
        ToolbarItemGroup(placement: .navigation) {
          ForEach(0..<2, id: \.self) { number in Button("N\(number)") {} }
        }
        ToolbarSpacer(.fixed)
      })
    for name in ["Left", "Right", "N0", "N1"] { #expect(harness.text.contains(name)) }
  }

  @Test func `items without room are in a menu at the end`() throws {
    let log = Log()
    let harness = window(
      Text("Content").toolbar {
        ForEachItems(log: log)
      }, width: 300)
    #expect(harness.text.contains("Button 0"))
    #expect(!harness.text.contains("Button 5"))
    harness.click("More")
    harness.click("Button 5")
    #expect(log.lines == ["5"])
  }

  private func phone(_ view: some View, width: CGFloat) -> Harness {
    Harness(
      NavigationStack { view.navigationTitle("Notes").navigationBarTitleDisplayMode(.inline) },
      window: CGSize(width: width, height: 400), platform: .phone)
  }

  // Characters of 17 points are 10 wide: a title of 5 is 50 wide, and a platter with 8 of them and 12 on both sides is 104
  // wide. Between the margins of 16 are the title, the platters and that of the menu, 44 wide, all 8 apart:
  // 2 x 16 + 50 + 8 + 44 = 134, and 112 for each item.
  @Test(arguments: [(400.0, 2), (358, 2), (357, 1), (246, 1), (245, 0)])
  func `items for which a phone has no room are in a menu at the end, and the title stays`(
    _ width: Double, _ shown: Int
  ) throws {
    let log = Log()
    let harness = phone(Text("Content").toolbar { ForEachItems(log: log) }, width: width)
    let title = try #require(harness.frame(of: "Notes"))
    #expect(title.minX >= 16 && title.width == 50)
    #expect(harness.text.count { $0.hasPrefix("Button ") } == shown)
    harness.click("More")
    harness.advance(by: 1)
    harness.click("Button 5")
    #expect(log.lines == ["5"])
  }

  @Test func `a phone's menu has the items without room before the less frequent actions`() throws {
    let harness = phone(
      Text("Content").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Finished") {} }
        ToolbarItem { Button("Button 0") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Seldom") {} }
      }, width: 250)
    // The default answer is the last item to make room.
    #expect(harness.text.contains("Finished") && !harness.text.contains("Button 0"))
    harness.click("More")
    harness.advance(by: 1)
    let first = try #require(harness.frame(of: "Button 0"))
    #expect(try #require(harness.frame(of: "Seldom")).minY > first.maxY)
  }

  @MainActor final class Log { var lines: [String] = [] }

  private struct ForEachItems: ToolbarContent {
    let log: Log

    var body: some ToolbarContent {
      ToolbarItem { button(0) }
      ToolbarItem { button(1) }
      ToolbarItem { button(2) }
      ToolbarItem { button(3) }
      ToolbarItem { button(4) }
      ToolbarItem { button(5) }
    }

    private func button(_ number: Int) -> some View {
      Button("Button \(number)") { log.lines.append("\(number)") }
    }
  }

  @Test func `the bar has the title, the way back and the items of the topmost screen`() {
    let harness = window(
      NavigationStack {
        NavigationLink("Go") {
          Text("There").navigationTitle("Detail").toolbar { Button("Second") {} }
        }
        .navigationTitle("Root")
        .navigationSubtitle("Sub")
        .toolbar { Button("First") {} }
      })
    #expect(harness.text.contains("Root"))
    #expect(harness.text.contains("Sub"))
    #expect(harness.text.contains("First"))
    harness.click("Go")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Detail"))
    #expect(harness.text.contains("Second"))
    #expect(!harness.text.contains("First"))
    harness.click("Back")
    harness.advance(by: 0.6)
    #expect(harness.text.contains("First"))
  }

  @Test func `a phone puts items at the ends of the screen's bar`() {
    let harness = Harness(
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("L") {} }
            ToolbarItem(placement: .confirmationAction) { Button("T") {} }
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
          }
      }, window: CGSize(width: 320, height: 400), platform: .phone)
    // Platters of 44 are 16 from the edges, in a bar of 54 that begins 10 below the top.
    let leading = harness.frame(of: "L")
    let place = CGPoint(x: 16 + 22, y: 10 + 27)
    #expect(leading?.midX == place.x)
    #expect(leading?.midY == place.y)
    let trailing: CGFloat = 320 - 16 - 22
    #expect(harness.frame(of: "T")?.midX == trailing)
    #expect(harness.frame(of: "Title")?.midX == 160)
    // Items that float at the bottom leave 76 points below the content.
    let middle: CGFloat = 64 + (400 - 64 - 76) / 2
    #expect(harness.frame(of: "Content")?.midY == middle)
  }

  @Test func `hidden bars take no room`() {
    let harness = Harness(
      NavigationStack {
        Color.red.accessibilityIdentifier("content")
          .navigationTitle("Title")
          .toolbar(.hidden, for: .navigationBar)
      }, platform: .phone)
    #expect(harness.frame(of: "content")?.minY == 0)
  }

  @Test
  func `columns beside another view settle below a bar, whatever rounding does`() {
    // Of 300 points the bar takes 52, the text 16 and the gap above it a length with endless digits.
    let harness = window(
      Group {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail").navigationTitle("Title")
        }
        Text("Below")
      })
    #expect(harness.diagnostics == [])
    #expect(harness.text == ["Sidebar", "Detail", "Below", "Title"])
  }

  @Test func `a bar beside a view takes its room, and its pane is as the scroll view asks`() {
    func view(_ change: (ScrollView<Color>) -> some View) -> Harness {
      Harness(
        change(ScrollView { Color.red })
          .accessibilityIdentifier("content")
          .overlay { Color.clear.accessibilityIdentifier("safe") }
          .safeAreaBar(edge: .bottom, spacing: 0) { Text("Bar") })
    }
    let fading = view { $0 }
    // A line of 16 points of the 300 of the window.
    let (whole, line): (CGFloat, CGFloat) = (300, 16)
    #expect(fading.frame(of: "safe")?.height == whole - line)
    #expect(fading.frame(of: "Bar")?.maxY == whole)
    let hidden = view { $0.scrollEdgeEffectHidden(true, for: .bottom) }
    let elsewhere = view { $0.scrollEdgeEffectHidden(true, for: .top) }
    let lined = view { $0.scrollEdgeEffectStyle(.hard, for: .bottom) }
    #expect(elsewhere.displayListText == fading.displayListText)
    #expect(hidden.displayListText != fading.displayListText)
    #expect(lined.displayListText != fading.displayListText)
    #expect(hidden.displayListText.count < lined.displayListText.count)
  }

  @Test func `rows fade into the color behind them below a bar`() {
    func colored(_ edge: Edge.Set) -> Int {
      let list = List { Text("row") }
        .scrollEdgeEffectHidden(true, for: edge)
        .safeAreaBar(edge: .bottom) { Text("Bar") }
      let harness = Harness(list, window: CGSize(width: 320, height: 300), platform: .phone)
      // The background of grouped lists on a phone.
      return harness.displayListText.components(separatedBy: "#f2f2f7").count - 1
    }
    // The bar's pane has this color, and so has the list's background.
    #expect(colored(.top) == colored(.bottom) + 1)
    #expect(colored(.bottom) > 0)
  }

  @Test func `rows fade into the color behind them below the bar of a phone's screen`() {
    let harness = Harness(
      NavigationStack {
        List(0..<40) { Text("Row \($0)") }
          .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
      }, window: CGSize(width: 320, height: 400), platform: .phone)
    // The background of grouped lists on a phone.
    func colored() -> Int {
      harness.displayListText.components(separatedBy: "#f2f2f7").count - 1
    }
    let before = colored()
    harness.scroll(at: CGPoint(x: 160, y: 200), by: CGSize(width: 0, height: -200))
    harness.advance(by: 1)
    #expect(colored() == before + 1)
  }

  @Test func `spacers between the views of a group split their platters, and fill the rest`() {
    let window = CGSize(width: 320, height: 300)
    func bar(_ items: some ToolbarContent) -> Harness {
      Harness(
        NavigationStack { Text("Content").toolbar { items } }, window: window, platform: .phone)
    }
    let harness = bar(
      ToolbarItemGroup(placement: .bottomBar) {
        Button("A") {}.accessibilityIdentifier("first")
        Spacer()
        Text("3 items")
        Spacer()
        Button("B") {}.accessibilityIdentifier("last")
      })
    // The text has one line, as it has alone, and is in the middle.
    let alone = bar(ToolbarItem(placement: .bottomBar) { Text("3 items") })
    let text = harness.frame(of: "3 items")
    #expect(text?.size == alone.frame(of: "3 items")?.size)
    #expect(text?.midX == window.width / 2)
    // The bar ends 28 points inside of the window.
    let margin: CGFloat = 28
    #expect(harness.frame(of: "first")?.minX == margin)
    #expect(harness.frame(of: "last")?.maxX == window.width - margin)
  }
}
