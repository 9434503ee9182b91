private enum DiagnosticsKey: EnvironmentKey {
  static var defaultValue: Diagnostics? { nil }
}

extension EnvironmentValues {
  /// The collected problems of a view tree; nil outside of one.
  package var diagnostics: Diagnostics? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }

  /// Reports, once, a problem with a value of this environment; does nothing outside of a view
  /// tree.
  package func report(_ message: String) { diagnostics?.report(message, at: "") }
}
