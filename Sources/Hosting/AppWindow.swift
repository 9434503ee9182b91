import Espalier
import EspalierDrawing
import Foundation

/// A window of an app: its session, and the settings of its scene.
@MainActor package final class AppWindow {
  package let id: Int
  package let session: Session
  package private(set) var description: WindowDescription
  /// The value that the window shows, if its scene shows values.
  package let presented: PresentedValue
  /// Called when the scene's settings changed.
  package var onChange: (@MainActor () -> Void)?

  /// The extent to which a person can see and use the window; the host sets it.
  package var phase = ScenePhase.inactive {
    didSet {
      if oldValue == phase { return }
      updateEnvironment()
      if phase == .active { session.graph[OpeningFocus.self].windowDidGetKeys() }
      app?.phaseDidChange()
      // A hidden window gets no frames from its host.
      if phase == .background { session.updateUnseen() }
    }
  }

  /// True while the window fills the screen; the host sets it.
  package var isFullScreen = false {
    didSet { if oldValue != isFullScreen { updateEnvironment() } }
  }

  /// The display on which the window opens, or on which it is; the host sets it.
  package var display = DisplayProxy.standard

  /// Pixels per point; the host sets it.
  package var displayScale: CGFloat {
    didSet { if oldValue != displayScale { updateEnvironment() } }
  }

  /// The place of the window on the screen, for the next start; the host sets it.
  package var frame: WindowRecord.Frame? {
    didSet { if oldValue != frame { app?.recordWindows() } }
  }

  /// The record of the window that this one stands for; nil for a new one.
  package let record: WindowRecord?
  /// The name of the window's stored values; nil if they are not kept.
  let storeName: String?
  private(set) weak var app: AppSession?
  /// The look that the view which opened the window gave it.
  private let look: PresentedWindowLook
  let showsMenuBar: Bool
  private let store: SceneStore
  /// The tab of settings for which the window has its size.
  private var sizedTab: AnyHashable?
  private let closing = Closing()

  init(
    id: Int, _ description: WindowDescription, value: AnyHashable?, look: PresentedWindowLook,
    commands: [AnyView], showsMenuBar: Bool, storeName: String?, record: WindowRecord?,
    textEngine: any TextEngine, app: AppSession
  ) {
    self.id = id
    var description = description
    look.change(&description)
    self.description = description
    self.look = look
    self.app = app
    presented = PresentedValue(value)
    self.storeName = storeName
    self.record = record
    frame = record?.frame
    store = SceneStore(storeName)
    self.showsMenuBar = showsMenuBar
    displayScale = description.environment.displayScale
    var environment = description.environment
    environment.presentedValue = presented
    environment.sceneStore = store
    environment.windowActions.dismissThis = closing.action
    environment.scenePhase = .inactive
    environment.appearsActive = false
    session = Session(
      description.content(with: commands, showsMenuBar: showsMenuBar), environment: environment,
      textEngine: textEngine)
    closing.window = self
    session.graph[MenuCenter.self].provider = self
    session.graph.followFocusedValues { [weak self] in
      if let self { self.app?.focusedValuesDidChange(in: self) }
    }
  }

  /// The title in the window's frame.
  package var title: String {
    session.graph.navigationTitle ?? tabTitle ?? description.title
      ?? ProcessInfo.processInfo.processName
  }

  /// The title of the tab that is shown, if settings consist of tabs.
  private var tabTitle: String? {
    description.kind == .settings ? session.graph.chosenTabTitle : nil
  }

  /// The size with which the window opens, in points, its menu bar included; where the scene sets none, the screen has
  /// room for it.
  package var initialSize: CGSize {
    (defaultPlacement?.size ?? description.defaultSize).map { size(content: $0) }
      ?? session.idealWindowSize(in: display.visibleRect.size)
  }

  /// The size for a tab of settings that was chosen since the last call; nil where there is no other one.
  package func takeSizeOfTab() -> CGSize? {
    let tab = session.graph.chosenWindowTab
    if tab == sizedTab { return nil }
    defer { sizedTab = tab }
    // The window opened with the size of its first tab, or with that which the scene sets.
    return sizedTab == nil ? nil : session.idealWindowSize(in: display.visibleRect.size)
  }

  /// The size of the window around content of a size.
  package func size(content: CGSize) -> CGSize {
    CGSize(
      width: content.width,
      height: content.height + (showsMenuBar ? WindowContent.menuBarHeight : 0))
  }

  /// The minimum and the maximum size that a person may give the window, in points; nil is no
  /// limit.
  ///
  /// A window with a sheet or an alert is at least as large as that needs, up to the size of the screen.
  package var sizeLimits: (minimum: CGSize?, maximum: CGSize?) {
    let limits = limitsOfContent
    let needed = session.graph.layers.neededSize
    if needed == .zero { return limits }
    let screen = display.visibleRect.size
    func enlarged(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(size.width, min(needed.width, screen.width)),
        height: max(size.height, min(needed.height, screen.height)))
    }
    return (enlarged(limits.minimum ?? .zero), limits.maximum.map(enlarged))
  }

  private var limitsOfContent: (minimum: CGSize?, maximum: CGSize?) {
    switch description.resizability.rule {
    case .contentSize: (session.minimumWindowSize, session.maximumWindowSize)
    case .contentMinSize: (session.minimumWindowSize, nil)
    case .automatic where description.kind == .settings:
      (session.minimumWindowSize, session.maximumWindowSize)
    case .automatic: (session.minimumWindowSize, nil)
    }
  }

  func take(_ description: WindowDescription, commands: [AnyView]) {
    var description = description
    look.change(&description)
    self.description = description
    session.graph.update(
      root: description.content(with: commands, showsMenuBar: showsMenuBar))
    updateEnvironment()
    onChange?()
  }

  /// Closes the window.
  package func close() { app?.close(self) }

  /// Closes the window as a person asks for it, if the views allow it.
  package func closeForPerson() { if allowsClosing { close() } }

  /// True if people can close the window.
  package var allowsClosing: Bool {
    session.graph.windowBehaviors.dismiss.allows(else: description.kind != .alert)
  }

  /// True if people can minimize the window.
  package var allowsMinimizing: Bool {
    session.graph.windowBehaviors.minimize.allows(else: description.kind.isMain)
  }

  /// True if the window can fill the screen.
  package var allowsFullScreen: Bool {
    session.graph.windowBehaviors.fullScreen.allows(
      else: description.kind.isMain && allowsResizing)
  }

  /// True if people can change the size of the window.
  package var allowsResizing: Bool {
    session.graph.windowBehaviors.resize.allows(else: description.kind != .alert)
  }

  /// The point that stays where it is when the views change the size of the window; nil leaves it to the desktop.
  package var resizeAnchor: UnitPoint? {
    guard let anchor = session.graph.windowBehaviors.resizeAnchor, anchor.x.isFinite,
      anchor.y.isFinite
    else { return nil }
    return anchor
  }

  private func updateEnvironment() {
    var environment = description.environment
    environment.presentedValue = presented
    environment.sceneStore = store
    environment.windowActions.dismissThis = closing.action
    environment.scenePhase = phase
    environment.appearsActive = phase == .active
    environment.isFullScreen = isFullScreen
    environment.displayScale = displayScale
    environment.currentDate = session.graph.clock.now
    session.graph.update(environment: environment)
  }

  /// The function that views call to close their window; always the same one, so that environments
  /// can be compared.
  @MainActor private final class Closing {
    weak var window: AppWindow?
    private(set) lazy var action: () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.window?.close() }
    }
  }
}

extension WindowDescription {
  fileprivate func content(with commands: [AnyView], showsMenuBar: Bool) -> WindowContent {
    WindowContent(content: content, commands: commands, showsMenuBar: showsMenuBar)
  }
}
