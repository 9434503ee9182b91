import EspalierCore

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True while a display is dimmed because nobody uses it, like that of a watch.
  ///
  /// Desktops have no such displays: it is false unless a program sets it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
}
