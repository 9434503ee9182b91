import EspalierCore

private enum ScrollClipKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if scroll views show content outside their bounds.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Makes scrollable views in this view show their content beyond their edges, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.isScrollClipDisabled = disabled })
  }
}
