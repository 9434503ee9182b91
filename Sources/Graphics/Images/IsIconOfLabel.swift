import EspalierCore

private enum IsIconOfLabelKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if a title beside the picture names its content.
  package var isIconOfLabel: Bool {
    get { self[IsIconOfLabelKey.self] }
    set { self[IsIconOfLabelKey.self] = newValue }
  }
}
