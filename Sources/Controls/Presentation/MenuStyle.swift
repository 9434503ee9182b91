import EspalierCore

/// The look of menus.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// The views that stand for a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The view that names the menu.
  public struct Label {
    package let content: AnyView
  }

  /// The views in the menu.
  public struct Content {
    package let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: StylePart {}

extension MenuStyleConfiguration.Content: StylePart {}

nonisolated extension View {
  /// Sets the look of the menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension ControlContext {
  /// Sets the look of the menus in the container.
  @MainActor func menuStyle(_ style: some MenuStyle) -> ControlContext {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that suits the place: that of a button.
public struct DefaultMenuStyle {
  public init() {}
}

extension DefaultMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(configuration)
  }
}

/// Shows a menu as a button of the button style.
public struct ButtonMenuStyle {
  public init() {}
}

extension ButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// Shows a menu as a button without a border.
public struct BorderlessButtonMenuStyle {
  public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
