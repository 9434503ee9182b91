import Espalier
import EspalierDrawing
import Foundation

/// A window of an app: its session, and what its scene wishes for it.
@MainActor package final class AppWindow {
  package let id: Int
  package let session: Session
  package private(set) var description: WindowDescription
  /// The value that the window shows, if its scene shows values.
  package let presented: PresentedValue
  /// Called when the scene's wishes changed.
  package var onChange: (@MainActor () -> Void)?

  /// How much of the window a person can see and use; the host sets it.
  package var phase = ScenePhase.inactive {
    didSet {
      if oldValue == phase { return }
      updateEnvironment()
      app?.phaseDidChange()
    }
  }

  /// Pixels per point; the host sets it.
  package var displayScale: CGFloat {
    didSet { if oldValue != displayScale { updateEnvironment() } }
  }

  private weak var app: AppSession?
  private let store: SceneStore
  private let closing = Closing()

  init(
    id: Int, _ description: WindowDescription, value: AnyHashable?, store: SceneStore,
    textEngine: any TextEngine, app: AppSession
  ) {
    self.id = id
    self.description = description
    self.app = app
    presented = PresentedValue(value)
    self.store = store
    displayScale = description.environment.displayScale
    var environment = description.environment
    environment.presentedValue = presented
    environment.sceneStore = store
    environment.windowActions.dismissThis = closing.action
    environment.scenePhase = .inactive
    environment.appearsActive = false
    session = Session(
      description.windowContent, environment: environment, textEngine: textEngine)
    closing.window = self
  }

  /// The title in the window's frame.
  package var title: String { description.title ?? ProcessInfo.processInfo.processName }

  /// The size with which the window opens, in points.
  package var initialSize: CGSize { description.defaultSize ?? session.idealWindowSize }

  /// The least and the greatest size that a person may give the window, in points; nil is no limit.
  package var sizeLimits: (minimum: CGSize?, maximum: CGSize?) {
    switch description.resizability.rule {
    case .contentSize: (session.minimumWindowSize, session.maximumWindowSize)
    case .contentMinSize: (session.minimumWindowSize, nil)
    case .automatic where description.kind == .settings:
      (session.minimumWindowSize, session.maximumWindowSize)
    case .automatic: (session.minimumWindowSize, nil)
    }
  }

  func take(_ description: WindowDescription) {
    self.description = description
    session.graph.update(root: description.windowContent)
    updateEnvironment()
    onChange?()
  }

  /// Closes the window.
  package func close() { app?.close(self) }

  private func updateEnvironment() {
    var environment = description.environment
    environment.presentedValue = presented
    environment.sceneStore = store
    environment.windowActions.dismissThis = closing.action
    environment.scenePhase = phase
    environment.appearsActive = phase == .active
    environment.displayScale = displayScale
    environment.currentDate = session.graph.clock.now
    session.graph.update(environment: environment)
  }

  /// What views call to close their window; always the same function, so that environments can be compared.
  @MainActor private final class Closing {
    weak var window: AppWindow?
    private(set) lazy var action: () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.window?.close() }
    }
  }
}

extension WindowDescription {
  fileprivate var windowContent: WindowContent {
    WindowContent(content: content, commands: commands)
  }
}
