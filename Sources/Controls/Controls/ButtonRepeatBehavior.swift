import EspalierCore

/// The choice whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The behavior that suits the control: buttons do not repeat, steppers do.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
  /// The choice whether buttons repeat their actions while they are held down.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the buttons in this view act again and again while they are held down.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
