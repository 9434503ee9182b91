import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierContainers
@_spi(Espalier) @testable import EspalierCore

@MainActor @Suite struct ToolbarPlaceTests {
  private func window<V: View>(
    _ view: V, width: CGFloat = 500, commands: [AnyView] = []
  ) -> Harness {
    Harness(
      WindowContent(content: AnyView(view), commands: commands),
      window: CGSize(width: width, height: 300))
  }

  private func phone<V: View>(_ view: V, width: CGFloat = 390) -> Harness {
    Harness(
      WindowContent(content: AnyView(view)), window: CGSize(width: width, height: 600),
      platform: .phone)
  }

  private struct Note: View {
    @State private var text = ""
    @FocusState private var hasFocus: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Title", text: $text).focused($hasFocus)
          Spacer()
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { hasFocus = false }
          }
        }
      }
    }
  }

  @Test func `keyboard items stand at the bottom of a phone while text is edited`() {
    let harness = phone(Note())
    #expect(!harness.text.contains("Done"))
    harness.click("Title")
    let frame = harness.frame(of: "Done")
    // Platters of 44 stand 6 above the bottom, and the spacer pushes the button to the end.
    let middle: CGFloat = 600 - 6 - 22
    #expect(frame?.midY == middle)
    #expect((frame?.minX ?? 0) > 300)
    harness.click("Done")
    #expect(!harness.text.contains("Done"))
  }

  @Test func `keyboard items belong to a sheet's own field, and the Mac shows none`() {
    struct Presenter: View {
      @State private var isShown = true

      var body: some View { Color.clear.sheet(isPresented: $isShown) { Note() } }
    }
    let harness = phone(Presenter())
    harness.advance(by: 1)
    harness.click("Title")
    #expect(harness.text.contains("Done"))
    let mac = window(Note())
    mac.click("Title")
    #expect(!mac.text.contains("Done"))
  }

  private struct Titled: View {
    var role = ToolbarRole.automatic
    var mode = ToolbarTitleDisplayMode.inline

    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationSubtitle("Plain")
          .toolbarRole(role)
          .toolbarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .subtitle) { Text("Items") }
          }
      }
    }
  }

  @Test func `an item stands in the place of the subtitle, below the title`() {
    for harness in [window(Titled()), phone(Titled())] {
      #expect(!harness.text.contains("Plain"))
      let title = harness.frame(of: "Title")
      #expect((harness.frame(of: "Items")?.minY ?? 0) >= (title?.maxY ?? .infinity) - 1)
    }
  }

  @Test func `an item stands in the place of the title`() {
    let harness = window(
      Text("Content").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .title) { Button("Instead") {} }
      })
    #expect(harness.text.contains("Instead"))
    #expect(!harness.text.contains("Title"))
  }

  @Test func `a browser's title is leading where there is room, but not on a narrow phone`() {
    let middle = phone(Titled(role: .browser)).frame(of: "Title")?.midX
    #expect(middle == CGFloat(390) / 2)
    let wide = phone(Titled(role: .browser), width: 1024).frame(of: "Title")
    // The margin of 16, and 4 before a title.
    let leading: CGFloat = 16 + 4
    #expect(wide?.minX == leading)
    #expect(phone(Titled(), width: 1024).frame(of: "Title")?.midX == CGFloat(512))
  }

  @Test func `a large inline title is leading, in the row of the items`() {
    let harness = phone(Titled(mode: .inlineLarge))
    let title = harness.frame(of: "Title")
    #expect(title?.minX == CGFloat(16))
    #expect((title?.maxY ?? .infinity) <= 64)
  }

  // MARK: Arranging

  private struct Arranged: View {
    var body: some View {
      Text("Content").toolbar(id: "main") {
        ToolbarItem(id: "one") { Button("One") {} }
        ToolbarItem(id: "two") { Button("Two") {} }
          .customizationBehavior(.reorderable)
        ToolbarItem(id: "three", showsByDefault: false) { Button("Three") {} }
        ToolbarItem(id: "four") { Button("Four") {} }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
        ToolbarItem(id: "five") { Button("Five") {} }.customizationBehavior(.disabled)
      }
    }
  }

  private final class Store: ToolbarStore {
    var texts: [String: String] = [:]

    func text(forKey key: String) -> String? { texts[key] }
    func set(_ text: String?, forKey key: String) { texts[key] = text }
  }

  private func arranged(_ store: Store) -> Harness {
    Harness(
      WindowChrome { Arranged() }.environment(\.toolbarStore, store),
      window: CGSize(width: 600, height: 500))
  }

  @Test func `people choose the items of a toolbar, and what they chose is remembered`() {
    let store = Store()
    let harness = arranged(store)
    let shown = { (harness: Harness) in
      harness.text.filter { ["One", "Two", "Three", "Four", "Five"].contains($0) }
    }
    #expect(shown(harness) == ["One", "Two", "Five"])
    // Items that are always available are in the menu at the end.
    harness.click("More")
    #expect(shown(harness).contains("Four"))
    harness.press(.escape)
    harness.advance(by: 0.5)
    harness.secondaryClick("Five")
    harness.click("Customize Toolbar…")
    harness.advance(by: 1)
    #expect(harness.text.contains("Restore Defaults"))
    harness.click("Three")
    harness.click("Done")
    harness.advance(by: 1)
    #expect(shown(harness) == ["One", "Two", "Three", "Five"])
    #expect(shown(arranged(store)) == ["One", "Two", "Three", "Five"])
  }

  @Test func `items are moved among the places of those that can be moved`() {
    let toolbar = WindowToolbar()
    func declared(_ names: [String]) -> [BarItem] {
      let view = Text("Content").toolbar(id: "main") { Named(names: names) }
      let harness = Harness(view)
      return harness.graph.root.map { BarProfile(of: $0).items } ?? []
    }
    let items = declared(["a", "fixed", "b", "c"])
    toolbar.arrange([items[3], items[0], items[2]])
    #expect(toolbar.arranged(items).map(\.name) == ["c", "fixed", "a", "b"])
    // An item that the program added later stands behind the one before it.
    let more = declared(["a", "new", "fixed", "b", "c"])
    #expect(toolbar.arranged(more).map(\.name) == ["c", "a", "fixed", "new", "b"])
    toolbar.reset(items)
    #expect(toolbar.arranged(items).map(\.name) == ["a", "fixed", "b", "c"])
  }

  private struct Named: CustomizableToolbarContent {
    let names: [String]

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: names[0]) { Text(names[0]) }
      ToolbarItem(id: names[1]) { Text(names[1]) }
        .customizationBehavior(names[1] == "fixed" ? .disabled : .default)
      ToolbarItem(id: names[2]) { Text(names[2]) }
        .customizationBehavior(names[2] == "fixed" ? .disabled : .default)
      ToolbarItem(id: names[3]) { Text(names[3]) }
      if names.count > 4 { ToolbarItem(id: names[4]) { Text(names[4]) } }
    }
  }

  // MARK: Commands

  private struct Columns: View {
    @State private var isInspected = false

    var body: some View {
      NavigationSplitView {
        Text("Side")
      } detail: {
        Text("Detail").inspector(isPresented: $isInspected) { Text("Inspected") }
      }
    }
  }

  @Test func `commands show and hide the sidebar, the toolbar and the inspector`() {
    let commands = [
      AnyView(SourceView(SidebarCommands())), AnyView(SourceView(ToolbarCommands())),
      AnyView(SourceView(InspectorCommands())),
    ]
    let harness = window(Columns(), commands: commands)
    #expect(harness.text.contains("Side"))
    harness.press("s", modifiers: [.command, .control])
    harness.advance(by: 1)
    #expect(!harness.text.contains("Side"))
    harness.press("i", modifiers: [.command, .control])
    harness.advance(by: 1)
    #expect(harness.text.contains("Inspected"))
    let toggle = harness.frame(of: "Toggle Sidebar")
    #expect(toggle != nil)
    harness.press("t", modifiers: [.command, .option])
    #expect(harness.frame(of: "Toggle Sidebar") == nil)
    harness.press("t", modifiers: [.command, .option])
    #expect(harness.frame(of: "Toggle Sidebar") == toggle)
  }

  @Test func `the selected text of a field can be transformed`() {
    struct Field: View {
      @State private var text = "word"
      @FocusedValue(\.editedText) private var edited

      var body: some View {
        TextField("Field", text: $text)
        Button("Change") { edited?.transform { $0.uppercased() } }.focusable(false)
        Text(verbatim: "is \(text)")
      }
    }
    let harness = Harness(VStack { Field() })
    harness.click("Field")
    harness.press("a", modifiers: .command)
    harness.click("Change")
    #expect(harness.text.contains("is WORD"))
  }

  // MARK: Title menus

  @Test func `an empty menu of the title offers to rename`() {
    let log = Log()
    let harness = window(
      Text("Content").navigationTitle("Title")
        .toolbar { ToolbarTitleMenu() }
        .renameAction { log.count += 1 })
    harness.click("Title")
    harness.click("Rename")
    #expect(log.count == 1)
  }

  private final class Log { var count = 0 }

  @Test func `the symbol of a document stands before the title of a window`() {
    let harness = window(
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .navigationDocument(URL(filePath: "/tmp/letter.txt"))
      })
    let symbol = harness.frame(of: "letter.txt")
    #expect((symbol?.maxX ?? .infinity) < (harness.frame(of: "Title")?.minX ?? 0))
  }

  @Test func `a scene's style can hide the titles of bars or make the bars lower`() {
    func harness(_ look: WindowToolbarLook) -> Harness {
      Harness(
        WindowContent(
          content: AnyView(
            Color.red.accessibilityIdentifier("content").navigationTitle("Title")
              .toolbar { Button("Item") {} })
        )
        .environment(\.windowToolbarLook, look), window: CGSize(width: 500, height: 300))
    }
    let plain = harness(UnifiedWindowToolbarStyle(showsTitle: false)._look.look)
    #expect(!plain.text.contains("Title"))
    #expect(plain.frame(of: "content")?.minY == CGFloat(52))
    let compact = harness(UnifiedCompactWindowToolbarStyle()._look.look)
    #expect(compact.text.contains("Title"))
    #expect(compact.frame(of: "content")?.minY == CGFloat(36 + 2 * 4))
  }
}
