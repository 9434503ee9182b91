import EspalierHosting
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import Espalier
@testable import EspalierAccessibility

/// Menus of programs in the desktop's tray, with a watcher that stands in for the desktop's.
@MainActor @Suite(.serialized, .enabled(if: PrivateBus.program != nil, PrivateBus.comment))
struct TrayTests {
  @MainActor @Observable final class Model {
    var rains = 0
    var isLoud = false
    var isInserted = true
  }

  private struct Weather: App {
    static var model = Model()

    var body: some Scene {
      let model = Self.model
      MenuBarExtra(
        "Weather", isInserted: Binding(get: { model.isInserted }, set: { model.isInserted = $0 })
      ) {
        Button("Rain \(model.rains)") { model.rains += 1 }
        Toggle("Loud_ly", isOn: Binding(get: { model.isLoud }, set: { model.isLoud = $0 }))
        Divider()
        Menu("Places") {
          Button("Here") { model.rains = 100 }
          Button("Nowhere") {}.disabled(true)
        }
      }
    }
  }

  private struct Panel: App {
    var body: some Scene {
      MenuBarExtra("Clock") { Text("Noon") }.menuBarExtraStyle(.window)
    }
  }

  /// The desktop's side: the watcher, and requests to the items.
  @MainActor private final class Desktop {
    let bus: PrivateBus
    var registered: [String] = []
    var signals: [String] = []
    private var watcher: DBusConnection?

    init(_ bus: PrivateBus) { self.bus = bus }

    func startWatcher() async throws {
      watcher = try await bus.service("org.kde.StatusNotifierWatcher") {
        [unowned self] connection, call in
        if call.member == "RegisterStatusNotifierItem" { registered.append(call.sender ?? "") }
        if call.expectsAnswer { connection.send(call.answer([])) }
      }
      watcher?.onSignal = { [unowned self] in signals.append($0.member ?? "") }
      watcher?.listen("type='signal',interface='com.canonical.dbusmenu'")
      watcher?.listen("type='signal',interface='org.kde.StatusNotifierItem'")
    }

    func stopWatcher() {
      watcher?.close()
      watcher = nil
    }

    func ask(
      _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = []
    ) async throws -> [DBusValue]? {
      var answer: [DBusValue]??
      let name = try #require(registered.last)
      watcher?.call(.call(to: name, path, interface, member, body)) { answer = .some($0) }
      try #require(await bus.eventually { answer != nil })
      return answer ?? nil
    }

    func property(_ name: String) async throws -> DBusValue? {
      try await ask(
        "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "Get",
        [.string("org.kde.StatusNotifierItem"), .string(name)])?.first
    }

    /// The menu as text: a line's number and title, a mark if it is on or cannot be chosen, and the lines of its
    /// submenu.
    func menu() async throws -> [String] {
      let answer = try await ask(
        "/MenuBar", "com.canonical.dbusmenu", "GetLayout", [.int32(0), .int32(-1), .texts([])])
      return answer.map { Self.lines(of: $0[1], indent: "") } ?? []
    }

    private static func lines(of item: DBusValue, indent: String) -> [String] {
      let fields = item.variantValue.elements
      guard fields.count == 3 else { return ["?"] }
      var values: [String: DBusValue] = [:]
      for case .entry(let name, .variant(let value)) in fields[1].elements {
        values[name.text ?? ""] = value
      }
      var line = indent + (values["type"]?.text == "separator" ? "—" : values["label"]?.text ?? "")
      if values["enabled"]?.isTrue == false { line += " (off)" }
      if values["toggle-state"]?.number == 1 { line += " ✓" }
      if values["toggle-state"]?.number == 0 { line += " ☐" }
      let inside = fields[2].elements.flatMap {
        lines(of: $0, indent: values["label"] == nil ? "" : indent + "  ")
      }
      return (values["label"] == nil && values["type"] == nil ? [] : [line]) + inside
    }

    /// Chooses the line with a number.
    func choose(_ number: Int) async throws {
      _ = try await ask(
        "/MenuBar", "com.canonical.dbusmenu", "Event",
        [.int(number), .string("clicked"), .variant(.int32(0)), .uint32(0)])
    }
  }

  private func session<A: App>(_ app: A) -> AppSession {
    let session = AppSession(
      app, environment: EnvironmentValues(), textEngine: FixedPitchTextEngine(), showsMenuBar: true)
    session.onNeedsFrame = { [weak session] in
      DispatchQueue.main.async { MainActor.assumeIsolated { session?.update() } }
    }
    return session
  }

  private var quit: String { "Quit \(ProcessInfo.processInfo.processName)" }

