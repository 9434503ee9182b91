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

nonisolated extension View {
  /// Keeps the controls and gestures in this view from being used; they stay disabled where a view further out is.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }
}
