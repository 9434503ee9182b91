import EspalierCore

private enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// True if people can scroll the views that this environment belongs to.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Keeps people from scrolling the scrollable views in this view; programs still can.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
  }
}
