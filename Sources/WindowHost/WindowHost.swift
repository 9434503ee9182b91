import CSDL2
import Dispatch
import Espalier
import EspalierAccessibility
import EspalierDrawing
import EspalierHosting
import EspalierRendering
import Foundation

/// Shows an app in windows of the desktop.
///
///     let host = try WindowHost(options, renderer: renderer)
///     try host.show(app)
///     host.run()
///
/// Everything happens on the main queue: tasks of the main actor, timers and the display's events
/// take turns, and nothing runs while none of them has work.
@MainActor package final class WindowHost {
  package struct Options: Sendable {
    /// The size of the first window's content, in points; nil takes the scene's or the content's own.
    package var size: CGSize?
    /// Pixels per point; nil takes the display's.
    package var scale: CGFloat?

    package init(size: CGSize? = nil, scale: CGFloat? = nil) {
      self.size = size
      self.scale = scale
    }
  }

  private let display: Display
  private let renderer: RasterRenderer
  private let options: Options
  private let clock = HostClock()
  private var app: AppSession?
  private var windows: [HostWindow] = []
  private var isBusy = false
  /// True while one of the windows has the keyboard.
  private var isActive = false
  private var failure: WindowHostError?
  /// Informs assistive programs of the windows; nil where the desktop has no bus for that.
  private var bridge: AccessibilityBridge?
  /// The desktop's chooser of files; nil where the session has no bus.
  private var portal: FilePortal?
  /// The desktop's tray; nil where the session has no bus.
  private var tray: Tray?
  /// Wakes the host when a frame is due.
  private var timer: (any DispatchSourceTimer)?
  private var timerDate: Date?
  /// The time at which the display is asked for events although it has not announced any.
  private var nextLook: Date?

  /// SDL reports some changes of focus only when it is asked a while later.
  private static let lookInterval: TimeInterval = 0.25

  package init(_ options: Options = Options(), renderer: RasterRenderer) throws(WindowHostError) {
    self.options = options
    self.renderer = renderer
    display = try Display()
    display.onReadable = { [weak self] in self?.turn() }
  }

  /// Opens the app's first window.
  package func show(_ app: AppSession) throws(WindowHostError) {
    self.app = app
    app.onNeedsFrame = { [weak self] in self?.schedule() }
    app.onOpen = { [weak self] in self?.open($0) }
    app.onClose = { [weak self] in self?.close($0) }
    let environment = ProcessInfo.processInfo.environment
    bridge = AccessibilityBridge(
      name: ProcessInfo.processInfo.processName, environment: environment)
    bridge?.onScreenReader = { [weak app] isRunning in
      app?.updateEnvironment { $0.accessibilitySettings.hasScreenReader = isRunning }
    }
    portal = FilePortal(environment: environment) { ($0 as? HostWindow)?.portalName ?? "" }
    app.updateEnvironment { $0.desktopFileChooser = portal }
    app.showsAlertsAlone = true
    app.onMinimize = { [weak self] in self?.shown($0)?.minimize() }
    app.onFullScreen = { [weak self] in self?.shown($0)?.toggleFullScreen() }
    app.onZoom = { [weak self] in self?.shown($0)?.zoom() }
    app.updateEnvironment { $0.shortcutKeys = .control }
    app.advance(to: clock.now)
    app.keepWindows()
    tray = Tray(app, environment: environment) { [weak self] in self?.picture(of: $0) }
    app.onEnd = { [weak self] in self?.endWithoutWindows() }
    tray?.onChange = { [weak self] in self?.trayDidChange($0) }
    // A program that is only a menu has a window only where there is no tray.
    if tray == nil || !app.hasOnlyExtras { app.openFirstWindow() }
    if let failure { throw failure }
    turn()
    app.didShowWindows()
  }

  /// Has the menus of the program stand in windows where the desktop has no place for them.
  private func trayDidChange(_ isThere: Bool) {
    if !isThere, windows.isEmpty, let app, !app.isEnding { app.openFirstWindow() }
    if let failure {
      app?.report(failure.description)
      exit(EXIT_FAILURE)
    }
    schedule()
  }

  /// The picture that stands for a menu of the program in the tray: twice as large as points, for sharp screens.
  private func picture(of extra: AppExtra) -> TrayPicture? {
    guard let bitmap = try? renderer.render(extra.picture(scale: 2), scale: 2) else { return nil }
    return TrayPicture(bitmap)
  }

  /// Runs until the last window is closed, and ends the program.
  package func run() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  // MARK: Windows

  private func open(_ window: AppWindow) {
    if let open = shown(window) { return open.raise() }
    let wanted = windows.isEmpty ? options.size.map { window.size(content: $0) } : nil
    do throws(WindowHostError) {
      let opened = try HostWindow(
        window, app: try opened(), display: display, renderer: renderer, size: wanted,
        scale: options.scale, bridge: bridge)
      windows.append(opened)
      window.session.onNeedsFrame = { [weak self, weak opened] in
        opened?.wantFrame()
        self?.schedule()
      }
    } catch {
      failure = error
      window.session.graph.report(error.description)
      window.close()
    }
    schedule()
  }

  private func shown(_ window: AppWindow) -> HostWindow? {
    windows.first { $0.window === window }
  }

  private func opened() throws(WindowHostError) -> AppSession {
    guard let app else { throw .noWindow(reason: "the app has ended") }
    return app
  }

  private func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    windows.remove(at: index).close()
    // Later: an action may close one window and then open another.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endWithoutWindows() }
    }
  }

  private func endWithoutWindows() {
    if !windows.isEmpty || (tray?.isInUse == true && app?.isEnding == false) { return }
    app?.close()
    bridge?.close()
    tray?.close()
    portal?.close()
    exit(EXIT_SUCCESS)
  }

  // MARK: Turns

  /// Takes the waiting events, makes the frames that are due, and sets the timer for the next ones.
  private func turn() {
    if isBusy { return }
    isBusy = true
    takeEvents()
    makeFrames()
    // Drawing reads from the display's connection, which may bring events in without making it readable again.
    takeEvents()
    isBusy = false
    followActivity()
    schedule()
  }

  /// Hides the windows with tools when another program has the keyboard, and shows them again when this one has it.
  ///
  /// The focus is nowhere for a moment while it goes from one window to the next.
  private func followActivity() {
    let isActive = windows.contains { $0.window.phase == .active }
    if isActive == self.isActive { return }
    self.isActive = isActive
    if !windows.contains(where: { $0.window.description.kind == .utility }) { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + (isActive ? 0 : 0.3)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isActive == isActive else { return }
        for window in self.windows where window.window.description.kind == .utility {
          window.setHidden(!isActive)
        }
      }
    }
  }

  private func takeEvents() {
    let events = display.takeEvents()
    let now = clock.now
    if !events.isEmpty { nextLook = now.addingTimeInterval(Self.lookInterval) }
    var index = 0
    while index < events.count {
      index += take(events[index], next: index + 1 < events.count ? events[index + 1] : nil, now)
    }
  }

  /// Takes an event, together with the next one if that is the text it types; returns the number of
  /// events taken.
  private func take(_ event: SDL_Event, next: SDL_Event?, _ now: Date) -> Int {
    if event.type == SDL_QUIT.rawValue {
      // On Wayland the end of the desktop is reported in this way.
      if let window = windows.first, display.isLost(window.handle) {
        Display.endWithoutConnection()
      }
      app?.quit()
      return 1
    }
    guard let window = windows.first(where: { $0.identifier == event.windowIdentifier }) else {
      free(event)
      return 1
    }
    defer { free(event) }
    if let text = SDLText.typed(event) {
      window.take(.insert(text), at: now)
    } else if let text = SDLText.composed(event) {
      window.take(text, at: now)
    } else if event.type == SDL_KEYDOWN.rawValue, let text = next.flatMap(SDLText.typed) {
      // A key that a view has taken types nothing.
      if !window.take(event, typing: text, at: now) { window.take(.insert(text), at: now) }
      return 2
    } else {
      window.take(event, typing: "", at: now)
    }
    return 1
  }

  /// Frees the memory that some events carry.
  private func free(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_DROPFILE, SDL_DROPTEXT: if let file = event.drop.file { display.sdl.free(file) }
    case SDL_TEXTEDITING_EXT: if let text = event.editExt.text { display.sdl.free(text) }
    default: break
    }
  }

  private func makeFrames() {
    let now = clock.now
    if let app {
      if let tick = app.nextTick, tick <= now { app.advance(to: now) }
      app.update()
    }
    for window in windows {
      if let due = window.due(at: now), due <= now { window.makeFrame(at: now) }
    }
  }

  /// Sets the timer for the next frame or check.
  private func schedule() {
    if isBusy { return }
    let now = clock.now
    var dates = windows.compactMap { $0.due(at: now) }
    if let tick = app?.nextTick { dates.append(tick) }
    if app?.hasWork == true { dates.append(now) }
    if let nextLook { dates.append(nextLook) }
    guard let due = dates.min() else { return stopTimer() }
    if timerDate == due { return }
    timerDate = due
    let timer = self.timer ?? makeTimer()
    self.timer = timer
    // Distant dates and dates in the past become intervals that a timer can be set to.
    let distance = min(max(0, due.timeIntervalSince(now)), 86_400)
    timer.schedule(deadline: .now() + distance, leeway: .milliseconds(1))
  }

  private func makeTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.timerFired() }
    }
    timer.activate()
    return timer
  }

  private func stopTimer() {
    timerDate = nil
    timer?.schedule(deadline: .distantFuture)
  }

  private func timerFired() {
    timerDate = nil
    if let look = nextLook, look <= clock.now { nextLook = nil }
    turn()
  }
}

extension SDL_Event {
  /// The window that the event concerns; 0 if none.
  fileprivate var windowIdentifier: UInt32 {
    switch SDL_EventType(rawValue: type) {
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
    case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop.windowID
    case SDL_WINDOWEVENT: window.windowID
    default: 0
    }
  }
}
