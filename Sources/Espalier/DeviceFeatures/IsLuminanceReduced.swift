import EspalierCore

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True while the display is dimmed, as a watch's is when nobody looks at it.
  ///
  /// Desktops have no such displays: it is false unless a program sets it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
}
