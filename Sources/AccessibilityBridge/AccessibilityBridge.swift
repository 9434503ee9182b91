import Dispatch
import Foundation

/// Tells assistive programs of an app's windows, by AT-SPI, the protocol of the desktops on Linux.
///
///     let bridge = AccessibilityBridge(name: "Notes", environment: ProcessInfo.processInfo.environment)
///     bridge?.add(window)
///     bridge?.didChange(window)
///
/// 1. The session's bus is asked for the bus of assistive programs, and the app is registered there.
/// 2. Questions are answered as they come, out of the tree of the window's last frame.
/// 3. Changes are reported to the programs that listen, at most ten times a second, and only for
///    what they have asked about.
///
/// Without a bus nothing happens, and while no program asks or listens nothing is computed.
@MainActor package final class AccessibilityBridge {
  let application: AccessibleApplication
  /// Called with whether a screen reader is running, at first and when that changes.
  package var onScreenReader: (@MainActor (Bool) -> Void)?

  private let session: DBusConnection
  private var connection: DBusConnection?
  private var isLookScheduled = false
  /// The windows that made frames since the last look.
  private var changed: [any BridgedWindow] = []

  /// The time between two searches for changes.
  private static let lookInterval = DispatchTimeInterval.milliseconds(100)

  private static let launcher = "org.a11y.Bus"
  private static let launcherPath = "/org/a11y/bus"
  private static let statusInterface = "org.a11y.Status"
  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// Nil if the session has no bus, or if the environment excludes the app.
  package init?(name: String, environment: [String: String]) {
    guard environment["NO_AT_BRIDGE"] != "1", let address = DBusAddress.session(environment),
      let session = DBusConnection(address)
    else { return nil }
    self.session = session
    application = AccessibleApplication(name: name)
    if let own = environment["AT_SPI_BUS_ADDRESS"].flatMap({ DBusAddress($0) }) {
      connect(own)
    } else {
      session.call(
        .call(to: Self.launcher, Self.launcherPath, Self.launcher, "GetAddress")
      ) { [weak self] answer in
        if let address = answer?.first?.text.flatMap({ DBusAddress($0) }) { self?.connect(address) }
      }
    }
    followScreenReader()
  }

  /// Ends all connections: for assistive programs the app has ended.
  package func close() {
    connection?.close()
    connection = nil
    session.close()
  }

  // MARK: Windows

  package func add(_ window: any BridgedWindow) {
    application.add(window)
    scheduleLook()
  }

  package func remove(_ window: any BridgedWindow) {
    application.remove(window)
    changed.removeAll { $0 === window }
    scheduleLook()
  }

  /// Records that a window made a frame, or received or lost the keyboard's focus.
  ///
  /// The objects of views that move are renewed only ten times a second, so that the search for
  /// changes is not more work than drawing; objects that were just asked for are renewed
  /// immediately.
  package func didChange(_ window: any BridgedWindow) {
    if application.takeWasOperated() || !application.isObserved {
      application.didChange(window)
    } else if !changed.contains(where: { $0 === window }) {
      changed.append(window)
    }
    scheduleLook()
  }

  // MARK: 1

  private func connect(_ address: DBusAddress) {
    guard connection == nil, let connection = DBusConnection(address) else { return }
    self.connection = connection
    connection.onCall = { [weak self] in self?.take($0) }
    connection.onSignal = { [weak self] in self?.takeSignal($0) }
    connection.onEnd = { [weak self] in self?.didLoseConnection() }
    for member in ["EventListenerRegistered", "EventListenerDeregistered"] {
      connection.listen("type='signal',interface='\(Self.registry)',member='\(member)'")
    }
    connection.listen(
      "type='signal',interface='\(DBusConnection.bus)',member='NameOwnerChanged',"
        + "arg2=''")
    connection.call(
      .call(to: Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents")
    ) {
      [weak self] answer in
      for listener in answer?.first?.elements ?? [] where listener.elements.count >= 2 {
        self?.listen(listener.elements[0], listener.elements[1])
      }
    }
    // The connection learns its name first: messages are answered in order.
    connection.call(
      .call(
        to: DBusConnection.bus, DBusConnection.busPath, DBusConnection.bus, "GetId")
    ) { [weak self] _ in self?.register() }
  }

  private func register() {
    guard let connection, !connection.name.isEmpty else { return }
    application.busName = connection.name
    connection.call(
      .call(
        to: Self.registry, AccessibleReference.application.path, "org.a11y.atspi.Socket", "Embed",
        [application.value(.application)])
    ) { [weak self] answer in
      if let parent = answer?.first { self?.application.parent = parent }
    }
  }

  private func didLoseConnection() {
    connection = nil
    application.listeners = AccessibleListeners()
  }

  // MARK: 2

  private func take(_ call: DBusMessage) {
    // Changes before the question are reported before the answer.
    let answer = application.answer(call)
    tellChanges()
    if call.expectsAnswer { connection?.send(answer) }
  }

  // MARK: 3

  private func takeSignal(_ signal: DBusMessage) {
    guard signal.body.count >= 2 else { return }
    switch signal.member {
    case "EventListenerRegistered": listen(signal.body[0], signal.body[1])
    case "EventListenerDeregistered":
      if let program = signal.body[0].text, let kind = signal.body[1].text {
        application.listeners.remove(program, kind)
      }
    case "NameOwnerChanged":
      if let program = signal.body[0].text { application.listeners.removeAll(program) }
    default: break
    }
  }

  private func listen(_ program: DBusValue, _ kind: DBusValue) {
    guard let program = program.text, let kind = kind.text else { return }
    application.listeners.add(program, kind)
    scheduleLook()
  }

  private func scheduleLook() {
    guard !isLookScheduled, connection != nil, application.isObserved else { return }
    isLookScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.lookInterval) { [weak self] in
      MainActor.assumeIsolated {
        self?.look()
      }
    }
  }

  private func look() {
    isLookScheduled = false
    for window in changed { application.didChange(window) }
    changed = []
    tellChanges()
  }

  private func tellChanges() {
    for event in application.takeEvents() { connection?.send(event) }
  }

  // MARK: Screen reader

  /// Asks whether a screen reader is running, now and whenever that changes.
  private func followScreenReader() {
    session.onSignal = { [weak self] signal in
      guard signal.body.count >= 2, signal.body[0].text == Self.statusInterface else { return }
      for pair in signal.body[1].elements {
        guard case .entry(let name, let value) = pair, name.text == "ScreenReaderEnabled" else {
          continue
        }
        self?.onScreenReader?(value.isTrue ?? false)
      }
    }
    session.listen(
      "type='signal',path='\(Self.launcherPath)',member='PropertiesChanged',"
        + "interface='org.freedesktop.DBus.Properties'")
    session.call(
      .call(
        to: Self.launcher, Self.launcherPath, "org.freedesktop.DBus.Properties", "Get",
        [.string(Self.statusInterface), .string("ScreenReaderEnabled")])
    ) { [weak self] answer in
      if let isEnabled = answer?.first?.isTrue, isEnabled { self?.onScreenReader?(true) }
    }
  }
}
