import EspalierCore

/// Opens the window of the app's ``Settings`` scene: the value of
/// ``EnvironmentValues/openSettings``.
public struct OpenSettingsAction {
  let open: () -> Void

  @MainActor @preconcurrency public func callAsFunction() { open() }
}

extension EnvironmentValues {
  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction(open: windowActions.openSettings)
  }
}
