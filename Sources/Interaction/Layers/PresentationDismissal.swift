import EspalierCore

private enum PresentationDismissalKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Ends the presentation of the view over its window; nil if it is not presented.
  package var presentationDismissal: (() -> Void)? {
    get { self[PresentationDismissalKey.self] }
    set { self[PresentationDismissalKey.self] = newValue }
  }
}
