extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the views here take part in what a person does.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
