import Espalier
import EspalierDrawing
import Foundation

/// Drives an app: keeps its own state, and the windows that its scenes have open.
///
/// A host defines how windows appear on its screen by ``onOpen`` and ``onClose``, and asks for
/// windows and frames:
///
///     let app = AppSession(MyApp(), environment: environment, textEngine: engine)
///     app.onOpen = { window in show(window) }
///     app.openFirstWindow()
@MainActor package final class AppSession {
  /// The open windows, the oldest first.
  package private(set) var windows: [AppWindow] = []
  /// Called when a window was opened, and when the person asks for one that is open already.
  package var onOpen: (@MainActor (AppWindow) -> Void)?
  /// Called when a window was closed.
  package var onClose: (@MainActor (AppWindow) -> Void)?
  /// Called when a window is to make room on the screen; nil where windows cannot.
  package var onMinimize: (@MainActor (AppWindow) -> Void)?
  /// Called when a window is to become as large as the screen, or as it was before that; nil where windows cannot.
  package var onZoom: (@MainActor (AppWindow) -> Void)?
  /// Called when a window is to fill the screen, or not any more; nil where windows cannot.
  package var onFullScreen: (@MainActor (AppWindow) -> Void)?
  /// The menus of the app that the desktop shows outside of windows.
  package private(set) var extras: [AppExtra] = []
  /// True if alerts of scenes have windows of their own; otherwise they stand above the views of the others.
  package var showsAlertsAlone = false
  /// Called when the set of these menus has changed.
  package var onExtras: (@MainActor () -> Void)?
  /// True if the desktop shows the menus of the app; otherwise they stand in its windows.
  package var showsExtrasOutside = false {
    didSet { if oldValue != showsExtrasOutside { refresh() } }
  }
  /// Called when a person has quit the app and it has no windows.
  package var onEnd: (@MainActor () -> Void)?
  /// True once a person has quit the app.
  package private(set) var isEnding = false
  /// Called when the app's own state changed; ``update()`` brings its windows up to date.
  package var onNeedsFrame: (@MainActor () -> Void)?

  private let scenes: ViewGraph
  private let textEngine: any TextEngine
  private var base: EnvironmentValues
  private var lastWindowID = 0
  let name: String
  private let isInteractive: Bool
  private let showsMenuBar: Bool
  /// Always the same functions, so that environments can be compared.
  private lazy var windowActions = makeWindowActions()
  private lazy var documentActions = makeDocumentActions()
  /// The window that a person used last, on which windows with tools work.
  private weak var mainWindow: AppWindow?
  /// The windows as they are kept for the next start; nil where windows are not opened again.
  var records: WindowRecords?
  /// True until the windows of the time before have been shown.
  var isReopening = false

  /// - Parameters:
  ///   - isInteractive: true if a person uses the app: the values that its windows store are
  ///     restored the next time.
  ///   - showsMenuBar: true if a menu bar stands above the content of its windows.
  package init<A: App>(
    _ app: A, environment: EnvironmentValues, textEngine: any TextEngine,
    isInteractive: Bool = false, showsMenuBar: Bool = false
  ) {
    name = "\(A.self)"
    self.isInteractive = isInteractive
    self.showsMenuBar = showsMenuBar
    base = environment
    self.textEngine = textEngine
    scenes = ViewGraph(AppScenes(app), environment: environment, textEngine: textEngine)
    base.windowActions = windowActions
    base.documentActions = documentActions
    scenes.update(environment: base)
    scenes.frame(proposal: .zero)
    scenes.onNeedsFrame = { [weak self] in self?.onNeedsFrame?() }
  }

  /// Sets the host's surroundings, such as the appearance.
  package func update(environment: EnvironmentValues) {
    base = environment
    base.windowActions = windowActions
    base.documentActions = documentActions
    refresh()
  }

  /// Changes the host's surroundings.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&base)
    refresh()
  }

  /// Sets the time of the next frames.
  package func advance(to now: Date) { scenes.clock.advance(to: now) }

  /// The time at which the app's own state is due to change by itself; nil if it is not.
  package var nextTick: Date? {
    ([scenes.clock.nextTick] + extras.map(\.nextTick)).compactMap { $0 }.min()
  }

  /// True if the app's own state changed since ``update()``.
  package var hasWork: Bool { scenes.hasWork || extras.contains(where: \.hasWork) }

  /// Brings the windows up to date with the app's own state.
  package func update() {
    if scenes.hasWork { refresh() }
    let now = scenes.clock.now
    for extra in extras where extra.hasWork || extra.nextTick.map({ $0 <= now }) == true {
      extra.update(at: now)
    }
  }

  isolated deinit { scenes.abandon() }

  /// Ends the app: all windows close.
  package func close() {
    for window in windows {
      // No person is left to answer: documents that have a file are saved.
      _ = window.presented.document?.mayClose {}
      end(window)
    }
    for extra in extras { extra.close() }
    extras = []
    scenes.onNeedsFrame = nil
    scenes.close()
  }

  private func refresh() {
    base.scenePhase = windows.map(\.phase).max() ?? .background
    base.currentDate = scenes.clock.now
    scenes.update(environment: base)
    scenes.frame(proposal: .zero)
    let descriptions = scenes.windowDescriptions
    refreshExtras(descriptions)
    let commands = views(ofCommandsIn: descriptions)
    for window in windows {
      let identity = window.description.sceneIdentity
      if let description = descriptions.first(where: { $0.sceneIdentity == identity }) {
        window.take(withAlerts(description, of: descriptions), commands: commands)
      }
    }
    showAlerts(descriptions)
  }

  /// Opens and closes the windows of alerts, as the scenes say.
  private func showAlerts(_ descriptions: [WindowDescription]) {
    if !showsAlertsAlone { return }
    for scene in descriptions where scene.kind == .alert {
      let open = windows.first { $0.description.sceneIdentity == scene.sceneIdentity }
      if scene.isPresented, open == nil { self.open(scene, value: nil) }
      if !scene.isPresented, let open { end(open) }
    }
  }

  /// The description of a window with the alerts that stand above its views.
  private func withAlerts(
    _ description: WindowDescription, of all: [WindowDescription]
  ) -> WindowDescription {
    if showsAlertsAlone || !description.kind.isMain { return description }
    var description = description
    description.content = all.compactMap(\.presentsAlert).reduce(description.content) { $1($0) }
    return description
  }

  /// The commands of the menus in windows.
  private func views(ofCommandsIn descriptions: [WindowDescription]) -> [AnyView] {
    SceneCommands.views(
      of: descriptions.flatMap { description in
        // A menu that the desktop shows is the first of its scene's commands.
        showsExtrasOutside && description.menuExtra != nil
          ? Array(description.commands.dropFirst()) : description.commands
      })
  }

  /// Brings the menus that the desktop shows up to date.
  private func refreshExtras(_ descriptions: [WindowDescription]) {
    let wanted = showsExtrasOutside ? descriptions.filter { $0.menuExtra != nil } : []
    let known = extras.count
    for extra in extras.suffix(from: min(wanted.count, known)) { extra.close() }
    extras.removeLast(max(0, known - wanted.count))
    for (index, description) in wanted.enumerated() {
      if index < extras.count, extras[index].isPanel == description.menuExtra?.isPanel {
        extras[index].take(description)
        continue
      }
      guard let extra = AppExtra(description, textEngine: textEngine) else { continue }
      extra.onNeedsFrame = { [weak self] in self?.onNeedsFrame?() }
      if index < extras.count {
        extras[index].close()
        extras[index] = extra
      } else {
        extras.append(extra)
      }
    }
    if known != 0 || !extras.isEmpty { onExtras?() }
  }

  /// True if the app has menus outside of windows, and nothing else.
  package var hasOnlyExtras: Bool {
    let scenes = scenes.windowDescriptions.filter { $0.kind.isProgram }
    return scenes.contains { $0.menuExtra != nil }
      && scenes.allSatisfy { $0.kind == .menuBarExtra }
  }

  /// Shows the views of a menu of the app in a window.
  package func openWindow(of extra: AppExtra) {
    guard let index = extras.firstIndex(where: { $0 === extra }) else { return }
    let scenes = scenes.windowDescriptions.filter { $0.menuExtra != nil }
    guard scenes.indices.contains(index) else { return }
    let open = windows.first { $0.description.sceneIdentity == scenes[index].sceneIdentity }
    if let open { onOpen?(open) } else { self.open(scenes[index], value: nil) }
  }

  /// Reports a problem to the person who started the program.
  package func report(_ problem: String) { scenes.report(problem) }

  /// Ends the app once its windows are closed, those with changes after a question.
  package func quit() {
    isEnding = true
    if windows.isEmpty { onEnd?() } else { closeWindows() }
  }
}

