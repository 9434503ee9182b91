extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// True if the views here respond to people's actions.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
