import EspalierDrawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore
@testable import LayoutEngine

/// Neighboring items that show symbols share a platter; others stand 8 points apart, each on its own platter.
@MainActor @Suite struct SharedPlatterTests {
  private func bar(
    _ platform: LayoutSnapshot.Platform = .phone, width: CGFloat = 600,
    direction: LayoutDirection = .leftToRight,
    @ToolbarContentBuilder _ items: () -> some ToolbarContent
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(NavigationStack { Text("Content").toolbar(content: items) }))
        .environment(\.layoutDirection, direction),
      window: CGSize(width: width, height: 300), platform: platform)
  }

  private static func symbol(_ name: String) -> some View {
    Button(name, systemImage: "star") {}.accessibilityIdentifier(name)
  }

  private func item(_ name: String) -> ToolbarItem<(), some View> {
    ToolbarItem { Self.symbol(name) }
  }

  /// The distances between items, in the order in which they stand.
  private func gaps(_ names: [String], _ harness: Harness) throws -> [CGFloat] {
    let frames = try names.map { try #require(harness.frame(of: $0), "\($0)") }
      .sorted { $0.minX < $1.minX }
    return zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
  }

  @Test(
    arguments: [LayoutSnapshot.Platform.mac, .phone], [LayoutDirection.leftToRight, .rightToLeft])
  func `symbols stand beside each other without space`(
    _ platform: LayoutSnapshot.Platform, _ direction: LayoutDirection
  ) throws {
    let harness = bar(platform, direction: direction) {
      item("A")
      item("B")
      ToolbarItem {
        Menu("C", systemImage: "star") { Button("entry") {} }.accessibilityIdentifier("C")
      }
      ToolbarItem {
        Toggle("D", systemImage: "star", isOn: .constant(true)).accessibilityIdentifier("D")
      }
      ToolbarItemGroup {
        Self.symbol("E")
        Self.symbol("F")
      }
    }
    #expect(try gaps(["A", "B", "C", "D", "E", "F"], harness) == [0, 0, 0, 0, 0])
    let first = try #require(harness.frame(of: "A"))
    let last = try #require(harness.frame(of: "F"))
    #expect((first.minX < last.minX) == (direction == .leftToRight))
  }

  @Test(arguments: [LayoutSnapshot.Platform.mac, .phone])
  func `texts, prominent buttons, answers and bare items stand alone`(
    _ platform: LayoutSnapshot.Platform
  ) throws {
    func around(_ other: ToolbarItem<(), some View>, isBare: Bool = false) throws -> [CGFloat] {
      let harness = bar(platform) {
        item("A")
        other.sharedBackgroundVisibility(isBare ? .hidden : .automatic)
        item("B")
      }
      return try gaps(["A", "other", "B"], harness)
    }
    let button = Self.symbol("other")
    #expect(try around(ToolbarItem { button }) == [0, 0])
    #expect(try around(ToolbarItem { button.buttonStyle(.bordered) }) == [0, 0])
    #expect(try around(ToolbarItem { button }, isBare: true) == [8, 8])
    #expect(try around(ToolbarItem { button.buttonStyle(.borderedProminent) }) == [8, 8])
    #expect(try around(ToolbarItem { button.buttonStyle(.glassProminent) }) == [8, 8])
    #expect(try around(ToolbarItem(placement: .confirmationAction) { button }) == [8, 8])
    let text = Button("Text") {}.accessibilityIdentifier("other")
    #expect(try around(ToolbarItem { text }) == [8, 8])
  }

  @Test func `a spacer splits a platter`() throws {
    for sizing in [SpacerSizing.fixed, .flexible] {
      let harness = bar {
        item("A")
        item("B")
        ToolbarSpacer(sizing)
        item("C")
      }
      #expect(try gaps(["A", "B", "C"], harness) == [0, 8])
    }
  }

  private struct Changing: View {
    @State private var showsTitle = false

    var body: some View {
      NavigationStack {
        Toggle("Title", isOn: $showsTitle)
          .toolbar {
            ToolbarItem { SharedPlatterTests.symbol("A") }
            ToolbarItem {
              Button {
              } label: {
                if showsTitle { Text("Long") } else { Image(systemName: "star") }
              }
              .accessibilityIdentifier("B")
            }
          }
      }
    }
  }

  @Test func `an item leaves the platter when its label becomes text, and returns`() throws {
    let harness = Harness(
      WindowContent(content: AnyView(Changing())), window: CGSize(width: 400, height: 300))
    #expect(try gaps(["A", "B"], harness) == [0])
    harness.click("Title")
    #expect(try gaps(["A", "B"], harness) == [8])
    harness.click("Title")
    #expect(try gaps(["A", "B"], harness) == [0])
  }

  @Test func `a platter is as long as the items that fit`() throws {
    let names = (1...9).map { "Item \($0)" }
    func items() -> some ToolbarContent {
      Group {
        item(names[0])
        item(names[1])
        item(names[2])
        item(names[3])
        item(names[4])
        item(names[5])
        item(names[6])
        item(names[7])
        item(names[8])
      }
    }
    let harness = bar(width: 320) { items() }
    let shown = names.filter { harness.frame(of: $0) != nil }
    // Platters of at least 44 points, 16 from the edges, with the menu of 44 and the space of 8 before it.
    let room = 320 - 2 * 16 - 8 - 44
    #expect(!shown.isEmpty)
    #expect(shown.count <= room / 44)
    #expect(shown == Array(names.prefix(shown.count)))
    #expect(try gaps(shown, harness).allSatisfy { $0 == 0 })
    #expect(try gaps([#require(shown.last), "More"], harness) == [8])
    harness.click("More")
    harness.advance(by: 1)
    #expect(harness.text.contains("Item 9"))
  }

  @Test func `a button highlights under the pointer on the Mac, but not on a phone`() {
    for (platform, isMarked) in [(LayoutSnapshot.Platform.mac, true), (.phone, false)] {
      let harness = bar(platform) {
        item("A")
        item("B")
      }
      let before = harness.displayListText
      harness.hover("B")
      #expect((harness.displayListText != before) == isMarked)
      harness.hover("Content")
      #expect(harness.displayListText == before)
    }
  }

  // Two platters of two items, each 20 long: 20 + 20 + 8 + 20 + 20 = 88. The menu is 10 long and 8 after the last item: three
  // items and the menu are 60 + 8 + 8 + 10 = 86 long, two and the menu 40 + 18 = 58.
  @Test(arguments: [
    (88, "0 20 48 68", "0-40 48-88"), (87, "0 20 48", "0-40 48-68"), (86, "0 20 48", "0-40 48-68"),
    (85, "0 20", "0-40"), (58, "0 20", "0-40"), (57, "0", "0-20"),
  ])
  func `a platter ends with the last of its items that is shown`(
    _ width: CGFloat, _ starts: String, _ lengths: String
  ) {
    let tree = LayoutTree()
    let row = tree.makeNode(
      OverflowRule(state: OverflowState(), spacing: 8, platters: [0..<2, 2..<4], hasMenu: false))
    let platters = (0..<2).map { _ in tree.makeNode(LeafRule(.unbounded)) }
    let sizes: [CGFloat] = [20, 20, 20, 20, 10]
    let items = sizes.map { size -> LayoutNodeID in
      tree.makeNode(LeafRule(ClampedSize(CGSize(width: size, height: 10))))
    }
    tree.setChildren(platters + items, of: row)
    tree.layout(row, proposal: ProposedViewSize(width: width, height: nil))
    func shown(_ nodes: [LayoutNodeID]) -> [CGRect] {
      nodes.filter { !tree.isLeftOut($0) }.map { tree.frame(of: $0) }
    }
    let begins: [String] = shown(items.dropLast()).map { $0.minX.brief }
    #expect(begins.joined(separator: " ") == starts)
    let extents: [String] = shown(platters).map { $0.minX.brief + "-" + $0.maxX.brief }
    #expect(extents.joined(separator: " ") == lengths)
  }
}
