import EspalierCore

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True on a display that gives less light while nobody uses it, as that of a watch does.
  ///
  /// Desktops have no such displays: it is false unless a program sets it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
}
