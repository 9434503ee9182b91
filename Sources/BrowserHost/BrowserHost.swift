import Dispatch
import Espalier
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import Foundation
import Synchronization

/// Shows an app on pages of a browser on this machine.
///
///     let host = try BrowserHost(environment: environment, renderer: renderer) { environment in
///       AppSession(MyApp(), environment: environment, textEngine: engine)
///     }
///     print(host.address)
///     host.run()
///
/// Each page that is newly opened is a visit with an app session of its own; windows that the app
/// opens are further pages of the visit. A page that is loaded again or loses its connection finds
/// its window as it was, for a while.
@MainActor package final class BrowserHost {
  package struct Options: Sendable {
    /// The port; 0 takes any that is free.
    package var port: UInt16 = 0
    /// The secret in the address; nil makes one up.
    package var token: String?
    /// The time that a window waits for its page to come back, in seconds.
    package var graceTime: TimeInterval = 30

    package init(port: UInt16 = 0, token: String? = nil, graceTime: TimeInterval = 30) {
      self.port = port
      self.token = token
      self.graceTime = graceTime
    }
  }

  /// The address of the page, including the secret.
  package let address: String
  private let options: Options
  private let server: WebServer
  private let environment: EnvironmentValues
  private let renderer: RasterRenderer
  private let outlines = GlyphOutlines()
  private let makeApp: @MainActor (EnvironmentValues) -> AppSession
  private var viewers: [String: Viewer] = [:]
  private var pages: [ObjectIdentifier: Viewer] = [:]
  private var lastNumber = 0
  private let turns = TurnQueue()
  private var task: Task<Void, Never>?

  /// The largest number of open windows.
  private static let viewerLimit = 100
  /// The largest number of windows of one visit that wait for their pages: each further one takes
  /// the place of the oldest.
  private static let waitingLimit = 10

  package init(
    _ options: Options = Options(), environment: EnvironmentValues, renderer: RasterRenderer,
    makeApp: @escaping @MainActor (EnvironmentValues) -> AppSession
  ) throws {
    self.options = options
    self.environment = environment
    self.renderer = renderer
    self.makeApp = makeApp
    let content = PageContent()
    server = try WebServer(
      port: options.port, token: options.token ?? AccessRules.makeToken(), content: content)
    address = server.rules.address
    content.connect(self)
  }

  /// Starts to serve.
  package func start() {
    guard task == nil else { return }
    let server = server
    task = Task.detached {
      do {
        try await server.run()
      } catch  where Task.isCancelled || error is CancellationError {
        // The host was stopped.
      } catch {
        StandardError.write(line: "Espalier: The browser host stopped serving: \(error)")
      }
    }
  }

  /// Stops serving and closes all windows.
  package func stop() {
    task?.cancel()
    task = nil
    for viewer in viewers.values { remove(viewer) }
  }

  /// Serves until the program ends.
  package func run() -> Never {
    start()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// The number of open windows, whether or not a page shows them now.
  package var windowCount: Int { viewers.count }

  /// The number of windows that a page shows now.
  var attachedCount: Int { viewers.values.count { $0.channel != nil } }

  /// The number of bytes that wait for pages to read them.
  var waitingBytes: Int { viewers.values.reduce(0) { $0 + ($1.channel?.waitingBytes ?? 0) } }

  /// The problems found in the windows' views.
  var diagnostics: [Diagnostic] {
    viewers.values.flatMap { $0.window.session.graph.diagnostics.reported }
  }

  /// The number of open connections of browsers.
  package var connectionCount: Int { server.openConnections }

  // MARK: Pages

  /// Has a page's messages handled when its visit's turn comes.
  fileprivate func mail(in inbox: Inbox, of channel: Channel) {
    turns.add(for: key(of: channel)) { [weak self] in
      guard let self else { return inbox.empty() }
      let isKnown = pages[ObjectIdentifier(channel)] != nil
      let isOpen = !channel.isDeserted
      var (messages, areMore, isFlooded) = inbox.take(isOpen: isOpen)
      // The end of a page that has left may be far behind what is read; a ping to the page fails at once.
      if isFlooded { channel.ping() }
      // A page that has left before its message was handled needs no window.
      if !isOpen && !isKnown { messages = [] }
      if !messages.isEmpty { received(messages, on: channel) }
      if areMore { mail(in: inbox, of: channel) }
    }
  }

  /// Ends the connection of a page, after its last messages were handled.
  fileprivate func leave(_ channel: Channel, _ inbox: Inbox?) {
    turns.add(for: key(of: channel)) { [weak self] in
      if let inbox, inbox.count > 0 { self?.leave(channel, inbox) } else { self?.closed(channel) }
    }
  }

  /// The session that is charged for the work for a page.
  private func key(of channel: Channel) -> ObjectIdentifier {
    pages[ObjectIdentifier(channel)].map { ObjectIdentifier($0.served) }
      ?? ObjectIdentifier(channel)
  }

  private func received(_ messages: [PageMessage], on channel: Channel) {
    var rest = messages[...]
    if pages[ObjectIdentifier(channel)] == nil {
      guard case .hello(let id, let window, let surroundings) = rest.popFirst() else {
        return channel.close(.unwelcome, "A page has to say who it is first.")
      }
      guard let viewer = viewer(id: id, window: window, surroundings) else {
        return refuse(channel, window: window)
      }
      pages = pages.filter { $0.value !== viewer }
      pages[ObjectIdentifier(channel)] = viewer
      viewer.attach(channel, surroundings)
    }
    pages[ObjectIdentifier(channel)]?.receive(Array(rest))
  }

  private func refuse(_ channel: Channel, window: String) {
    let reason =
      !window.isEmpty
      ? "The window is no longer open."
      : viewers.count >= Self.viewerLimit ? "Too many windows are open." : "The app has no window."
    channel.close(.unwelcome, reason)
  }

  private func closed(_ channel: Channel) {
    guard let viewer = pages.removeValue(forKey: ObjectIdentifier(channel)) else { return }
    viewer.detach()
    waitForPage(of: viewer)
  }

  /// Ends a window unless its page comes within the grace time.
  private func waitForPage(of viewer: Viewer) {
    let departure = viewer.departureCount
    DispatchQueue.main.asyncAfter(deadline: .now() + options.graceTime) {
      [weak self, weak viewer] in
      MainActor.assumeIsolated {
        // A page that came back in the meantime, and perhaps left again, has a grace time of its
        // own.
        guard let viewer, viewer.channel == nil, viewer.departureCount == departure else { return }
        self?.remove(viewer)
      }
    }
  }

  /// Makes room for another window of a visit, at the expense of those that it opened before and
  /// that no page ever showed.
  private func hasRoom(for served: ServedApp) -> Bool {
    let waiting = viewers.values.filter { $0.served === served && $0.isWaited }
    if waiting.count >= Self.waitingLimit, let oldest = waiting.min(by: { $0.number < $1.number }) {
      remove(oldest)
    }
    return hasRoom()
  }

  /// Makes room for another window, if need be at the expense of the one whose page has been away
  /// the longest; one whose page never came is ended before all others.
  private func hasRoom() -> Bool {
    if viewers.count < Self.viewerLimit { return true }
    let gone = viewers.values.filter { $0.channel == nil }
    if let oldest = gone.min(by: { ($0.departure, $0.number) < ($1.departure, $1.number) }) {
      remove(oldest)
    }
    return viewers.count < Self.viewerLimit
  }

  /// The window that a page asks for: its own, one that the app opened for it, or a new visit's first.
  private func viewer(
    id: String, window: String, _ surroundings: PageMessage.Surroundings
  ) -> Viewer? {
    if let known = viewers[id] { return known }
    if let opened = viewers[window], opened.channel == nil { return opened }
    // A page that comes too late for its window, or second, does not begin a visit.
    if id.isEmpty && !window.isEmpty { return nil }
    guard hasRoom() else { return nil }
    let served = ServedApp(environment: environment, makeApp)
    served.update(surroundings)
    served.app.onNeedsFrame = { [weak self, weak served] in
      for viewer in self?.viewers.values ?? [:].values where viewer.served === served {
        viewer.needsFrame()
      }
    }
    served.app.onOpen = { [weak self, weak served] window in
      if let served { self?.open(window, of: served, surroundings) }
    }
    served.app.onClose = { [weak self] window in
      if let viewer = self?.viewers.values.first(where: { $0.window === window }) {
        self?.remove(viewer)
      }
    }
    guard let first = served.app.openFirstWindow() else { return nil }
    return viewers.values.first { $0.window === first }
  }

  private func open(
    _ window: AppWindow, of served: ServedApp, _ surroundings: PageMessage.Surroundings
  ) {
    // Browsers open pages only after an action of a person, and from the page on which it was done.
    let asking =
      served.asking.flatMap { $0.channel == nil ? nil : $0 }
      ?? viewers.values.first { $0.served === served && $0.channel != nil }
    if let known = viewers.values.first(where: { $0.window === window }) {
      // Its page did not come, or was closed.
      if known.channel == nil { asking?.send(Viewer.OpenWindowMessage(window: known.id)) }
      return
    }
    guard hasRoom(for: served) else {
      window.close()
      asking?.say("Too many windows are open: close some of them.")
      return
    }
    lastNumber += 1
    let viewer = Viewer(
      id: AccessRules.makeToken(), number: lastNumber, window: window, served: served,
      surroundings: surroundings, raster: renderer, outlines: outlines, turns: turns)
    viewers[viewer.id] = viewer
    waitForPage(of: viewer)
    asking?.send(Viewer.OpenWindowMessage(window: viewer.id))
  }

  /// Ends a window, and with the last one of a visit its app session.
  private func remove(_ viewer: Viewer) {
    guard viewers.removeValue(forKey: viewer.id) != nil else { return }
    pages = pages.filter { $0.value !== viewer }
    if viewer.isWaited {
      let gone = Viewer.WindowClosedMessage(window: viewer.id)
      for other in viewers.values where other.served === viewer.served { other.send(gone) }
    }
    viewer.close()
    viewer.window.close()
    if !viewers.values.contains(where: { $0.served === viewer.served }) {
      viewer.served.app.close()
    }
  }
}

/// Hands the page's files to browsers, and messages of pages to the host.
private final class PageContent: WebServer.Content {
  private struct Host: Sendable {
    weak var value: BrowserHost?
  }

  private let host = Mutex(Host())
  private let inboxes = Mutex<[ObjectIdentifier: Inbox]>([:])
  private let files: [String: HTTPResponse]

  private static let types = [
    "index.html": "text/html; charset=utf-8", "style.css": "text/css; charset=utf-8",
    "main.js": "text/javascript; charset=utf-8", "reader.js": "text/javascript; charset=utf-8",
    "painter.js": "text/javascript; charset=utf-8", "elements.js": "text/javascript; charset=utf-8",
    "input.js": "text/javascript; charset=utf-8", "text.js": "text/javascript; charset=utf-8",
    "pointer.js": "text/javascript; charset=utf-8",
    "modifiers.js": "text/javascript; charset=utf-8",
    "clipboard.js": "text/javascript; charset=utf-8",
    "address.js": "text/javascript; charset=utf-8", "notice.js": "text/javascript; charset=utf-8",
    "pulse.js": "text/javascript; charset=utf-8", "screens.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml",
  ]

  init() {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
    var files: [String: HTTPResponse] = [:]
    for (name, type) in Self.types {
      guard let body = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      files[name] = HTTPResponse(status: .ok, type: type, body: body)
    }
    files["wire.js"] = HTTPResponse(
      status: .ok, type: "text/javascript; charset=utf-8", body: Data(Wire.script.utf8))
    files[""] = files["index.html"]
    self.files = files
  }

  func connect(_ host: BrowserHost) { self.host.withLock { $0.value = host } }

  func response(at path: String) -> HTTPResponse? { files[path] }

  /// Returns whether `path` is one of the page's files, which are the same for every visit and hold
  /// no secret.
  func isOpen(_ path: String) -> Bool { files[path] != nil }

  var stateStart: String { PageMessage.surroundingsStart }

  func opened(_ channel: Channel) {
    inboxes.withLock { $0[ObjectIdentifier(channel)] = Inbox() }
  }

  func received(_ message: WebSocketReader.Message, on channel: Channel) async {
    guard let inbox = inboxes.withLock({ $0[ObjectIdentifier(channel)] }) else { return }
    let now = Date().timeIntervalSinceReferenceDate
    guard case .text(let text) = message,
      let message = PageMessage(text, time: { inbox.time(of: $0, received: now) })
    else {
      if inbox.noteGarbage() {
        StandardError.write(line: "Espalier: A page sent what is no message; it was ignored.")
      }
      return
    }
    let host = host.withLock { $0 }
    await inbox.add(message, size: text.utf8.count) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if let host = host.value { host.mail(in: inbox, of: channel) } else { inbox.empty() }
        }
      }
    }
  }

  func closed(_ channel: Channel) {
    let inbox = inboxes.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }
    let host = host.withLock { $0 }
    DispatchQueue.main.async { MainActor.assumeIsolated { host.value?.leave(channel, inbox) } }
  }
}