// MARK: - Windows

extension AppSession {
  /// Opens the window that shows when the program starts; returns nil, after reporting it, if the
  /// app has none.
  @discardableResult package func openFirstWindow() -> AppWindow? {
    if let window = reopenWindows() {
      showAlerts(scenes.windowDescriptions)
      return window
    }
    let all = scenes.windowDescriptions.filter { $0.kind.isProgram }
    let descriptions =
      [all.filter { $0.launch == .presented }, all.filter { $0.launch != .suppressed }, all]
      .first { $0.contains { $0.kind != .menuBarExtra } } ?? all
    let windows = descriptions.filter { $0.kind != .menuBarExtra }
    let plain = windows.first { $0.valueType == nil || $0.defaultValue != nil }
    guard let first = plain ?? windows.first ?? descriptions.first else {
      scenes.report("\(name) has no window: put a WindowGroup into its body.")
      return nil
    }
    let window = open(first, value: first.defaultValue?())
    showAlerts(scenes.windowDescriptions)
    return window
  }

  /// Opens the window that a view asks for, or brings it to the front.
  package func open(_ request: WindowRequest) {
    guard let scene = scenes.windowDescriptions.first(where: { $0.answers(request) }) else {
      let wanted = request.id.map { "the id \"\($0)\"" } ?? "values such as \(request.value as Any)"
      scenes.report("openWindow: \(name) has no window scene for \(wanted).")
      return
    }
    let value = request.value ?? scene.defaultValue?()
    let isOpen = { (window: AppWindow) in
      window.description.sceneIdentity == scene.sceneIdentity
        && (scene.kind != .group || (value != nil && window.presented.value == value))
    }
    if let window = windows.first(where: isOpen) {
      onOpen?(window)
    } else {
      open(scene, value: value, look: request.look?.base as? PresentedWindowLook)
    }
  }

