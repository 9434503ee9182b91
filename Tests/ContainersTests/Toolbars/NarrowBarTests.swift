import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Items of bars that are too narrow for all of them.
@MainActor @Suite struct NarrowBarTests {
  private struct Items: View {
    let placement: ToolbarItemPlacement
    @State private var last = "none"

    var body: some View {
      NavigationStack {
        Text("last \(last)")
          .toolbar {
            item(1)
            item(2)
            item(3)
            item(4)
            item(5)
            item(6)
          }
      }
    }

    private func item(_ number: Int) -> some ToolbarContent {
      ToolbarItem(placement: placement) { Button("Item \(number)") { last = "\(number)" } }
    }
  }

  private func window(
    _ view: some View, width: CGFloat, _ platform: LayoutSnapshot.Platform
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 500),
      platform: platform)
  }

  @Test(arguments: [
    (ToolbarItemPlacement.topBarLeading, LayoutSnapshot.Platform.phone), (.bottomBar, .phone),
    (.navigation, .mac),
  ])
  func `leading items and bottom items without room are in a menu`(
    _ placement: ToolbarItemPlacement, _ platform: LayoutSnapshot.Platform
  ) throws {
    let wide = window(Items(placement: placement), width: 1000, platform)
    #expect((1..<7).allSatisfy { wide.frame(of: "Item \($0)") != nil })
    #expect(wide.frame(of: "More") == nil)
    let narrow = window(Items(placement: placement), width: 320, platform)
    let shown = (1..<7).filter { narrow.frame(of: "Item \($0)") != nil }
    #expect(shown == Array(1...shown.count) && shown.count < 6)
    #expect(shown.allSatisfy { (narrow.frame(of: "Item \($0)")?.maxX ?? .infinity) <= 320 })
    narrow.click("More")
    narrow.click("Item 6")
    #expect(narrow.text.contains("last 6"))
  }

  private struct Both: View {
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Lead 1") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Lead 2") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Lead 3") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trail 1") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trail 2") {} }
            ToolbarItem(placement: .topBarTrailing) { Button("Trail 3") {} }
          }
      }
    }
  }

  @Test func `trailing items give way before leading ones`() {
    let harness = window(Both(), width: 500, .phone)
    #expect((1..<4).allSatisfy { harness.frame(of: "Lead \($0)") != nil })
    #expect(harness.frame(of: "Trail 3") == nil)
  }

  // Margins of 16, a platter of 44 for each symbol, and the menu at the end.
  @Test func `only the symbols of a group that find no room are in the menu`() throws {
    struct Group: View {
      @State private var last = "none"

      var body: some View {
        NavigationStack {
          Text("last \(last)").toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              ForEach(1..<11) { number in
                Button("Item \(number)", systemImage: "star") { last = "\(number)" }
                  .accessibilityIdentifier("symbol \(number)")
              }
            }
          }
        }
      }
    }
    let harness = window(Group(), width: 400, .phone)
    let shown = (1..<11).filter { harness.frame(of: "symbol \($0)") != nil }
    #expect(shown.count > 4 && shown == Array(1...shown.count) && shown.count < 10)
    harness.click("symbol 2")
    #expect(harness.text.contains("last 2"))
    #expect(try #require(harness.frame(of: "More")).maxX > 400 - 16 - 44)
    harness.click("More")
    harness.click("Item 10")
    #expect(harness.text.contains("last 10"))
  }

  // Margins of 28 and an item's text 12 inside of its platter.
  @Test func `spaces in a bottom bar fill it, as items and as views`() throws {
    struct Spaced: View {
      let isView: Bool

      var body: some View {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("First") {} }
            if isView {
              ToolbarItem(placement: .bottomBar) { Spacer() }
            } else {
              ToolbarSpacer(placement: .bottomBar)
            }
            ToolbarItem(placement: .bottomBar) { Button("Last") {} }
          }
        }
      }
    }
    for isView in [true, false] {
      let harness = window(Spaced(isView: isView), width: 400, .phone)
      #expect(try #require(harness.frame(of: "First")).minX == 28 + 12)
      #expect(try #require(harness.frame(of: "Last")).maxX == 400 - 28 - 12)
    }
  }

  private struct Searched: View {
    let titles: [String]
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Text("Content").searchable(text: $query).toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            ForEach(titles, id: \.self) { title in Button(title) {} }
          }
        }
      }
    }
  }

  @Test func `a search field beside bottom items is a button where it has no room beside them`() {
    func isField(_ harness: Harness) -> Bool {
      harness.graph.accessibilityTree().description.contains("textField")
    }
    // Between the margins of 28 are 319 points. Titles of 8 points a character with 12 on both sides take 72 and 48, and
    // the field has the rest.
    let some = window(Searched(titles: ["Filter", "New"]), width: 375, .phone)
    #expect(["Filter", "New"].allSatisfy { some.frame(of: $0) != nil })
    #expect(isField(some) && some.frame(of: "More") == nil)
    // 104, 96 and 56: with them, 46 points of a field would be left.
    let many = window(Searched(titles: ["Move to…", "Archive", "New"]), width: 375, .phone)
    #expect(["Move to…", "Archive", "New"].allSatisfy { many.frame(of: $0) != nil })
    #expect(!isField(many) && many.frame(of: "More") == nil)
    many.click("Search")
    many.advance(by: 1)
    #expect(isField(many) && many.frame(of: "New") == nil)
  }
}
