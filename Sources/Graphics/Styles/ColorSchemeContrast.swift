import EspalierCore

/// The contrast between colors: as usual, or higher for people who asked the system for it.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
  /// The contrast that colors resolve for, `.standard` by default; the user sets it, not the
  /// program.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The contrast that colors resolve for, for hosts and for trying out.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}
