import Espalier
import EspalierDrawing
import EspalierHosting
import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import EspalierControls

@MainActor struct MenuTests {
  private struct Edit: View {
    let log: Log

    var body: some View {
      Menu("Edit") {
        Button("Copy") { log.note("copy") }
        Button("Paste") { log.note("paste") }.disabled(true)
        Divider()
        Menu("More") {
          Button("Delete", role: .destructive) { log.note("delete") }
        }
      }
    }
  }

  @Test func `a menu opens on a click and closes when an action was chosen`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    #expect(harness.text == ["Edit"])
    harness.click("Edit")
    #expect(harness.text == ["Edit", "Copy", "Paste", "More"])
    harness.click("Copy")
    #expect(log.entries == ["copy"])
    #expect(harness.text == ["Edit"])
  }

  @Test func `a screen reader says the titles of lines, and not the names of their icons`() {
    let harness = Harness(
      Menu("Edit") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button {
        } label: {
          Image(systemName: "trash")
          Text("Delete")
        }
        Button {
        } label: {
          Image(systemName: "star")
        }
      })
    harness.click("Edit")
    let lines = harness.graph.accessibilityTree().descendants { $0.role == .menuItem }
    #expect(lines.map(\.label) == ["Copy", "Delete", "star"])
  }

  @Test func `a click elsewhere closes it, and so does Escape`() {
    let harness = Harness(Edit(log: Log()))
    harness.click("Edit")
    harness.click(at: CGPoint(x: 2, y: 2))
    #expect(harness.text == ["Edit"])
    harness.click("Edit")
    harness.press(.escape)
    #expect(harness.text == ["Edit"])
  }

  @Test func `a disabled line does nothing`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.click("Edit")
    harness.click("Paste")
    #expect(log.entries == [])
    #expect(harness.text.contains("Paste"))
  }

  @Test func `keys walk over the enabled lines and into submenus`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.click("Edit")
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.rightArrow)
    #expect(harness.text.contains("Delete"))
    harness.press(.downArrow)
    harness.press(.return)
    #expect(log.entries == ["delete"])
    #expect(harness.text == ["Edit"])
  }

  @Test func `the mouse opens a submenu by resting on its line`() {
    let log = Log()
    let harness = Harness(Edit(log: log))
    harness.click("Edit")
    harness.hover("More")
    harness.click("Delete")
    #expect(log.entries == ["delete"])
    #expect(harness.text == ["Edit"])
  }

  @Test func `a menu closes when the view that opened it is removed`() {
    let handle = Handle<Bool>()
    let harness = Harness(Closing(handle: handle))
    harness.click("Edit")
    #expect(harness.text.contains("Copy"))
    handle.value = false
    harness.update()
    #expect(harness.text == [])
    #expect(harness.diagnostics == [])
  }

  private struct Closing: View {
    let handle: Handle<Bool>
    @State private var isShown = true

    var body: some View {
      let _ = handle.take($isShown)
      if isShown { Edit(log: Log()) }
    }
  }

  @Test func `a click of the secondary button opens a context menu`() {
    let log = Log()
    let harness = Harness(
      Color.blue.contextMenu {
        Button("Inspect") { log.note("inspected") }
      })
    let point = CGPoint(x: 40, y: 30)
    harness.send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
    harness.send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
    harness.update()
    #expect(harness.text == ["Inspect"])
    harness.click("Inspect")
    #expect(log.entries == ["inspected"])
  }

  /// A long press lasts half a second; that of a mouse has no effect, since a mouse has a second button.
  @Test(arguments: [PointerEvent.Kind.mouse, .touch], [PlatformStyle.mac, .phone])
  func `a finger that rests on a view opens its context menu`(
    kind: PointerEvent.Kind, platform: PlatformStyle
  ) {
    let harness = Harness(
      Color.blue.contextMenu { Button("Inspect") {} }.environment(\.platformStyle, platform))
    harness.send(.pointer(PointerEvent(.down, at: CGPoint(x: 40, y: 30), kind: kind)))
    harness.advance(by: 0.6)
    #expect(harness.text == (kind == .mouse && platform == .mac ? [] : ["Inspect"]))
  }

  /// What a view with a context menu does when it is pressed.
  enum Pressed: CaseIterable { case button, link, tap, drag, row, listLink, toggle }

  private struct PressedView: View {
    let kind: Pressed
    let log: Log
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        switch kind {
        case .button: Button("View") { log.note("pressed") }.contextMenu { Button("Inspect") {} }
        case .link:
          NavigationLink("View") { Text("pushed") }.contextMenu { Button("Inspect") {} }
        case .tap:
          Text("View").onTapGesture { log.note("pressed") }.contextMenu { Button("Inspect") {} }
        case .drag:
          Text("View")
            .gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.note("pressed") })
            .contextMenu { Button("Inspect") {} }
        case .row:
          List(selection: $selection) { Text("View").tag(1).contextMenu { Button("Inspect") {} } }
            .onChange(of: selection) { log.note("pressed") }
        case .listLink:
          List {
            NavigationLink("View") { Text("pushed") }.contextMenu { Button("Inspect") {} }
          }
        case .toggle:
          Toggle("View", isOn: Binding(get: { false }, set: { _ in log.note("pressed") }))
            .toggleStyle(.button).contextMenu { Button("Inspect") {} }
        }
      }
    }
  }

  @Test(arguments: Pressed.allCases)
  func `a finger that opens a context menu does nothing else`(_ kind: Pressed) throws {
    let log = Log()
    let harness = Harness(PressedView(kind: kind, log: log), platform: .phone)
    let frame = try #require(harness.frame(of: "View"))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    harness.advance(by: 0.6)
    #expect(harness.text.contains("Inspect"))
    harness.send(.pointer(PointerEvent(.up, at: point, kind: .touch)))
    harness.advance(by: 1)
    #expect(harness.text.contains("Inspect"))
    #expect(!harness.text.contains("pushed"))
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: [0.2, 0.8])
  func `a press of a menu with a primary action runs it, and a long one opens the menu`(
    _ seconds: Double
  ) throws {
    let log = Log()
    let harness = Harness(
      Menu("Add") {
        Button("Other") {}
      } primaryAction: {
        log.note("added")
      }, platform: .phone)
    let frame = try #require(harness.frame(of: "Add"))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.send(.pointer(PointerEvent(.down, at: point, kind: .touch)))
    harness.advance(by: seconds)
    harness.send(.pointer(PointerEvent(.up, at: point, kind: .touch)))
    harness.advance(by: 0.5)
    #expect(log.entries == (seconds < 0.5 ? ["added"] : []))
    #expect(harness.text.contains("Other") == (seconds > 0.5))
  }

  @Test func `lines of a menu report whether they are on and which one is highlighted`() {
    let harness = Harness(
      Menu("View") {
        Toggle("Grid", isOn: .constant(true))
        Toggle("Rulers", isOn: .constant(false))
        Picker("Zoom", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
        Button("Print") {}
      })
    harness.click("View")
    harness.press(.downArrow)
    var menu = harness.graph.accessibilityTree()
    func line(_ name: String) -> AccessibilityNode? { menu.first { $0.label == name } }
    #expect(["Grid", "Rulers", "Print"].map { line($0)?.value } == ["1", "0", ""])
    #expect(["Small", "Large", "Print"].map { line($0)?.isChoice } == [true, true, false])
    #expect(["Small", "Large"].map { line($0)?.isSelected } == [false, true])
    #expect(["Grid", "Rulers", "Large"].map { line($0)?.isFocused } == [true, false, false])
    for _ in 0..<3 { harness.press(.downArrow) }
    menu = harness.graph.accessibilityTree()
    #expect(["Grid", "Rulers", "Large"].map { line($0)?.isFocused } == [false, false, true])
  }

  @Test func `help is shown when the mouse has rested for a second`() {
    let harness = Harness(Text("Rate").help("Kilometers per hour"))
    harness.hover("Rate")
    harness.advance(by: 0.9)
    #expect(harness.text == ["Rate"])
    harness.advance(by: 0.2)
    #expect(harness.text == ["Rate", "Kilometers per hour"])
    harness.move(to: CGPoint(x: 1, y: 1))
    #expect(harness.text == ["Rate"])
  }

  @Test func `a press and a key end help, until the mouse comes anew`() {
    for interrupt: (Harness) -> Void in [{ $0.click("Rate") }, { $0.press(.space) }] {
      let harness = Harness(Text("Rate").help("Kilometers per hour"))
      harness.hover("Rate")
      harness.advance(by: 1.1)
      #expect(harness.text == ["Rate", "Kilometers per hour"])
      interrupt(harness)
      #expect(harness.text == ["Rate"])
      harness.hover("Rate")
      harness.advance(by: 2)
      #expect(harness.text == ["Rate"])
      harness.move(to: CGPoint(x: 1, y: 1))
      harness.hover("Rate")
      harness.advance(by: 1.1)
      #expect(harness.text == ["Rate", "Kilometers per hour"])
    }
  }

  @Test func `a long help text wraps in its panel`() {
    let long = "As far as one comes in an hour at the speed that the car has now"
    let harness = Harness(Text("Rate").help(long), window: CGSize(width: 400, height: 200))
    harness.hover("Rate")
    harness.advance(by: 1.1)
    // The panel begins 20 points below the pointer, which is in the window's middle, and leaves 3 around the text.
    let top: CGFloat = 200 / 2 + 20 + 3
    #expect(harness.frame(of: long)?.minY == top)
    #expect((harness.frame(of: long)?.width ?? 0) <= 300)
  }

  @Test func `a shortcut takes no room from the title`() {
    let harness = Harness(
      Menu("Edit") {
        Button("Copy", systemImage: "doc") {}
          .keyboardShortcut("c", modifiers: [.control, .option, .shift, .command])
      })
    harness.click("Edit")
    // Characters are 8 points wide.
    let (title, shortcut): (CGFloat, CGFloat) = (4 * 8, 5 * 8)
    #expect(harness.frame(of: "Copy")?.width == title)
    #expect(harness.frame(of: "⌃⌥⇧⌘C")?.width == shortcut)
  }

  // Except on Apple's machines, Control stands for Command in windows and on pages.
  @Test func `a shortcut is shown by the names of its keys`() {
    let harness = Harness(
      Menu("Edit") {
        Button("Copy") {}.keyboardShortcut("c")
        Button("Paste") {}.keyboardShortcut("v", modifiers: [.command, .option, .shift])
        Button("Both") {}.keyboardShortcut(.delete, modifiers: [.command, .control])
        Button("Plain") {}.keyboardShortcut(.escape, modifiers: [])
      }
    ) { $0.shortcutKeys = .control }
    harness.click("Edit")
    #expect(
      harness.text == [
        "Edit", "Copy", "Ctrl+C", "Paste", "Ctrl+Alt+Shift+V", "Both", "Ctrl+Super+Backspace",
        "Plain", "Esc",
      ])
  }

  private struct Details: View {
    @State private var isShown = false

    var body: some View {
      Button("Details") { isShown = true }
        .popover(isPresented: $isShown) { Text("inside") }
    }
  }

  @Test func `a popover is shown while its binding is true, and ends by a click elsewhere`() {
    let harness = Harness(Details())
    harness.click("Details")
    #expect(harness.text == ["Details", "inside"])
    let (button, panel) = (
      harness.frame(of: "Details") ?? .zero, harness.frame(of: "inside") ?? .zero
    )
    #expect(abs(button.midX - panel.midX) < 1 && panel.minY > button.maxY)
    harness.click(at: CGPoint(x: 2, y: 2))
    #expect(harness.text == ["Details"])
  }

  @Test func `lines of a menu show their badges at the end`() throws {
    let harness = Harness(
      Menu("Mail") {
        Button("Inbox") {}.badge(3)
        Button("Sent with a longer name") {}
        Toggle("Marked", isOn: .constant(true)).badge("new")
      })
    harness.click("Mail")
    let (few, word) = try (#require(harness.frame(of: "3")), #require(harness.frame(of: "new")))
    #expect(few.maxX == word.maxX)
    #expect(try few.minX > #require(harness.frame(of: "Sent with a longer name")).maxX)
    #expect(try few.midY == #require(harness.frame(of: "Inbox")).midY)
  }

  /// The room is the window within a margin of 8 points.
  ///
  /// It reaches from 8 to 392, and from 8 to 292. View and menu are 10 points apart.
  @Test(arguments: [
    // Below, with the edges at the side of the window aligned.
    (
      CGRect(x: 100, y: 50, width: 80, height: 40), CGPoint(x: 100, y: 50),
      CGPoint(x: 100, y: 50 + 40 + 10)
    ),
    (
      CGRect(x: 300, y: 50, width: 80, height: 40), CGPoint(x: 300, y: 50),
      CGPoint(x: 300 + 80 - 200, y: 100)
    ),
    // Above, because 250 + 40 + 10 + 100 is more than 292.
    (
      CGRect(x: 100, y: 250, width: 80, height: 40), CGPoint(x: 100, y: 250),
      CGPoint(x: 100, y: 250 - 10 - 100)
    ),
    // There is no room on either side: the view moves up, so that the menu ends at 292.
    (
      CGRect(x: 100, y: 90, width: 80, height: 120), CGPoint(x: 100, y: 292 - 100 - 10 - 120),
      CGPoint(x: 100, y: 192)
    ),
  ])
  func `a menu stands below the view that it lifts, or above it`(
    _ place: CGRect, _ view: CGPoint, _ menu: CGPoint
  ) throws {
    let snapshot = LayoutSnapshot(
      of: LiftedMenuLayout(place: place) {
        Color.red.frame(idealWidth: place.width, idealHeight: place.height)
          .accessibilityIdentifier("view")
        Color.blue.frame(idealWidth: 200, idealHeight: 100).accessibilityIdentifier("menu")
      }, window: CGSize(width: 400, height: 300))
    #expect(snapshot.frame(of: "view") == CGRect(origin: view, size: place.size))
    #expect(
      snapshot.frame(of: "menu") == CGRect(origin: menu, size: CGSize(width: 200, height: 100)))
  }

  @Test func `a view without room for its menu is lifted smaller`() {
    let place = CGRect(x: 100, y: 20, width: 80, height: 348)
    let snapshot = LayoutSnapshot(
      of: LiftedMenuLayout(place: place) {
        Color.red.frame(idealWidth: 80, idealHeight: 348).accessibilityIdentifier("view")
        Color.blue.frame(idealWidth: 200, idealHeight: 100).accessibilityIdentifier("menu")
      }, window: CGSize(width: 400, height: 300))
    // Of 284 points the menu and the distance leave 174: half of 348.
    #expect(snapshot.frame(of: "view") == CGRect(x: 140 - 20, y: 8, width: 40, height: 174))
    #expect(snapshot.frame(of: "menu")?.minY == CGFloat(8 + 174 + 10))
  }

  @Test
  func
    `a context menu that a finger opens on a phone lifts the view, and a tap beside it puts it down`()
    throws
  {
    let harness = Harness(
      Text("Photo").contextMenu { Button("Inspect") {} }, platform: .phone)
    let frame = try #require(harness.frame(of: "Photo"))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      harness.send(.pointer(PointerEvent(phase, at: point, kind: .touch)))
    }
    let glyphs = harness.displayListText.components(separatedBy: "(glyphs").count
    touch(.down, middle)
    harness.advance(by: 0.6)
    touch(.up, middle)
    harness.advance(by: 1)
    // The text is painted at its place, again above the window, and below it is the line of the menu.
    #expect(harness.displayListText.components(separatedBy: "(glyphs").count == glyphs + 2)
    let line = try #require(harness.frame(of: "Inspect"))
    #expect(line.minY > frame.maxY + 10)
    #expect(harness.frame(of: "Photo") == frame)
    touch(.down, CGPoint(x: 5, y: 5))
    touch(.up, CGPoint(x: 5, y: 5))
    harness.advance(by: 1)
    #expect(harness.text == ["Photo"])
    #expect(harness.diagnostics == [])
  }

  @Test func `an outline for context menus is that of the lifted view`() {
    let harness = Harness(
      Color.red.frame(width: 40, height: 40).contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Inspect") {} }, platform: .phone)
    #expect(!harness.displayListText.contains("clip"))
    harness.send(
      .pointer(PointerEvent(.down, at: CGPoint(x: 200, y: 150), kind: .touch)))
    harness.advance(by: 0.6)
    #expect(
      harness.displayListText.contains("(clip (ellipse") || harness.displayListText.contains("clip")
    )
  }
}
