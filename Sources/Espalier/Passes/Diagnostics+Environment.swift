private enum DiagnosticsKey: EnvironmentKey {
  static var defaultValue: Diagnostics? { nil }
}

extension EnvironmentValues {
  /// Where problems of a view tree are collected; nil outside of one.
  var diagnostics: Diagnostics? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }

  /// Reports, once, a problem of what a value of this environment stands for; nobody hears of it outside of a view tree.
  func report(_ message: String) { diagnostics?.report(message, at: "") }
}
