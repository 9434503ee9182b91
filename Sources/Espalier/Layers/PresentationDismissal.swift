private enum PresentationDismissalKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Ends what presents the view over its window; nil where nothing does.
  var presentationDismissal: (() -> Void)? {
    get { self[PresentationDismissalKey.self] }
    set { self[PresentationDismissalKey.self] = newValue }
  }
}
