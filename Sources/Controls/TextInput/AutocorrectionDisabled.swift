import EspalierCore

extension EnvironmentValues {
  private enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True to keep typed text as it is, where a page's keyboard on the screen would correct it.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether typed text in this view is kept as it is, where a page's keyboard on the screen
  /// would correct it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether typed text in this view is kept as it is, where a page's keyboard on the screen
  /// would correct it.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
