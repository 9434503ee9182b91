/// How bold a person wants text to be, all in all.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  /// Every text is bolder than its font says.
  case bold
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
  /// How bold text is to be; nil leaves it to fonts.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
