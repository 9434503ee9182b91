import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore

/// Items of bars in menus and panels, and above a sidebar.
@MainActor @Suite struct BarMenuTests {
  private func window<V: View>(_ view: V, width: CGFloat = 400) -> Harness {
    Harness(WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 300))
  }

  private func pitch(_ harness: Harness, _ first: String, _ second: String) -> CGFloat? {
    guard let first = harness.frame(of: first), let second = harness.frame(of: second) else {
      return nil
    }
    return second.midY - first.midY
  }

  /// The distance between the lines of a menu that stands in no bar.
  private func menuPitch(_ platform: LayoutSnapshot.Platform) -> CGFloat? {
    let harness = Harness(
      Menu("Menu") {
        Button("One") {}
        Button("Two") {}
      }, window: CGSize(width: 320, height: 300), platform: platform)
    harness.click("Menu")
    harness.advance(by: 0.5)
    return pitch(harness, "One", "Two")
  }

  @Test func `items in a bar's menu are lines like those of any menu`() {
    let items = Text("Content").toolbar {
      ToolbarItem { Button("A long title of an item") {} }
      ToolbarItem { Button("One") {} }
      ToolbarItem { Button("Two") {} }
    }
    let harness = window(items.font(.largeTitle), width: 260)
    harness.click("More")
    harness.advance(by: 0.5)
    #expect(pitch(harness, "One", "Two") == menuPitch(.mac))
  }

  @Test func `items in the menu of a title are lines, on the Mac and on the phone`() {
    let view = NavigationStack {
      Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
          Button("One") {}
          Button("Two") {}
        }
    }
    let mac = window(view)
    mac.click("Title")
    mac.advance(by: 0.5)
    #expect(pitch(mac, "One", "Two") == menuPitch(.mac))
    let phone = Harness(view, window: CGSize(width: 320, height: 300), platform: .phone)
    phone.click("Title")
    phone.advance(by: 0.5)
    #expect(pitch(phone, "One", "Two") == menuPitch(.phone))
  }

  @Test func `a picker in a bar shows no label`() {
    let harness = window(
      Text("Content").toolbar {
        Picker("Label", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
      })
    #expect(harness.text.contains("One"))
    #expect(!harness.text.contains("Label"))
  }

  @Test func `the sidebar button is at the trailing end above it, and leading items are beside it`()
    throws
  {
    let harness = window(
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Detail").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .navigation) { Button("Lead") {} } }
      }, width: 600)
    // The sidebar is 140 wide and begins 8 from the edge.
    let toggle = try #require(harness.frame(of: "Toggle Sidebar"))
    #expect(toggle.maxX <= 148)
    #expect(toggle.maxX > 148 - 20)
    let lead = try #require(harness.frame(of: "Lead"))
    #expect(lead.minX > 148)
    #expect(try #require(harness.frame(of: "Title")).minX > lead.maxX)
    harness.click("Toggle Sidebar")
    harness.advance(by: 0.5)
    #expect(try #require(harness.frame(of: "Toggle Sidebar")).minX < 30)
  }

  // The sidebar ends at 8 + 140; a title is 12 from what is before it, an item's platter 8.
  @Test func `a title keeps the same distance from a sidebar as from an item`() throws {
    let harness = window(
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Detail").navigationTitle("Title")
      }, width: 600)
    #expect(try #require(harness.frame(of: "Title")).minX == 148 + 12)
  }

  @Test func `a sheet is as wide as the buttons at its lower edge`() throws {
    let harness = window(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Hi").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save everything") {} }
        }
      }, width: 700)
    harness.advance(by: 0.5)
    let (cancel, save) = (harness.frame(of: "Cancel"), harness.frame(of: "Save everything"))
    // Characters of the fixed-pitch engine are equally wide, and nothing is cut off.
    let pitch = try #require(cancel).width / 6
    #expect(save?.width == pitch * 15)
    let content = try #require(harness.frame(of: "Hi"))
    #expect(content.midX == 350)
    #expect(abs((try #require(cancel).minX + save!.maxX) / 2 - 350) < 20)
  }

  @Test func `forms in an inspector are grouped`() {
    let harness = window(
      Color.clear.inspector(isPresented: .constant(true)) {
        Form { Text("Row") }.inspectorColumnWidth(200)
      }, width: 600)
    // A card 20 inside of the column, and its rows 10 inside of the card.
    let leading: CGFloat = 400 + 30
    #expect(harness.frame(of: "Row")?.minX == leading)
  }

  @Test func `a field placed in the middle of the bar stands there`() throws {
    let harness = window(
      Text("Content").navigationTitle("Title")
        .searchable(text: .constant(""), placement: .toolbarPrincipal, prompt: "Find")
        .toolbar { Button("Add") {} }, width: 900)
    let find = try #require(harness.frame(of: "Find"))
    #expect(find.minX > 300 && find.maxX < 600)
  }

  private struct Renamed: View {
    @State private var title = "Title"

    var body: some View {
      Text("Content").navigationTitle($title)
        .toolbarTitleMenu {
          Button("Print") {}
          RenameButton()
        }
    }
  }

  @Test
  func `an editable title is renamed by the rename button in its menu`() {
    let harness = window(NavigationStack { Renamed() })
    harness.click("Title")
    #expect(harness.text.filter { $0 == "Rename" }.count == 1)
    harness.click("Rename")
    harness.press("a", modifiers: .command)
    harness.type("New")
    harness.press(.return)
    #expect(harness.text.contains("New"))
  }

  @Test func `the title of a phone's screen opens a menu that shares the document`() {
    let harness = Harness(
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .navigationDocument("A letter", preview: SharePreview("Letter"))
      }, window: CGSize(width: 320, height: 480), platform: .phone)
    harness.click("Title")
    harness.advance(by: 0.5)
    harness.click("Share…")
    harness.advance(by: 0.5)
    #expect(harness.text.contains("Copy"))
    // An item of the bar presents the sheet, and the bar is not made again round after round.
    #expect(harness.diagnostics == [])
  }

  @Test func `a window that is as large as it would like to be has room for its bar`() {
    let content = Color.red.frame(width: 60, height: 100)
      .toolbar {
        Button("A long title") {}
        Button("Another long title") {}
      }
    let graph = ViewGraph(
      WindowContent(content: AnyView(content)), textEngine: FixedPitchTextEngine())
    graph.frame(window: CGSize(width: 600, height: 100))
    var ideal = graph.contentSize(.unspecified)
    #expect(ideal.width == 60)
    ideal.width = max(ideal.width, graph[WindowBars.self].width)
    let height: CGFloat = 52 + 100
    #expect(ideal.height == height)
    graph.frame(window: ideal)
    let shown = graph.viewPlaces.compactMap(\.text)
    #expect(shown.contains("A long title") && shown.contains("Another long title"))
    // The bar can be made smaller: items without room are in a menu.
    #expect(graph.contentSize(.zero).width == 60)
  }
}
