import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

/// Utility windows, alert scenes, and what views and people may do with windows.
@MainActor @Suite(.serialized) struct WindowKindTests {
  private func start(
    _ app: some App, alertsAlone: Bool = true, menuBar: Bool = false
  ) throws -> AppSession {
    let session = AppSession(
      app, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(),
      showsMenuBar: menuBar)
    session.showsAlertsAlone = alertsAlone
    let window = try #require(session.openFirstWindow())
    window.phase = .active
    show(session)
    return session
  }

  /// Lets some seconds pass, so that presented layers have settled.
  private func show(_ app: AppSession) {
    for _ in 0..<4 {
      app.update()
      for window in app.windows {
        window.session.advance(to: window.session.graph.clock.now.addingTimeInterval(1))
        window.session.frame(.window(CGSize(width: 400, height: 300)))
      }
    }
  }

  private func texts(_ window: AppWindow) -> [String] {
    window.session.graph.viewPlaces.compactMap(\.text)
  }

  private func click(_ name: String, in window: AppWindow, of app: AppSession) throws {
    let place = try #require(
      window.session.graph.viewPlaces.last { $0.text == name }, "\(texts(window))")
    let point = CGPoint(x: place.frame.midX, y: place.frame.midY)
    app.send(.pointer(PointerEvent(.down, at: point)), to: window)
    app.send(.pointer(PointerEvent(.up, at: point)), to: window)
    show(app)
  }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], in window: AppWindow, of app: AppSession
  ) {
    app.send(.key(KeyEvent(.down, key, modifiers: modifiers)), to: window)
    app.send(.key(KeyEvent(.up, key, modifiers: modifiers)), to: window)
    show(app)
  }

  // MARK: Tools

  private struct Studio: App {
    var body: some Scene {
      WindowGroup("Photos", id: "photos", for: String.self) { $name in Photo(name: name ?? "none") }
      UtilityWindow("Info", id: "info") { Info() }
    }
  }

  private struct Photo: View {
    let name: String
    @State private var selection = 0

    var body: some View {
      Button("Select \(selection)") { selection += 1 }
        .focusedSceneValue(\.photo, "\(name) \(selection)")
    }
  }

  private struct Info: View {
    @FocusedValue(\.photo) private var photo

    var body: some View { Text(verbatim: photo ?? "no photo") }
  }

  @Test func `a utility window sees the values of the last used window`() throws {
    let app = try start(Studio())
    app.open(WindowRequest(id: "photos", value: "pear"))
    app.open(WindowRequest(id: "info"))
    show(app)
    let (first, second, tools) = (app.windows[0], app.windows[1], app.windows[2])
    #expect(texts(tools) == ["none 0"])
    (first.phase, second.phase) = (.inactive, .active)
    show(app)
    #expect(texts(tools) == ["pear 0"])
    try click("Select 0", in: second, of: app)
    #expect(texts(tools) == ["pear 1"])
    // The utility window itself does not count as such a window.
    (second.phase, tools.phase) = (.inactive, .active)
    show(app)
    #expect(texts(tools) == ["pear 1"])
    app.close()
  }

  @Test func `a utility window closes with Escape and with the last of the others`() throws {
    let app = try start(Studio())
    #expect(app.windows.map(\.title) == ["Photos"])
    app.open(WindowRequest(id: "info"))
    show(app)
    #expect(!app.windows[1].allowsMinimizing)
    press(.escape, in: app.windows[1], of: app)
    #expect(app.windows.map(\.title) == ["Photos"])
    app.open(WindowRequest(id: "info"))
    app.open(WindowRequest(id: "info"))
    #expect(app.windows.count == 2)
    app.windows[0].closeForPerson()
    #expect(app.windows.isEmpty)
    app.close()
  }

  @Test func `the View menu shows and hides a utility window`() throws {
    let app = try start(Studio())
    func entry() throws -> StandardCommand {
      try #require(
        app.standardCommands(in: app.windows[0]).first { $0.place == .sidebar })
    }
    func title() throws -> String { try entry().title.plainString(in: EnvironmentValues()) }
    #expect(try title() == "Show Info")
    try entry().action()
    #expect(app.windows.count == 2)
    #expect(try title() == "Hide Info")
    try entry().action()
    #expect(app.windows.count == 1)
    app.close()
  }

  // MARK: Alerts

  private struct Guarded: App {
    @State private var isShown = true
    @State private var answer = "none"

    var body: some Scene {
      WindowGroup {
        VStack {
          Text(verbatim: "answer \(answer)")
          Button("Again") { isShown = true }
        }
      }
      AlertScene("Login Required", isPresented: $isShown) {
        Button("Log In") { answer = "in" }
        Button("Cancel", role: .cancel) { answer = "cancelled" }
      } message: {
        Text("Your password has changed.")
      }
    }
  }

  @Test func `a scene's alert is a window that the others wait for`() throws {
    let app = try start(Guarded())
    #expect(app.windows.count == 2)
    let (main, alert) = (app.windows[0], app.windows[1])
    #expect(texts(alert).contains("Login Required"))
    #expect(texts(alert).contains("Your password has changed."))
    #expect(alert.description.frame == .none && !alert.allowsClosing)
    var raised: [AppWindow] = []
    app.onOpen = { raised.append($0) }
    try click("Again", in: main, of: app)
    #expect(raised.allSatisfy { $0 === alert } && !raised.isEmpty)
    try click("Log In", in: alert, of: app)
    #expect(app.windows.count == 1 && texts(main).contains("answer in"))
    try click("Again", in: main, of: app)
    press(.escape, in: try #require(app.windows.last), of: app)
    #expect(app.windows.count == 1 && texts(main).contains("answer cancelled"))
    app.close()
  }

  // The card of an alert is 260 wide; in a window of its own the desktop draws what is around it.
  @Test func `the window of an alert is as large as its card`() throws {
    let app = try start(Guarded())
    #expect(app.windows[1].session.idealWindowSize.width == 260)
    app.close()
  }

  @Test func `where windows cannot stand alone, an alert scene appears above the others' views`()
    throws
  {
    let app = try start(Guarded(), alertsAlone: false)
    #expect(app.windows.count == 1)
    #expect(texts(app.windows[0]).contains("Login Required"))
    press(.return, in: app.windows[0], of: app)
    #expect(texts(app.windows[0]).contains("answer in"))
    app.close()
  }

  // MARK: Closing

  private struct Draft: App {
    @State private var isChanged = true
    @State private var log = ""

    var body: some Scene {
      WindowGroup {
        Button("Change \(log)") { isChanged = true }
          .dismissalConfirmationDialog("Save this draft?", shouldPresent: isChanged) {
            Button("Save") {
              log += "s"
              isChanged = false
            }
            Button("Delete", role: .destructive) { log += "d" }
          } message: {
            Text("It has changes.")
          }
      }
    }
  }

  @Test func `a question keeps a window open until an answer that does not cancel`() throws {
    for (answer, closes) in [("Cancel", false), ("Save", true), ("Delete", true)] {
      let app = try start(Draft())
      let window = app.windows[0]
      window.closeForPerson()
      show(app)
      #expect(app.windows.count == 1)
      #expect(
        texts(window).contains("Save this draft?") && texts(window).contains("It has changes."))
      try click(answer, in: window, of: app)
      #expect(app.windows.isEmpty == closes, "\(answer)")
      app.close()
    }
  }

  @Test func `an unnecessary question is not asked`() throws {
    struct Plain: App {
      var body: some Scene {
        WindowGroup {
          Text("Plain").dismissalConfirmationDialog("Save?", shouldPresent: false) {}
        }
      }
    }
    let app = try start(Plain())
    app.windows[0].closeForPerson()
    #expect(app.windows.isEmpty)
  }

  private struct Welcome: App {
    var body: some Scene {
      WindowGroup {
        Text("Welcome")
          .windowDismissBehavior(.disabled)
          .windowMinimizeBehavior(.disabled)
          .windowResizeBehavior(.disabled)
      }
    }
  }

  @Test func `views keep people from closing, minimizing and resizing their window`() throws {
    let app = try start(Welcome())
    let window = app.windows[0]
    #expect(!window.allowsClosing && !window.allowsMinimizing && !window.allowsResizing)
    window.closeForPerson()
    press("w", .command, in: window, of: app)
    #expect(app.windows.count == 1)
    // The program can still close it.
    window.close()
    #expect(app.windows.isEmpty)
  }

  private struct Film: App {
    var visibility = WindowToolbarFullScreenVisibility.automatic

    var body: some Scene {
      WindowGroup {
        Color.red.accessibilityIdentifier("film")
          .toolbar { Button("Pause") {} }
          .windowToolbarFullScreenVisibility(visibility)
      }
    }
  }

  private func move(to point: CGPoint, in window: AppWindow, of app: AppSession) {
    app.send(.pointer(PointerEvent(.moved, at: point)), to: window)
    show(app)
  }

  // The bar is 52 high.
  @Test func `a full-screen window shows its bar as its views ask`() throws {
    func top(_ window: AppWindow) -> CGFloat? {
      window.session.graph.viewPlaces.first { $0.identifier == "film" }?.frame.minY
    }
    let heights: [(WindowToolbarFullScreenVisibility, CGFloat)] = [
      (.automatic, 52), (.visible, 52), (.onHover, 0),
    ]
    for (visibility, height) in heights {
      let app = try start(Film(visibility: visibility))
      let window = app.windows[0]
      #expect(top(window) == 52 && texts(window).contains("Pause"))
      window.isFullScreen = true
      show(app)
      #expect(top(window) == height)
      #expect(texts(window).contains("Pause") == (height > 0))
      move(to: CGPoint(x: 200, y: 1), in: window, of: app)
      #expect(texts(window).contains("Pause") && top(window) == height)
      move(to: CGPoint(x: 200, y: 200), in: window, of: app)
      #expect(texts(window).contains("Pause") == (height > 0))
      window.isFullScreen = false
      show(app)
      #expect(top(window) == 52)
      app.close()
    }
  }

  @Test func `moving the pointer to the menu bar shows a hidden bar`() throws {
    let app = try start(Film(visibility: .onHover), menuBar: true)
    let window = app.windows[0]
    window.isFullScreen = true
    show(app)
    #expect(!texts(window).contains("Pause"))
    move(to: CGPoint(x: 200, y: 1), in: window, of: app)
    #expect(texts(window).contains("Pause"))
    // From the menu bar onto the bar below it.
    move(to: CGPoint(x: 200, y: 24 + 20), in: window, of: app)
    #expect(texts(window).contains("Pause"))
    move(to: CGPoint(x: 200, y: 200), in: window, of: app)
    #expect(!texts(window).contains("Pause"))
    app.close()
  }

  @Test func `the View menu makes a window full-screen, unless its views forbid it`() throws {
    let app = try start(Film())
    app.onFullScreen = { $0.isFullScreen.toggle() }
    let window = app.windows[0]
    press("\u{F70E}", in: window, of: app)
    #expect(window.isFullScreen)
    press("\u{F70E}", in: window, of: app)
    #expect(!window.isFullScreen)
    app.close()
    let fixed = try start(Welcome())
    fixed.onFullScreen = { $0.isFullScreen.toggle() }
    press("\u{F70E}", in: fixed.windows[0], of: fixed)
    #expect(!fixed.windows[0].isFullScreen)
    fixed.close()
  }

  // MARK: Looks

  private struct Opener: App {
    var body: some Scene {
      WindowGroup { Links() }
      WindowGroup("Detail", id: "detail") { Text("Detail").toolbar { Button("Item") {} } }
    }
  }

  private struct Links: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Button("Plain") { openWindow(id: "detail") }
        Bare().presentedWindowStyle(.hiddenTitleBar).presentedWindowToolbarStyle(.unifiedCompact)
      }
    }
  }

  private struct Bare: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("Bare") { openWindow(id: "detail") } }
  }

  @Test func `a view sets the look of the windows that it opens`() throws {
    let app = try start(Opener())
    try click("Plain", in: app.windows[0], of: app)
    try click("Bare", in: app.windows[0], of: app)
    let (plain, bare) = (app.windows[1].description, app.windows[2].description)
    #expect(plain.frame == .titled && bare.frame == .none)
    #expect(!plain.environment.windowToolbarLook.isCompact)
    #expect(bare.environment.windowToolbarLook.isCompact)
    // It stays when the scenes are evaluated again.
    app.updateEnvironment { $0.colorScheme = .dark }
    #expect(app.windows[2].description.frame == .none)
    app.close()
  }
}

extension FocusedValues {
  @Entry fileprivate var photo: String?
}
