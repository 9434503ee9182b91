import EspalierCore

/// The degree to which badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  enum Level { case decreased, standard, increased }

  let level: Level

  /// The degree for facts that people need not act on.
  public static let decreased = BadgeProminence(level: .decreased)
  public static let standard = BadgeProminence(level: .standard)
  /// The degree for facts that people have to act on.
  public static let increased = BadgeProminence(level: .increased)
}

/// The trait for the prominence of a row's badge, which stands beside the row's view and so does not
/// get its environment.
enum BadgeProminenceTrait {}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// The degree to which the badges of a view stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the degree to which badges in this view stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(TraitWriter(key: BadgeProminenceTrait.self, value: prominence))
  }
}
