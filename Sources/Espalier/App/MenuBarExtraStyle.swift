@_spi(Espalier) import EspalierCore

/// The form in which a ``MenuBarExtra`` shows its views.
public protocol MenuBarExtraStyle {}

/// The form that the platform has: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

/// A panel below the menu bar, with the views as in a window; they are made anew each time it opens.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The form that the platform has: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: PullDownMenuBarExtraStyle { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A panel below the menu bar, with the views as in a window; they are made anew each time it opens.
  public static var window: WindowMenuBarExtraStyle { Self() }
}

extension Scene {
  /// Sets the form in which menus of the program show their views.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    let isPanel = style is WindowMenuBarExtraStyle
    return windows { $0.showExtra(isPanel: isPanel) }
  }
}
