import EspalierCore
import EspalierGraphics

/// A box around views that belong together, with a label above.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A box with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// A box with a view as its label; the label comes first.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox: StyledControl {
  package func configuration(
    _ styles: StyleStack<GroupBoxStyleConfiguration>
  ) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: .init(content: styles.part(label), isEmpty: Label.self == EmptyView.self),
      content: .init(content: styles.part(content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A box with a string resource for its title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
