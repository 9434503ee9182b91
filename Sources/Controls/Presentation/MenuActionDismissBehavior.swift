import EspalierCore

/// The choice whether a menu closes when one of its actions was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The behavior that suits the platform: the menu closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open, so that several actions can be chosen one after the other.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuDismissalKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissalKey.self] }
    set { self[MenuDismissalKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether menus close when an action in this view was chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissal, behavior)
  }
}
