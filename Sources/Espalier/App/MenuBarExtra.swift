/// A scene of a menu that belongs to the program and not to a window.
///
///     MenuBarExtra("Weather", systemImage: "cloud.sun") { WeatherMenu() }
///
/// The menu is one of the menu bar in each window of the program: trays of desktops are not used. A program that has
/// nothing else shows the views in a window.
public struct MenuBarExtra<Label: View, Content: View> {
  let description: WindowDescription
  let title: Text?

  @MainActor private init(_ title: Text, _ isInserted: Binding<Bool>?, _ content: Content) {
    self.title = title
    var description = WindowDescription(
      kind: .menuBarExtra, resizability: .contentSize, environment: EnvironmentValues(),
      content: AnyView(content))
    if isInserted?.wrappedValue ?? true {
      description.commands = [SceneCommands(CommandMenu(title) { content })]
    }
    self.description = description
  }
}

extension MenuBarExtra: WindowScene {
  public typealias Body = Never
}

@MainActor extension MenuBarExtra {
  /// A menu with a label, whose texts are its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(LabelTitle.text(of: label()), nil, content())
  }

  /// A menu with a label, whose texts are its title, that is there while a value is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(LabelTitle.text(of: label()), isInserted, content())
  }
}

@MainActor extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), isInserted, content())
  }
}

@MainActor extension MenuBarExtra where Label == Espalier.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), isInserted, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), isInserted, content())
  }
}

/// The title of a menu that has a label: menu bars show texts.
@MainActor private enum LabelTitle {
  static func text(of label: some View) -> Text {
    if let text = label as? Text { return text }
    if let label = label as? Espalier.Label<Text, Image> { return label.title }
    return Text("Menu")
  }
}

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

/// A panel; the views stand in a menu here, too.
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
  /// A panel; the views stand in a menu here, too.
  public static var window: WindowMenuBarExtraStyle { Self() }
}

extension Scene {
  /// Sets the form in which menus of the program show their views; all of them are menus here.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
