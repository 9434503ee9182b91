import EspalierCore

/// The choice whether a control acts when a drag rests over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The behavior that suits the control: buttons wait for presses.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// The choice whether controls act when a drag rests over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the buttons, links and menus in this view act when a drag rests over them.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
