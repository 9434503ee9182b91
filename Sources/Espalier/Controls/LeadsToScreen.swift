private enum LeadsToScreenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a button is a link to another screen, which containers may show otherwise than what acts.
  var leadsToScreen: Bool {
    get { self[LeadsToScreenKey.self] }
    set { self[LeadsToScreenKey.self] = newValue }
  }
}
