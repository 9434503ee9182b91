import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// A scene of a menu that belongs to the program and not to a window.
///
///     MenuBarExtra("Weather", systemImage: "cloud.sun") { WeatherMenu() }
///
/// It stands in the desktop's tray, which programs reach as `org.kde.StatusNotifierWatcher`; the
/// program keeps running there when its last window is closed, until a person quits it. Without
/// such a tray, and on browser pages, it stands at the trailing end of the menu bar in each window
/// of the program, and a program that has nothing else shows the views in a window.
public struct MenuBarExtra<Label: View, Content: View> {
  let description: WindowDescription
  let title: Text?

  @MainActor private init(
    _ title: Text, _ label: Label, _ isInserted: Binding<Bool>?, _ content: Content
  ) {
    self.title = title
    var description = WindowDescription(
      kind: .menuBarExtra, resizability: .contentSize, environment: EnvironmentValues(),
      content: AnyView(content))
    if isInserted?.wrappedValue ?? true {
      description.menuExtra = MenuExtraSource(
        title: title, label: AnyView(label), content: AnyView(content))
      description.extra = { isPanel in
        SceneCommands(
          MenuExtraCommands(title: title, label: label, content: content, isPanel: isPanel))
      }
    }
    description.showExtra(isPanel: false)
    self.description = description
  }
}

extension MenuBarExtra: WindowScene {
  public typealias Body = Never
}

extension WindowDescription {
  /// Shows the views of a menu of the program as its lines, or on a panel.
  mutating func showExtra(isPanel: Bool) {
    guard let extra else { return }
    menuExtra?.isPanel = isPanel
    // The menu comes before the commands that modifiers add.
    commands.replaceSubrange(0..<min(1, commands.count), with: [extra(isPanel)])
  }
}

@MainActor extension MenuBarExtra {
  /// A menu with a label, whose texts are its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(LabelTitle.text(of: label), label, nil, content())
  }

  /// A menu with a label, whose texts are its title, that is shown while a value is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(LabelTitle.text(of: label), label, isInserted, content())
  }
}

@MainActor extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), Text(titleKey), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), Text(verbatim: String(title)), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Text(titleKey), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), Text(verbatim: String(title)), isInserted, content())
  }
}

@MainActor extension MenuBarExtra where Label == EspalierControls.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleKey), EspalierControls.Label(titleKey, systemImage: systemImage), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(verbatim: String(title)), EspalierControls.Label(title, systemImage: systemImage), nil,
      content()
    )
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), EspalierControls.Label(titleKey, image: image), nil, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      Text(verbatim: String(title)), EspalierControls.Label(title, image: image), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(titleKey), EspalierControls.Label(titleKey, systemImage: systemImage), isInserted,
      content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(verbatim: String(title)), EspalierControls.Label(title, systemImage: systemImage),
      isInserted,
      content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), EspalierControls.Label(titleKey, image: image), isInserted, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      Text(verbatim: String(title)), EspalierControls.Label(title, image: image), isInserted,
      content())
  }
}

/// The title of a menu that has a label: the name by which assistive programs know it.
@MainActor private enum LabelTitle {
  static func text(of label: some View) -> Text {
    if let text = label as? Text { return text }
    if let label = label as? EspalierControls.Label<Text, Image> { return label.title }
    return Text("Menu")
  }
}
