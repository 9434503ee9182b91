import EspalierCore

private enum LeadsToScreenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if a button is a link to another screen, which containers may show differently from a
  /// button that acts.
  var leadsToScreen: Bool {
    get { self[LeadsToScreenKey.self] }
    set { self[LeadsToScreenKey.self] = newValue }
  }
}
