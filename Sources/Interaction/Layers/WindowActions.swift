import EspalierCore

/// The requests of views to the app whose window they are in.
package struct WindowActions {
  package var open: (WindowRequest) -> Void = { _ in }
  package var dismiss: (WindowRequest) -> Void = { _ in }
  package var openSettings: () -> Void = {}
  /// Closes the window that the view is in.
  package var dismissThis: () -> Void = {}
  package var supportsMultipleWindows = false

  package init() {}
}

private enum WindowActionsKey: EnvironmentKey {
  static var defaultValue: WindowActions { WindowActions() }
}

extension EnvironmentValues {
  package var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }
}
