import EspalierCore

extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True if the user prefers less motion: transitions that move are replaced by fading.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
