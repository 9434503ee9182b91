private enum IsIconOfLabelKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a title beside the picture says what it shows.
  var isIconOfLabel: Bool {
    get { self[IsIconOfLabelKey.self] }
    set { self[IsIconOfLabelKey.self] = newValue }
  }
}
