import EspalierCore
import EspalierGraphics
import Foundation

/// Controls that belong together, shown as one.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView?

  /// A group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// A group of controls with a label of any views.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let (content, label) = (content(), label())
    self.content = LabeledControlGroupContent(content: content, label: label)
    self.label = AnyView(label)
  }
}

/// The controls of a group and their label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

@MainActor extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup {
  /// A group of controls with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group of controls with a verbatim title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// A group of controls with a localized title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group of controls with a verbatim title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is given, to be shown as the next style further out shows it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label.content
  }
}

extension ControlGroup: StyledControl {
  package func configuration(
    _ styles: StyleStack<ControlGroupStyleConfiguration>
  ) -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(
      content: .init(content: styles.part(content)),
      label: .init(content: label.map { styles.part($0) }))
  }
}