  /// Opens the app's settings, or brings them to the front.
  package func openSettings() {
    guard let scene = scenes.windowDescriptions.first(where: { $0.kind == .settings }) else {
      return scenes.report("openSettings: \(name) has no Settings scene.")
    }
    if let window = windows.first(where: { $0.description.kind == .settings }) {
      onOpen?(window)
    } else {
      open(scene, value: nil)
    }
  }

  /// Closes the windows that a view asks to be closed.
  package func dismiss(_ request: WindowRequest) {
    for window in windows where window.description.answers(request) {
      if request.value == nil || window.presented.value == request.value { close(window) }
    }
  }

  package func closeWindows() {
    for window in windows { close(window) }
  }

  /// The windows that the app's scenes describe, in order.
  var windowDescriptions: [WindowDescription] { scenes.windowDescriptions }

  /// Closes a window, once a person has decided about unsaved changes.
  package func close(_ window: AppWindow) {
    if let question = window.session.graph.dismissalQuestion {
      onOpen?(window)
      return question.ask { [weak self, weak window] in
        if let window { self?.closeDocument(of: window) }
      }
    }
    closeDocument(of: window)
  }

  private func closeDocument(of window: AppWindow) {
    let mayClose = window.presented.document?.mayClose { [weak self, weak window] in
      if let window { self?.end(window) }
    }
    if mayClose ?? true { end(window) }
  }

  /// Closes a window; its views disappear.
  private func end(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    forget(window)
    window.session.close()
    onClose?(window)
    phaseDidChange()
    if !windows.contains(where: { $0.description.kind.isMain }) {
      for window in windows where window.description.kind == .utility { end(window) }
    }
  }

  @discardableResult func open(
    _ description: WindowDescription, value: AnyHashable?, look: PresentedWindowLook? = nil,
    record: WindowRecord? = nil
  ) -> AppWindow {
    lastWindowID += 1
    let descriptions = windowDescriptions
    let window = AppWindow(
      id: lastWindowID, withAlerts(description, of: descriptions), value: value,
      look: look ?? PresentedWindowLook(),
      commands: views(ofCommandsIn: descriptions),
      showsMenuBar: showsMenuBar && description.hasMenus,
      storeName: isInteractive ? storeName(description, record) : nil, record: record,
      textEngine: textEngine, app: self)
    window.presented.otherDocuments = { [weak self, weak window] in
      self?.windows.filter { $0 !== window }.compactMap(\.presented.document) ?? []
    }
    window.presented.valueDidChange = { [weak self] in self?.recordWindows() }
    window.presented.unsavedDocuments = unsavedDocuments(description)
    windows.append(window)
    recordWindows()
    phaseDidChange()
    onOpen?(window)
    shareFocusedValues()
    return window
  }

  /// Hands the values of a window that a person uses to the windows with tools.
  func focusedValuesDidChange(in window: AppWindow) {
    if window === mainWindow { shareFocusedValues() }
  }

  private func shareFocusedValues() {
    guard let mainWindow else { return }
    let values = mainWindow.session.graph.focusedValues
    for window in windows where window.description.kind == .utility {
      window.session.graph.take(focusedValues: values)
    }
  }

  func phaseDidChange() {
    if let active = windows.first(where: { $0.phase == .active && $0.description.kind.isMain }),
      active !== mainWindow
    {
      mainWindow = active
      shareFocusedValues()
    }
    let phase = windows.map(\.phase).max() ?? .background
    if phase != base.scenePhase { refresh() }
  }

  private func makeWindowActions() -> WindowActions {
    var actions = WindowActions()
    actions.open = { [weak self] request in MainActor.assumeIsolated { self?.open(request) } }
    actions.dismiss = { [weak self] request in MainActor.assumeIsolated { self?.dismiss(request) } }
    actions.openSettings = { [weak self] in MainActor.assumeIsolated { self?.openSettings() } }
    actions.supportsMultipleWindows = true
    return actions
  }
}

extension WindowDescription {
  /// Returns whether a request can mean a window of this scene.
  fileprivate func answers(_ request: WindowRequest) -> Bool {
    if let id = request.id, id != self.id { return false }
    guard let value = request.value else { return request.id != nil }
    return valueType.map { type(of: value.base) == $0 } ?? false
  }
}
