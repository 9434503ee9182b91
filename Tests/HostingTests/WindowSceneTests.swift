import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Modifiers of scenes and their windows.
@MainActor struct WindowSceneTests {
  /// A window of 30 by 20 to 60 by 40 points.
  private struct Panel: App {
    var resizability = WindowResizability.automatic

    var body: some Scene {
      WindowGroup {
        Color.clear.frame(minWidth: 30, maxWidth: 60, minHeight: 20, maxHeight: 40)
      }
      .windowResizability(resizability)
      .defaultPosition(.topTrailing)
    }
  }

  private func window(_ panel: Panel) throws -> AppWindow {
    let app = AppSession(
      panel, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    app.update()
    window.session.frame(.window(CGSize(width: 50, height: 30)))
    return window
  }

  @Test func `a window is never smaller than its content, nor larger where the scene says so`()
    throws
  {
    let (least, greatest) = (CGSize(width: 30, height: 20), CGSize(width: 60, height: 40))
    let automatic = try window(Panel()).sizeLimits
    #expect(automatic.minimum == least && automatic.maximum == nil)
    let minimum = try window(Panel(resizability: .contentMinSize)).sizeLimits
    #expect(minimum.minimum == least && minimum.maximum == nil)
    let both = try window(Panel(resizability: .contentSize)).sizeLimits
    #expect(both.minimum == least && both.maximum == greatest)
  }

  /// Settings of two tabs.
  private struct SizedTabs: App {
    var body: some Scene {
      WindowGroup { Opener() }
      Settings {
        TabView {
          Tab("Fonts", systemImage: "gear") { Color.red.frame(width: 400, height: 100) }
          Tab("Sync", systemImage: "star") {
            Color.blue.frame(minWidth: 500, idealWidth: 520, maxWidth: 700, minHeight: 80)
          }
        }
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Color.clear.frame(width: 30, height: 30).onAppear { openSettings() }
    }
  }

  // The bar of a window is 52 points high, as recorded on macOS 26.
  @Test func `tabs of settings stand in the bar of the window, which has the size of each`() throws
  {
    let app = AppSession(
      SizedTabs(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let main = try #require(app.openFirstWindow())
    app.update()
    main.session.frame(.window(CGSize(width: 30, height: 30)))
    app.update()
    let window = try #require(app.windows.last)
    window.session.settle(.window(window.initialSize))
    #expect(window.title == "Fonts")
    #expect(window.initialSize == CGSize(width: 400, height: 100 + 52))
    #expect(window.sizeLimits.minimum == window.initialSize)
    #expect(window.sizeLimits.maximum == window.initialSize)
    #expect(window.takeSizeOfTab() == nil)
    let press = KeyEvent(.down, "2", modifiers: .command)
    window.session.send(.key(press))
    window.session.settle(.window(window.initialSize))
    #expect(window.title == "Sync")
    #expect(window.takeSizeOfTab() == CGSize(width: 520, height: 80 + 52))
    #expect(window.takeSizeOfTab() == nil)
    #expect(window.sizeLimits.minimum == CGSize(width: 500, height: 80 + 52))
    app.close()
  }

  /// A window in which a field, a list and a default may have the focus.
  private struct Login: App {
    var hasField = true
    var hasDefault = false

    var body: some Scene {
      WindowGroup { Fields(hasField: hasField, hasDefault: hasDefault) }
    }
  }

  private struct Fields: View {
    let hasField: Bool
    let hasDefault: Bool
    @State private var name = "Ann"
    @State private var choice: Int?
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Button("Help") {}
        if hasField {
          TextField("Name", text: $name).focused($focus, equals: "name")
          TextField("Mail", text: $name).focused($focus, equals: "mail")
        }
        List(0..<3, selection: $choice) { Text("row \($0)") }.focused($focus, equals: "list")
        Text("\(focus ?? "none") \(name) \(choice ?? -1)")
      }
      .modifier(MailFirst(focus: hasDefault ? $focus : nil))
    }
  }

  private struct MailFirst: ViewModifier {
    let focus: FocusState<String?>.Binding?

    func body(content: Content) -> some View {
      if let focus { content.defaultFocus(focus, "mail") } else { content }
    }
  }

  /// The last text after the window got the keys, and after some more input.
  private func focus(
    _ login: Login, _ platform: PlatformStyle = .mac, _ events: [InputEvent] = []
  ) throws -> String? {
    var environment = EnvironmentValues()
    environment.platformStyle = platform
    let app = AppSession(login, environment: environment, textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    func show() {
      app.update()
      for _ in 0..<4 { window.session.update(.window(CGSize(width: 400, height: 400))) }
    }
    window.phase = .active
    show()
    for event in events {
      window.session.send(event)
      show()
    }
    defer { app.close() }
    return window.session.graph.viewPlaces.compactMap(\.text).last
  }

  @Test func `a window of the Mac opens with the focus in its first field or list`() throws {
    #expect(try focus(Login()) == "name Ann -1")
    // The field's text is selected.
    #expect(try focus(Login(), .mac, [.text(.insert("Bob"))]) == "name Bob -1")
    #expect(try focus(Login(hasDefault: true)) == "mail Ann -1")
    #expect(try focus(Login(hasField: false)) == "list Ann -1")
    let down = InputEvent.key(KeyEvent(.down, .downArrow))
    #expect(try focus(Login(hasField: false), .mac, [down]) == "list Ann 0")
    #expect(try focus(Login(), .phone) == "none Ann -1")
  }

  private struct Asking: App {
    @State var isPresented = true

    var body: some Scene {
      Window("Asking", id: "asking") {
        Color.red.frame(width: 60, height: 40)
          .sheet(isPresented: $isPresented) {
            Button("Close") { isPresented = false }.frame(width: 300, height: 200)
          }
      }
      .windowResizability(.contentSize)
    }
  }

  /// Sheets of the Mac are windows of their own; here the window has to have room for them, and for the margin of 8 points
  /// around them.
  @Test(arguments: [false, true])
  func `a window with a sheet is as large as the sheet needs, below a menu bar, too`(
    _ showsMenuBar: Bool
  ) throws {
    let app = AppSession(
      Asking(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      showsMenuBar: showsMenuBar)
    let bar = showsMenuBar ? WindowContent.menuBarHeight : 0
    let window = try #require(app.openFirstWindow())
    func show() {
      app.update()
      window.session.frame(.window(CGSize(width: 60, height: 40 + bar)))
    }
    show()
    let needed = CGSize(width: 8 + 300 + 8, height: bar + 8 + 200 + 8)
    #expect(window.sizeLimits.minimum?.height == needed.height)
    #expect(window.sizeLimits.minimum.map { $0.width >= needed.width } ?? false)
    app.send(.key(KeyEvent(.down, .escape)), to: window)
    for _ in 0..<3 {
      show()
      window.session.advance(to: window.session.graph.clock.now + 1)
    }
    show()
    #expect(window.sizeLimits.minimum?.height == 40 + bar)
  }

  @Test func `a window opens in the scene's default position`() throws {
    #expect(try window(Panel()).description.defaultPosition == .topTrailing)
  }

  // MARK: Addresses

  /// The addresses that windows were given, each behind the name of its window.
  private final class Mail { var lines: [String] = [] }

  private struct Post: App {
    var mail = Mail()
    var preferring: Set<String> = []
    var allowing: Set<String> = []

    var body: some Scene {
      WindowGroup("Inbox", id: "inbox") {
        Text("inbox").onOpenURL { mail.lines.append("inbox \($0.absoluteString)") }
          .handlesExternalEvents(preferring: preferring, allowing: allowing)
      }
      .handlesExternalEvents(matching: [])
      WindowGroup("Letter", id: "letter") {
        Text("letter").onOpenURL { mail.lines.append("letter \($0.absoluteString)") }
      }
      .handlesExternalEvents(matching: ["/LETTER/"])
      WindowGroup("Other", id: "other") {
        Text("other").onOpenURL { mail.lines.append("other \($0.absoluteString)") }
      }
    }
  }

  private func open(_ address: String, in post: Post) throws -> [String] {
    let app = AppSession(
      post, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    app.open(WindowRequest(id: "inbox"))
    for window in app.windows { window.session.frame(.window(CGSize(width: 50, height: 30))) }
    app.open(try #require(URL(string: address)))
    return app.windows.map { $0.description.title ?? "" }
  }

  @Test func `an address opens a window of the matching scene, or of one without conditions`()
    throws
  {
    let post = Post()
    #expect(try open("my:/letter/7", in: post) == ["Inbox", "Letter"])
    #expect(post.mail.lines == ["letter my:/letter/7"])
    #expect(try open("my:/card/7", in: post) == ["Inbox", "Other"])
    #expect(post.mail.lines == ["letter my:/letter/7", "other my:/card/7"])
  }

  @Test(arguments: [(["card", ""], []), ([], ["CARD"]), ([], ["*"])] as [([String], [String])])
  func `an open window takes the addresses that it prefers or allows`(
    _ preferring: [String], _ allowing: [String]
  ) throws {
    let post = Post(preferring: Set(preferring), allowing: Set(allowing))
    #expect(try open("my:/card/7", in: post) == ["Inbox"])
    #expect(post.mail.lines == ["inbox my:/card/7"])
  }

  // MARK: Settings

  private struct Program: App {
    var body: some Scene {
      WindowGroup { SettingsLink() }
      Settings { Text("Volume") }
    }
  }

  @Test func `a settings link opens the window of the settings, and brings it to the front`() throws
  {
    let app = AppSession(
      Program(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let window = try #require(app.openFirstWindow())
    window.session.frame(.window(CGSize(width: 200, height: 100)))
    var shown: [String?] = []
    app.onOpen = { shown.append($0.description.title) }
    for phase in [PointerEvent.Phase.down, .up, .down, .up] {
      app.send(.pointer(PointerEvent(phase, at: CGPoint(x: 100, y: 50))), to: window)
    }
    let title = "\(ProcessInfo.processInfo.processName) Settings"
    #expect(app.windows.count == 2 && shown == [title, title])
  }

  private struct Twins: App {
    var body: some Scene {
      WindowGroup("Tree") { Text("one") }
      WindowGroup("Tree") { Text("two") }
      MenuBarExtra("Menu") { Text("three") }
      MenuBarExtra("Menu") { Text("four") }.menuBarExtraStyle(.window)
      MenuBarExtra("Menu") { Text("five") }.menuBarExtraStyle(.window)
    }
  }

  @Test func `scenes with the same name have separate windows`() throws {
    let app = AppSession(
      Twins(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      showsMenuBar: false)
    let window = try #require(app.openFirstWindow())
    let new = app.standardCommands(in: window).filter { $0.place == .newItem }
    #expect(new.count == 2)
    new[1].action()
    app.showsExtrasOutside = true
    app.update()
    for extra in app.extras.suffix(2) {
      // The second time, the window that is open comes to the front.
      app.openWindow(of: extra)
      app.openWindow(of: extra)
    }
    app.update()
    let texts = app.windows.flatMap { window in
      show(window)
      return window.session.graph.viewPlaces.compactMap(\.text)
    }
    #expect(texts == ["one", "two", "four", "five"])
    app.close()
  }

  private struct Tabbed: App {
    var content = AnyView(EmptyView())

    var body: some Scene {
      WindowGroup { SettingsLink() }
      Settings { content }
    }
  }

  /// The window with the settings.
  private func settings(_ content: some View) throws -> (AppSession, AppWindow) {
    var environment = EnvironmentValues()
    environment.platformStyle = .mac
    let app = AppSession(
      Tabbed(content: AnyView(content)), environment: environment,
      textEngine: FixedPitchTextEngine())
    _ = try #require(app.openFirstWindow())
    app.openSettings()
    let window = try #require(app.windows.last)
    show(window)
    return (app, window)
  }

  private func show(_ window: AppWindow) {
    for _ in 0..<3 { window.session.frame(.window(CGSize(width: 400, height: 200))) }
  }

  @Test func `settings with tabs have the title of the one that is shown`() throws {
    let tabs = TabView {
      // Tabs within a tab do not count.
      TabView { Text("inside").tabItem { Label("Inner", systemImage: "circle") } }
        .tabItem { Label("General", systemImage: "gear") }
      Text("mail").badge(3).tabItem { Label("Accounts", systemImage: "at") }
      Text("more").tabItem {
        Image(systemName: "star")
        Text("Extras")
      }
    }
    try expectTitles(["General", "Accounts", "Extras"], in: tabs)
  }

  @Test func `the new form of tabs gives titles, and so do tabs in a sidebar`() throws {
    let tabs = TabView {
      Tab("General", systemImage: "gear") { Text("a") }
      Tab("Accounts", systemImage: "at") { Text("b") }.badge(3)
    }
    try expectTitles(["General", "Accounts"], in: tabs)
    try expectTitles(["General", "Accounts"], in: tabs.tabViewStyle(.sidebarAdaptable))
  }

  /// Chooses the tabs in order, and then the first one again.
  private func expectTitles(_ titles: [String], in tabs: some View) throws {
    let (app, window) = try settings(tabs)
    #expect(window.title == titles.first)
    for number in Array(1...titles.count) + [1] {
      let key = KeyEquivalent(Character("\(number)"))
      app.send(.key(KeyEvent(.down, key, modifiers: .command)), to: window)
      show(window)
      #expect(window.title == titles[number - 1])
    }
    app.close()
  }

  @Test func `a title set by the views of a settings tab wins over the tab's own`() throws {
    let tabs = TabView {
      Text("a").navigationTitle("Appearance").tabItem { Text("Look") }
    }
    let (app, window) = try settings(tabs)
    #expect(window.title == "Appearance")
    app.close()
  }
}
