import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierContainers
@_spi(Espalier) @testable import EspalierControls
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// The menu bar of an app's windows, operated without a display.
@MainActor @Suite(.serialized) struct MenuBarTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private static let log = Log()

  private struct Orchard: App {
    @State private var isRipe = false

    var body: some Scene {
      WindowGroup("Tree") { Field() }
        .defaultSize(width: 300, height: 200)
        .commands {
          CommandMenu("Fruit") {
            Button("Pick") { MenuBarTests.log.lines.append("picked") }.keyboardShortcut("p")
            Toggle("Ripe", isOn: $isRipe)
            if isRipe { Button("Eat") { MenuBarTests.log.lines.append("eaten") } }
          }
          CommandGroup(after: .newItem) {
            Button("Open") { MenuBarTests.log.lines.append("opened") }
          }
        }
      Window("Barn", id: "barn") { Color.red.frame(width: 50, height: 40) }
      Settings { Color.green.frame(width: 50, height: 40) }
    }
  }

  private struct Field: View {
    @State private var text = "apple"

    var body: some View {
      TextField("Name", text: $text).frame(width: 120)
    }
  }

  @MainActor private final class Clipboard: HostServices {
    var clipboard: String?
    func setCursor(_ cursor: Cursor) {}
    func setTextInput(at caret: CGRect?) {}
    func open(_ url: URL) -> Bool { false }
    func openWindow(_ request: WindowRequest) {}
    func dismissWindow(_ request: WindowRequest) {}
  }

  /// An app with a window, and functions that operate it.
  @MainActor private struct Desk {
    let app: AppSession
    let window: AppWindow
    let clipboard = Clipboard()
    var size: CGSize

    init(_ app: some App = Orchard(), showsMenuBar: Bool = true) throws {
      MenuBarTests.log.lines = []
      var environment = EnvironmentValues()
      environment.platformStyle = .mac
      self.app = AppSession(
        app, environment: environment, textEngine: FixedPitchTextEngine(),
        showsMenuBar: showsMenuBar)
      window = try #require(self.app.openFirstWindow())
      size = window.initialSize
      window.session.graph.host = clipboard
      show()
    }

    func show() {
      app.update()
      for _ in 0..<20 {
        window.session.frame(.window(size))
        if !window.session.hasWork && !app.hasWork { return }
        app.update()
      }
    }

    var graph: ViewGraph { window.session.graph }

    /// All elements that assistive programs find.
    var elements: [AccessibilityNode] {
      var found: [AccessibilityNode] = []
      var pending = [graph.accessibilityTree()]
      while let node = pending.popLast() {
        found.append(node)
        pending += node.children.reversed()
      }
      return found
    }

    var field: AccessibilityNode? { elements.first { $0.role == .textField } }

    /// The texts of an open menu, or of the bar, as assistive programs find them.
    func labels(_ role: AccessibilityNode.Role) -> [String] {
      elements.last { $0.role == role }?.children.map(\.label) ?? []
    }

    func click(_ name: String) {
      guard let place = graph.viewPlaces.last(where: { $0.text == name }) else {
        Issue.record("\(name) is not shown")
        return
      }
      click(at: CGPoint(x: place.frame.midX, y: place.frame.midY))
    }

    func click(at point: CGPoint) {
      for phase in [PointerEvent.Phase.moved, .down, .up] {
        app.send(.pointer(PointerEvent(phase, at: point)), to: window)
        show()
      }
    }

    @discardableResult func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
      let isTaken = app.send(.key(KeyEvent(.down, key, modifiers: modifiers)), to: window)
      app.send(.key(KeyEvent(.up, key, modifiers: modifiers)), to: window)
      show()
      return isTaken
    }
  }

  private let bar: CGFloat = 24

  @Test func `the bar lists the standard menus and the app's own in the Mac's order`() throws {
    let desk = try Desk()
    let program = ProcessInfo.processInfo.processName
    #expect(desk.labels(.menuBar) == [program, "File", "Edit", "Fruit", "Window"])
    desk.app.close()
  }

  @Test func `the content has the size that the scene sets, below the bar`() throws {
    let desk = try Desk()
    #expect(desk.size == CGSize(width: 300, height: 200 + bar))
    let field = try #require(desk.field).frame
    #expect(abs(field.midY - (bar + 200 / 2)) <= 1)
    // The bar alone does not make a window wide.
    let least = desk.window.sizeLimits.minimum ?? .zero
    #expect(least.width <= 130)
    #expect(least.height >= bar)
    desk.app.close()
    let plain = try Desk(showsMenuBar: false)
    #expect(plain.size == CGSize(width: 300, height: 200))
    #expect(plain.labels(.menuBar) == [])
    plain.app.close()
  }

  private struct Shed: App {
    var body: some Scene {
      WindowGroup { Color.red.frame(width: 50, height: 40) }
        .commands { CommandMenu("Tools") { Button("Saw") {} } }
    }
  }

  @Test func `a window that is as large as it would like to be has room for its menus`() throws {
    var desk = try Desk(Shed())
    // Its titles are known once it has been laid out.
    desk.size = desk.window.initialSize
    desk.show()
    let last = try #require(
      desk.graph.viewPlaces.filter { $0.frame.maxY <= bar && $0.text != nil }.map(\.frame.maxX)
        .max())
    #expect(desk.size.width > 50)
    #expect(last <= desk.size.width)
    #expect(desk.size.height == 40 + bar)
    desk.app.close()
  }

  private struct Desktop: App {
    var content = AnyView(EmptyView())

    var body: some Scene { WindowGroup { content } }
  }

  @Test func `bars do not decide the width of a list or an editor, which open at the default size`()
    throws
  {
    func size(@ViewBuilder _ content: () -> some View) throws -> CGSize {
      var desk = try Desk(Desktop(content: AnyView(content())))
      defer { desk.app.close() }
      desk.size = desk.window.initialSize
      desk.show()
      return desk.window.initialSize
    }
    let standard = CGSize(width: 900, height: 450)
    #expect(try size { TextEditor(text: .constant("")) } == standard)
    #expect(try size { List(0..<3) { Text("row \($0)") } } == standard)
    #expect(try size { Color.red } == standard)
    #expect(
      try size {
        NavigationStack {
          List(0..<3) { Text("row \($0)") }
            .toolbar { ToolbarItem(placement: .principal) { Color.red.frame(width: 300) } }
        }
      } == standard)
    // A length of the content's own counts, as long as the menus have space.
    #expect(try size { Color.red.frame(width: 700) } == CGSize(width: 700, height: 10 + bar))
  }

  @Test func `in a narrow window the program's name makes room for the other titles`() throws {
    var desk = try Desk()
    func frame(_ title: String) -> CGRect? {
      desk.graph.viewPlaces.last { $0.text == title }?.frame
    }
    let name = try #require(frame(ProcessInfo.processInfo.processName))
    let whole = try #require(frame("Window")).maxX
    // All titles are as wide as they are, and the name has 30 points left.
    desk.size.width = whole - name.width + 30
    desk.show()
    #expect(try #require(frame("Window")).maxX <= desk.size.width)
    #expect(desk.labels(.menuBar).count == 5)
    desk.click("Fruit")
    #expect(desk.labels(.menu).first == "Pick")
    desk.app.close()
  }

  @Test func `menus without room are in a menu after the others`() throws {
    var desk = try Desk()
    let program = ProcessInfo.processInfo.processName
    // File is 4 characters of 8 points and twice 10 points wide, Edit as well, and Fruit 5 characters.
    desk.size.width = 8 + 40 + 52 + 52 + 60 + 8
    desk.show()
    #expect(desk.labels(.menuBar) == [program, "File", "Edit", "More"])
    for element in desk.elements where element.role == .menuItem {
      #expect(element.frame.maxX <= desk.size.width - 8)
      #expect(element.frame.width > 20)
    }
    // The pointer opens it, and a menu in it.
    let more = try #require(desk.elements.first { $0.label == "More" }).frame
    desk.click(at: CGPoint(x: more.midX, y: more.midY))
    #expect(desk.labels(.menu) == ["Fruit", "Window"])
    desk.click("Fruit")
    #expect(desk.labels(.menu) == ["Pick", "Ripe"])
    desk.click("Pick")
    #expect(Self.log.lines == ["picked"])
    #expect(desk.labels(.menu) == [])
    // A window that is wide enough again has all titles.
    desk.size.width = 800
    desk.show()
    #expect(desk.labels(.menuBar) == [program, "File", "Edit", "Fruit", "Window"])
    desk.app.close()
  }

  @Test func `keys reach the menus with a title and those in the menu of the others`() throws {
    var desk = try Desk()
    desk.size.width = 8 + 40 + 52 + 52 + 8
    desk.show()
    desk.press(.menuBar)
    desk.press(.rightArrow)
    #expect(desk.labels(.menu).first == "New Window")
    desk.press(.rightArrow)
    #expect(desk.labels(.menu) == ["Edit", "Fruit", "Window"])
    desk.press(.downArrow)
    desk.press(.rightArrow)
    #expect(desk.labels(.menu) == ["Pick", "Ripe"])
    desk.press(.return)
    #expect(Self.log.lines == ["picked"])
    // Around the end in both directions.
    desk.press(.menuBar)
    desk.press(.leftArrow)
    #expect(desk.labels(.menu) == ["Edit", "Fruit", "Window"])
    // The first line of the menu is highlighted and opens its own.
    desk.press(.rightArrow)
    #expect(desk.labels(.menu).first == "Undo")
    desk.press(.leftArrow)
    desk.press(.escape)
    desk.press(.menuBar)
    #expect(desk.labels(.menu) == ["Settings…", "Quit \(ProcessInfo.processInfo.processName)"])
    desk.app.close()
  }

  @Test func `where no title has room, one menu holds everything`() throws {
    var desk = try Desk(Tray())
    desk.size.width = 60
    desk.show()
    #expect(desk.labels(.menuBar) == ["More"])
    desk.press(.menuBar)
    let program = ProcessInfo.processInfo.processName
    #expect(desk.labels(.menu) == [program, "File", "Edit", "Window", "Weather", "Clock"])
    // The views of a panel stand at the menu in which it is.
    desk.click("Clock")
    #expect(desk.elements.contains { $0.label == "Noon" })
    desk.press(.escape)
    #expect(!desk.elements.contains { $0.label == "Noon" })
    desk.app.close()
  }

  private struct Tray: App {
    var body: some Scene {
      WindowGroup("One") { Color.red.frame(width: 60, height: 200) }
      MenuBarExtra("Weather", systemImage: "sun.max") { Button("Rain") {} }
      MenuBarExtra("Clock", systemImage: "clock") { Text("Noon") }.menuBarExtraStyle(.window)
    }
  }

  private struct Page: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Checks: FileDocument {
    static let readableContentTypes = [UTType(exportedAs: "com.example.check-list")]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Office: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { _ in Color.red }
      DocumentGroup(newDocument: Checks()) { _ in Color.red }
      DocumentGroup(viewing: Checks.self) { _ in Color.red }
    }
  }

  @Test func `the entries for new documents of several groups name their types`() throws {
    let desk = try Desk(Office())
    desk.click("File")
    let entries = desk.labels(.menu).filter { $0.hasPrefix("New") }
    #expect(entries == ["New Text Document", "New Check List Document"])
    desk.app.close()
  }

  @Test func `a menu opens by a click, and its entries do what they say`() throws {
    let desk = try Desk()
    desk.click("Fruit")
    #expect(desk.labels(.menu) == ["Pick", "Ripe"])
    desk.click("Pick")
    #expect(Self.log.lines == ["picked"])
    #expect(desk.labels(.menu) == [])
    desk.click("File")
    #expect(desk.labels(.menu) == ["New Window", "Open", "Close"])
    // A click on the title of an open menu closes it.
    desk.click("File")
    #expect(desk.labels(.menu) == [])
    desk.app.close()
  }

  @Test func `once a menu is open, moving the mouse to another title opens that one`() throws {
    let desk = try Desk()
    desk.click("File")
    let edit = try #require(desk.graph.viewPlaces.first { $0.text == "Edit" }).frame
    desk.app.send(
      .pointer(PointerEvent(.moved, at: CGPoint(x: edit.midX, y: edit.midY))), to: desk.window)
    desk.show()
    #expect(
      desk.labels(.menu) == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
    desk.app.close()
  }

  @Test func `F10 opens the first menu, arrow keys move along the bar, Escape closes`() throws {
    let desk = try Desk()
    #expect(desk.press(.menuBar))
    #expect(desk.labels(.menu) == ["Settings…", "Quit \(ProcessInfo.processInfo.processName)"])
    desk.press(.rightArrow)
    #expect(desk.labels(.menu).first == "New Window")
    desk.press(.leftArrow)
    desk.press(.leftArrow)
    // Around the end: the last menu lists the scene of one window and the window that is open.
    #expect(desk.labels(.menu) == ["Barn", "Tree"])
    desk.press(.escape)
    #expect(desk.labels(.menu) == [])
    desk.app.close()
  }

  @Test func `a change by a toggle in a menu shows the next time it opens`() throws {
    let desk = try Desk()
    desk.click("Fruit")
    desk.click("Ripe")
    desk.click("Fruit")
    #expect(desk.labels(.menu) == ["Pick", "Ripe", "Eat"])
    desk.click("Eat")
    #expect(Self.log.lines == ["eaten"])
    desk.app.close()
  }

  private struct Sorting: App {
    @State private var order = 1

    var body: some Scene {
      WindowGroup { Color.red.frame(width: 300, height: 300) }
        .commands {
          CommandMenu("Sort") {
            Button("Now") {}
            Section("Order") {
              Button("Rising") {}
              Button("Falling") {}
            }
            Picker("Key", selection: $order) {
              Text("Name").tag(1)
              Text("Date").tag(2)
            }
            .pickerStyle(.inline)
            Button("Later") {}
          }
          CommandGroup(before: .undoRedo) {
            Button("First") {}
            Section { Button("Second") {} }
          }
        }
    }
  }

  @Test func `sections and inline pickers of commands stand between lines`() throws {
    let desk = try Desk(Sorting())
    func middle(_ name: String) throws -> CGFloat {
      try #require(desk.graph.viewPlaces.last { $0.text == name }).frame.midY
    }
    // A line of a menu is 22 high, one between groups 1 with 5 above and below.
    func distance(_ first: String, _ second: String) throws -> CGFloat {
      try middle(second) - middle(first)
    }
    desk.click("Sort")
    #expect(try distance("Rising", "Falling") == 22)
    #expect(try distance("Name", "Date") == 22)
    #expect(try distance("Falling", "Name") == 22 + 11)
    #expect(try distance("Date", "Later") == 22 + 11)
    #expect(try distance("Now", "Order") > 22)
    #expect(desk.elements.first { $0.label == "Order" }?.role == .heading)
    desk.press(.escape)
    desk.click("Edit")
    #expect(try distance("First", "Second") == 22 + 11)
    #expect(try distance("Undo", "Redo") == 22)
    #expect(try distance("Redo", "Cut") == 22 + 11)
    desk.app.close()
  }

  private struct Orders: App {
    var body: some Scene {
      WindowGroup { Order().frame(width: 300, height: 200) }
    }
  }

  private final class Basket {
    var count = 0
  }

  private struct Order: View {
    let basket = Basket()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Button("Add") {
        basket.count += 1
        undoManager?.registerUndo(withTarget: basket) { $0.count -= 1 }
        undoManager?.setActionName("Add Item")
      }
    }
  }

  @Test func `Undo and Redo name the action`() throws {
    let desk = try Desk(Orders())
    desk.click("Edit")
    #expect(desk.labels(.menu).prefix(2) == ["Undo", "Redo"])
    desk.press(.escape)
    desk.click("Add")
    desk.click("Edit")
    #expect(desk.labels(.menu).prefix(2) == ["Undo Add Item", "Redo"])
    desk.click("Undo Add Item")
    desk.click("Edit")
    #expect(desk.labels(.menu).first == "Undo")
    desk.app.close()
  }

  @Test func `the Edit menu works on the field with the focus`() throws {
    let desk = try Desk()
    func isEnabled(_ name: String) -> Bool {
      desk.click("Edit")
      let found = desk.elements.first { $0.role == .menuItem && $0.label == name }
      desk.press(.escape)
      return found?.isEnabled ?? false
    }
    #expect(!isEnabled("Copy") && !isEnabled("Select All"))
    desk.press(.tab)
    #expect(isEnabled("Copy") && !isEnabled("Paste") && !isEnabled("Undo"))
    desk.click("Edit")
    desk.click("Cut")
    #expect(desk.clipboard.clipboard == "apple")
    #expect(isEnabled("Undo") && isEnabled("Paste"))
    desk.click("Edit")
    desk.click("Undo")
    #expect(desk.field?.value == "apple")
    desk.app.close()
  }

  @Test func `menu entries open windows, list them and close them`() throws {
    let desk = try Desk()
    desk.click("File")
    desk.click("New Window")
    #expect(desk.app.windows.map(\.title) == ["Tree", "Tree"])
    desk.click("Window")
    desk.click("Barn")
    #expect(desk.app.windows.map(\.title) == ["Tree", "Tree", "Barn"])
    var raised: [Int] = []
    desk.app.onOpen = { raised.append($0.id) }
    #expect(desk.press("`", .command))
    #expect(desk.press("`", [.command, .shift]))
    #expect(raised == [desk.app.windows[1].id, desk.app.windows[2].id])
    desk.click("File")
    desk.click("Close")
    #expect(desk.app.windows.map(\.title) == ["Tree", "Barn"])
    desk.app.close()
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup("One") { Color.red.frame(width: 60, height: 40) }
        .commandsRemoved()
      WindowGroup("Two", id: "two") { Color.red }
        .commands { CommandGroup(replacing: .saveItem) { Button("Store") {} } }
    }
  }

  @Test func `removed and replaced commands are not in the menus, and have no shortcut`() throws {
    var desk = try Desk(Plain())
    // The width of the titles is known once they have been laid out.
    desk.size = desk.window.initialSize
    desk.show()
    desk.click("File")
    #expect(desk.labels(.menu) == ["New Window", "Store"])
    desk.press(.escape)
    #expect(!desk.press("w", .command))
    #expect(desk.press("n", .command))
    #expect(desk.app.windows.map(\.title) == ["One", "Two"])
    desk.app.close()
  }

  private struct Keyed: App {
    var body: some Scene {
      WindowGroup("One") { Color.red.frame(width: 400, height: 200) }
        .keyboardShortcut("o", modifiers: [.command, .shift])
      Window("Barn", id: "barn") { Color.red }.keyboardShortcut("b")
    }
  }

  @Test func `scenes have keys that open their windows`() throws {
    let desk = try Desk(Keyed())
    #expect(desk.press("b", .command))
    #expect(desk.app.windows.map(\.title) == ["One", "Barn"])
    #expect(desk.press("o", [.command, .shift]))
    #expect(desk.app.windows.map(\.title) == ["One", "Barn", "One"])
    desk.app.close()
  }

  private struct Mirrored: App {
    var body: some Scene {
      WindowGroup("One") { Color.red.frame(width: 400, height: 200) }
        .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test func `where text runs from right to left, the bar begins at the right`() throws {
    let desk = try Desk(Mirrored())
    let places = desk.graph.viewPlaces
    let file = try #require(places.first { $0.text == "File" }).frame
    let edit = try #require(places.first { $0.text == "Edit" }).frame
    #expect(edit.maxX < file.minX)
    #expect(file.maxX < 400)
    desk.press(.menuBar)
    desk.press(.leftArrow)
    #expect(desk.labels(.menu).first == "New Window")
    desk.app.close()
  }

  private struct Titled: App {
    var body: some Scene {
      WindowGroup("Scene") { Color.red.frame(width: 60, height: 40).navigationTitle("Content") }
    }
  }

  @Test func `the content's title is the window's`() throws {
    let desk = try Desk(Titled())
    #expect(desk.window.title == "Content")
    desk.app.close()
  }
}
