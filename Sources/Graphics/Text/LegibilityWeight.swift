import EspalierCore

/// The general weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  /// Every text is bolder than its font says.
  case bold
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
  /// The preferred weight of text; nil leaves it to fonts.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
