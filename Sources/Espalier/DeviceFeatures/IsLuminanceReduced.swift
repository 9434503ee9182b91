import EspalierCore

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True while an always-on display, such as a watch's, is dimmed.
  ///
  /// Desktops have no such displays: it is false unless a program sets it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
}
