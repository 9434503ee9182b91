import EspalierDrawing
import Foundation
import SwiftUI
import Testing

@testable import Espalier
@_spi(Espalier) @testable import EspalierCore
@testable import EspalierHosting

@MainActor @Suite(.serialized) struct AppSessionTests {
  /// The reports of views in these tests, in order.
  @MainActor private final class Log {
    var lines: [String] = []
    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: ", ")
    }
  }

  private static let log = Log()

  private struct Parts: App {
    @Environment(\.scenePhase) private var phase
    @State private var color = Color.red

    var body: some Scene {
      WindowGroup("Main") {
        Probe(name: "main").environment(\.fieldColor, color)
      }
      WindowGroup("Item", id: "item", for: Int.self) { $number in
        Probe(name: "item \(number.map { "\($0)" } ?? "none")", change: { number = 99 })
      }
      .defaultSize(width: 50, height: 40)
      WindowGroup("Text", for: String.self) { $text in
        Probe(name: "text \(text)")
      } defaultValue: {
        "empty"
      }
      Window("One", id: "one") { Probe(name: "one") }
        .environment(\.fieldColor, .green)
      Settings { Probe(name: "settings") }
        .onChange(of: phase) { old, new in AppSessionTests.log.lines.append("\(old) to \(new)") }
    }
  }

  private struct Probe: View {
    let name: String
    var change: () -> Void = {}
    @Environment(\.scenePhase) private var phase
    @Environment(\.fieldColor) private var color
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openSettings) private var openSettings
    @SceneStorage("count") private var count = 0

    static var actions: [String: Actions] = [:]

    struct Actions {
      let open: OpenWindowAction
      let close: DismissWindowAction
      let dismiss: DismissAction
      let settings: OpenSettingsAction
      let change: () -> Void
      let color: Color
      let phase: ScenePhase
      let count: Binding<Int>
    }

    var body: some View {
      let _ =
        Self.actions[name] = Actions(
          open: openWindow, close: dismissWindow, dismiss: dismiss, settings: openSettings,
          change: change, color: color, phase: phase, count: $count)
      color.frame(width: 20, height: 10)
        .onAppear { AppSessionTests.log.lines.append("\(name) appears") }
        .onDisappear { AppSessionTests.log.lines.append("\(name) disappears") }
    }
  }

  private func start() throws -> (AppSession, main: AppWindow) {
    _ = Self.log.take()
    Probe.actions = [:]
    let app = AppSession(
      Parts(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    let main = try #require(app.openFirstWindow())
    show(app)
    #expect(Self.log.take() == "background to inactive, main appears")
    return (app, main)
  }

  private func show(_ app: AppSession) {
    app.update()
    for window in app.windows { window.session.frame(.window(window.initialSize)) }
  }

  private func titles(_ app: AppSession) -> [String] { app.windows.map(\.title) }

  @Test func `a window is opened by its id, and only once`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    main.open(id: "one")
    main.open(id: "one")
    show(app)
    #expect(titles(app) == ["Main", "One"])
    #expect(Self.log.take() == "one appears")
    app.close()
  }

  @Test func `a group has one window for each value`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    var shown: [Int] = []
    app.onOpen = { shown.append($0.id) }
    main.open(id: "item", value: 1)
    main.open(value: 2)
    main.open(id: "item", value: 1)
    show(app)
    #expect(titles(app) == ["Main", "Item", "Item"])
    #expect(Self.log.take() == "item 1 appears, item 2 appears")
    // The third call brings the first window to the front.
    #expect(shown == [2, 3, 2])
    #expect(app.windows[1].initialSize == CGSize(width: 50, height: 40))
    app.close()
  }

  @Test func `a window may change the value that it shows`() throws {
    let (app, _) = try start()
    try #require(Probe.actions["main"]).open(value: 5)
    show(app)
    try #require(Probe.actions["item 5"]).change()
    show(app)
    #expect(app.windows[1].presented.value == AnyHashable(99))
    #expect(Probe.actions["item 99"] != nil)
    app.close()
  }

  @Test func `a group's default value stands in for a missing one`() throws {
    let (app, _) = try start()
    try #require(Probe.actions["main"]).open(value: "full")
    show(app)
    #expect(Self.log.take() == "text full appears")
    app.close()
  }

  @Test func `windows are closed by id, by value, and by themselves`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    for number in 1...3 { main.open(value: number) }
    main.open(id: "one")
    show(app)
    _ = Self.log.take()
    main.close(value: 2)
    #expect(Self.log.take() == "item 2 disappears")
    main.close(id: "item")
    #expect(Self.log.take() == "item 1 disappears, item 3 disappears")
    try #require(Probe.actions["one"]).dismiss()
    #expect(Self.log.take() == "one disappears")
    main.close()
    #expect(app.windows.isEmpty)
    app.close()
  }

  @Test func `settings open once`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    main.settings()
    main.settings()
    show(app)
    #expect(titles(app) == ["Main", "\(ProcessInfo.processInfo.processName) Settings"])
    // Settings are as large as their content: 20 by 10 points, no more and no less.
    let limits = app.windows[1].sizeLimits
    #expect(limits.minimum == CGSize(width: 20, height: 10))
    #expect(limits.maximum == CGSize(width: 20, height: 10))
    app.close()
  }

  @Test func `a scene's environment reaches only its own windows`() throws {
    let (app, _) = try start()
    try #require(Probe.actions["main"]).open(id: "one")
    show(app)
    #expect(try #require(Probe.actions["main"]).color == .red)
    #expect(try #require(Probe.actions["one"]).color == .green)
    app.close()
  }

  @Test func `each window has its own phase, and the app has the highest`() throws {
    let (app, main) = try start()
    try #require(Probe.actions["main"]).open(id: "one")
    show(app)
    _ = Self.log.take()
    main.phase = .active
    show(app)
    #expect(try #require(Probe.actions["main"]).phase == .active)
    #expect(try #require(Probe.actions["one"]).phase == .inactive)
    #expect(Self.log.take() == "inactive to active")
    // Another window gets the keys: the app stays active.
    app.windows[1].phase = .active
    main.phase = .inactive
    show(app)
    #expect(Self.log.take() == "")
    app.windows[1].phase = .background
    main.phase = .background
    show(app)
    #expect(Self.log.take() == "active to inactive, inactive to background")
    app.close()
  }

  @Test func `views learn that nobody sees their window, although no frame of it is shown`() throws
  {
    let (app, main) = try start()
    main.phase = .active
    show(app)
    main.phase = .background
    #expect(try #require(Probe.actions["main"]).phase == .background)
    // Views of a window that has not been shown do not appear.
    try #require(Probe.actions["main"]).open(id: "one")
    _ = Self.log.take()
    app.windows[1].phase = .background
    #expect(Self.log.take() == "inactive to background")
    app.close()
  }

  @Test func `each window stores its own values`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    main.open(value: 1)
    main.open(value: 2)
    show(app)
    try #require(Probe.actions["item 1"]).count.wrappedValue = 7
    show(app)
    #expect(try #require(Probe.actions["item 1"]).count.wrappedValue == 7)
    #expect(try #require(Probe.actions["item 2"]).count.wrappedValue == 0)
    #expect(main.count.wrappedValue == 0)
    app.close()
  }

  @Test func `commands of every window: new, close, settings, quit`() throws {
    let (app, main) = try start()
    func press(_ key: KeyEquivalent, _ window: AppWindow) -> Bool {
      app.send(.key(KeyEvent(.down, key, modifiers: .controlForCommand)), to: window)
    }
    #expect(press("n", main))
    #expect(press(",", main))
    #expect(titles(app) == ["Main", "Main", "\(ProcessInfo.processInfo.processName) Settings"])
    #expect(press("w", main))
    #expect(titles(app) == ["Main", "\(ProcessInfo.processInfo.processName) Settings"])
    #expect(!press("j", app.windows[0]))
    #expect(press("q", app.windows[0]))
    #expect(app.windows.isEmpty)
    app.close()
  }

  private struct Opener: App {
    var body: some Scene {
      WindowGroup {
        Color.red
          .onOpenURL { AppSessionTests.log.lines.append("inner \($0.absoluteString)") }
          .onOpenURL { AppSessionTests.log.lines.append("outer \($0.absoluteString)") }
      }
    }
  }

  @Test func `an address goes to the views that want it`() throws {
    let app = AppSession(
      Opener(), environment: EnvironmentValues(), textEngine: FixedPitchTextEngine())
    app.openFirstWindow()
    _ = Self.log.take()
    app.open(try #require(URL(string: "my:page")))
    #expect(Self.log.take() == "outer my:page, inner my:page")
    app.close()
  }

  @Test func `a request that no scene answers is reported and does no harm`() throws {
    let (app, _) = try start()
    let main = try #require(Probe.actions["main"])
    main.open(id: "nowhere")
    main.open(value: 1.5)
    main.close(id: "nowhere")
    #expect(titles(app) == ["Main"])
    app.close()
  }

  @Test func `a thousand closed windows leave nothing behind`() throws {
    let (app, main) = try start()
    let before = Session.openCount
    for number in 0..<1_000 {
      app.open(WindowRequest(id: "item", value: AnyHashable(number)))
      let window = try #require(app.windows.last)
      window.session.frame(.window(window.initialSize))
      window.close()
    }
    #expect(Session.openCount == before)
    #expect(app.windows.count == 1)
    weak var gone: AppWindow?
    do {
      app.open(WindowRequest(id: "one"))
      gone = app.windows.last
      gone?.close()
      Probe.actions = [:]
    }
    #expect(gone == nil)
    _ = main
    app.close()
  }
}

private enum FieldColorKey: EnvironmentKey {
  static let defaultValue = Color.gray
}

extension EnvironmentValues {
  fileprivate var fieldColor: Color {
    get { self[FieldColorKey.self] }
    set { self[FieldColorKey.self] = newValue }
  }
}
