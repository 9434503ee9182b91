/// The environments that views wrote last, while a tree is brought up to date.
///
/// The rows of a list write the same values into the same environment. They get one environment,
/// and what is derived from it, such as the settings of texts, is worked out once for all of them.
struct WrittenEnvironments {
  private var recent: [EnvironmentValues] = []
  /// The place of the next one among them.
  private var next = 0

  /// The number of environments that are compared: modifiers of as many kinds in one row.
  private static let count = 8

  /// An environment that was written before and has the same values, or this one.
  mutating func shared(_ environment: EnvironmentValues) -> EnvironmentValues {
    for known in recent where known.isSameWrite(as: environment) { return known }
    if recent.count < Self.count {
      recent.append(environment)
    } else {
      recent[next] = environment
      next = (next + 1) % Self.count
    }
    return environment
  }

  /// Releases the environments.
  mutating func forget() {
    recent.removeAll(keepingCapacity: true)
    next = 0
  }
}
