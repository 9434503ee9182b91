import EspalierCore
import EspalierGraphics

/// Views that can be shown and hidden by a mark beside their label.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpandedByItself = false
  @Environment(stylesOf: DisclosureGroupStyleConfiguration.self) private var styles

  /// A group with a label of any views that keeps its own state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    binding = nil
  }

  /// A group with a label of any views, open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    binding = isExpanded
  }
}

@MainActor extension DisclosureGroup: View {
  public var body: some View {
    let isExpanded = binding ?? $isExpandedByItself
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: styles.part(label)),
      // Hidden content is not made.
      content: .init(
        content: isExpanded.wrappedValue ? styles.part(content()) : AnyView(EmptyView())),
      isExpanded: isExpanded)
    styles.view(of: configuration)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a localized title that keeps its own state.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a verbatim title that keeps its own state.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A group with a localized title, open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a verbatim title, open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }

  /// A group with a string resource for its title, which keeps its own state.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group with a string resource for its title, open while `isExpanded` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}
