import EspalierCore

private enum LeadsToScreenKey: EnvironmentKey {
  static let defaultValue = false
}

private enum LinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private enum IsOpenLinkKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The visibility of the mark of links in lists.
  package var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }

  /// True if a button is a link to what the next column shows.
  package var isOpenLink: Bool {
    get { self[IsOpenLinkKey.self] }
    set { self[IsOpenLinkKey.self] = newValue }
  }

  /// True if a button is a link to another screen, which containers may show differently from a
  /// button that acts.
  package var leadsToScreen: Bool {
    get { self[LeadsToScreenKey.self] }
    set { self[LeadsToScreenKey.self] = newValue }
  }
}