  @Test func `the lines of a menu are shown in the tray, act, and follow the program`()
    async throws
  {
    Weather.model = Model()
    let desktop = Desktop(try PrivateBus())
    try await desktop.startWatcher()
    let app = session(Weather())
    let tray = try #require(
      Tray(app, environment: desktop.bus.environment) { _ in
        TrayPicture(width: 1, height: 1, pixels: [255, 1, 2, 3])
      })
    defer {
      tray.close()
      app.close()
    }
    #expect(await desktop.bus.eventually { !desktop.registered.isEmpty })
    #expect(try await desktop.property("Title")?.text == "Weather")
    #expect(try await desktop.property("ItemIsMenu")?.isTrue == true)
    #expect(try await desktop.property("Menu")?.text == "/MenuBar")
    let icon = try await desktop.property("IconPixmap")?.elements.first?.elements
    #expect(icon?.last == .array(of: "y", [.byte(255), .byte(1), .byte(2), .byte(3)]))
    #expect(
      try await desktop.menu() == [
        "Rain 0", "Loud__ly ☐", "—", "Places", "  Here", "  Nowhere (off)", "—", quit,
      ])

    try await desktop.choose(1)
    #expect(await desktop.bus.eventually { Weather.model.rains == 1 })
    #expect(await desktop.bus.eventually { desktop.signals.contains("LayoutUpdated") })
    // An earlier update may have been reported as well.
    let hasRained = try await settles { try await desktop.menu().first == "Rain 1" }
    #expect(hasRained)
    try await desktop.choose(2)
    #expect(await desktop.bus.eventually { Weather.model.isLoud })
    let isOn = try await settles { try await desktop.menu()[1] == "Loud__ly ✓" }
    #expect(isOn)
    // "Here" is a line of the submenu; a line that cannot be chosen does nothing.
    try await desktop.choose(5)
    #expect(await desktop.bus.eventually { Weather.model.rains == 100 })
    try await desktop.choose(6)
    try await desktop.choose(77)
  }

  @Test func `a menu that the program takes out leaves the tray`() async throws {
    Weather.model = Model()
    let desktop = Desktop(try PrivateBus())
    try await desktop.startWatcher()
    let app = session(Weather())
    let tray = try #require(Tray(app, environment: desktop.bus.environment) { _ in nil })
    defer {
      tray.close()
      app.close()
    }
    #expect(await desktop.bus.eventually { !desktop.registered.isEmpty })
    #expect(tray.isInUse && app.hasOnlyExtras)
    Weather.model.isInserted = false
    #expect(await desktop.bus.eventually { !tray.isInUse })
    Weather.model.isInserted = true
    #expect(await desktop.bus.eventually { desktop.registered.count == 2 })
  }

  @Test
  func `without a tray the menus stay in the windows, and they move when a tray comes or goes`()
    async throws
  {
    let desktop = Desktop(try PrivateBus())
    let app = session(Panel())
    let tray = try #require(Tray(app, environment: desktop.bus.environment) { _ in nil })
    var changes: [Bool] = []
    tray.onChange = { changes.append($0) }
    defer {
      tray.close()
      app.close()
    }
    #expect(await desktop.bus.eventually { changes == [false] })
    #expect(!app.showsExtrasOutside && !tray.isInUse)
    try await desktop.startWatcher()
    #expect(await desktop.bus.eventually { tray.isInUse && !desktop.registered.isEmpty })
    desktop.stopWatcher()
    #expect(await desktop.bus.eventually { changes == [false, true, false] })
    #expect(!app.showsExtrasOutside && !tray.isInUse)
  }

  @Test func `views on a panel open in a window, and the last line quits the program`()
    async throws
  {
    let desktop = Desktop(try PrivateBus())
    try await desktop.startWatcher()
    let app = session(Panel())
    let tray = try #require(Tray(app, environment: desktop.bus.environment) { _ in nil })
    var hasEnded = false
    app.onEnd = { hasEnded = true }
    defer {
      tray.close()
      app.close()
    }
    #expect(await desktop.bus.eventually { !desktop.registered.isEmpty })
    #expect(try await desktop.menu() == ["Show Clock", "—", quit])
    #expect(app.windows.isEmpty)
    _ = try await desktop.ask(
      "/StatusNotifierItem", "org.kde.StatusNotifierItem", "Activate", [.int32(0), .int32(0)])
    #expect(app.windows.map(\.title) == ["Clock"])
    app.windows.first.map { app.close($0) }
    try await desktop.choose(3)
    #expect(app.isEnding && hasEnded)
  }

  private func settles(_ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<300 {
      if try await condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }
}

extension DBusValue {
  fileprivate var variantValue: DBusValue {
    if case .variant(let value) = self { value } else { self }
  }
}
