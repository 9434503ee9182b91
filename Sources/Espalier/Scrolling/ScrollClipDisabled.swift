private enum ScrollClipKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether scroll views show what lies outside of them.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Has scrollable views in this view show their content beyond their edges, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.isScrollClipDisabled = disabled })
  }
}
