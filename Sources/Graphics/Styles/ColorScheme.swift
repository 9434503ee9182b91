import EspalierCore

/// The light or dark appearance of the user interface.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The appearance that colors resolve for, `.light` by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the appearance of this view and those inside it.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
