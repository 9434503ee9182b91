import EspalierCore
import EspalierGraphics
import Foundation

/// A control that shows a list of actions when it is pressed.
///
///     Menu("Edit") {
///       Button("Copy") { copy() }
///       Divider()
///       Menu("Transform") { … }
///     }
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(stylesOf: MenuStyleConfiguration.self) private var styles

  /// A menu with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu with a label of any views: a press performs `primaryAction`, a long press or one on the
  /// indicator opens it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

@MainActor extension Menu: View {
  public var body: some View {
    styles.view(
      of: MenuStyleConfiguration(
        label: .init(content: styles.part(label)),
        content: .init(content: styles.part(content)), primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  /// A menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a localized title: a press performs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a verbatim title: a press performs `primaryAction`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == EspalierControls.Label<Text, Image> {
  /// A menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { EspalierControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { EspalierControls.Label(title, systemImage: systemImage) }
  }

  /// A menu with a localized title and a symbol: a press performs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { EspalierControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a verbatim title and a symbol: a press performs `primaryAction`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { EspalierControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}
