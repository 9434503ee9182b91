import EspalierCore
import EspalierDrawing

/// The choice whether the lines of a menu keep their order where the menu opens upwards.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// The order that suits the place: on the phone, priority in menus outside of scroll views; else
  /// fixed.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first line is the one nearest to the control on the phone; elsewhere the order is fixed.
  public static let priority = MenuOrder(kind: .priority)
  /// The order from top to bottom, wherever the menu opens.
  public static let fixed = MenuOrder(kind: .fixed)

  /// Returns true if the lines run from bottom to top in a menu above its control.
  func isReversible(in look: MenuLook, inScrollView isScrolled: Bool) -> Bool {
    switch kind {
    case .fixed: false
    case .priority: look.growsUpwards
    case .automatic: look.growsUpwards && !isScrolled
    }
  }
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// The choice whether the lines of menus keep their order where these open upwards.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether the lines of menus in this view keep their order where the menus open upwards.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
