import EspalierControls
import EspalierCore
import EspalierGraphics

/// A control that shows another screen.
///
///     NavigationLink("Details") { DetailView() }
///     NavigationLink(recipe.name, value: recipe)
///
/// Outside of stacks, navigation views and split views it is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case view(AnyView, isActive: Binding<Bool>?)
    /// A link to a value's screen; nil disables it.
    case value(PathValue?, tag: TraitWriter?)
  }

  private let target: Target
  private let label: Label
  private var isDetail = true
  @State private var handle = LinkHandle()
  @Environment(\.navigation) private var navigation
  @Environment(\.nextColumn) private var nextColumn

  /// A link with a label of any views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(AnyView(destination()), isActive: nil), label())
  }

  /// A link with a label of any views that is followed while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(AnyView(destination()), isActive: isActive), label())
  }

  /// A link with a label of any views that is followed while `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(AnyView(destination()), isActive: selection.isSelected(tag)), label())
  }

  /// A link with a label of any views.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(AnyView(destination), isActive: nil), label())
  }

  /// A link with a label of any views that is followed while `isActive` is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(AnyView(destination), isActive: isActive), label())
  }

  /// A link with a label of any views that is followed while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(AnyView(destination), isActive: selection.isSelected(tag)), label())
  }

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Sets whether the link's screen belongs into the next column of a navigation view, as by default, or into this one.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var copy = self
    copy.isDetail = isDetailLink
    return copy
  }
}

@MainActor extension NavigationLink: View {
  @ViewBuilder public var body: some View {
    switch target {
    case .view(let screen, let isActive):
      link { handle.open() }
        .disabled(navigation == nil)
        .modifier(
          ScreenModifier(isActive: isActive, screen: screen, link: handle, isDetail: isDetail))
    case .value(let value, let tag):
      // In a list, the value can be selected.
      if let tag {
        link { follow(value) }.disabled(navigation == nil).modifier(tag)
      } else {
        link {}.disabled(true)
      }
    }
  }

  private func link(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { label }
      .environment(\.leadsToScreen, true)
      .environment(\.isOpenLink, isOpen)
      .environment(\.isFollowedBySelecting, isFollowedBySelecting)
  }

  /// True if keys that select the link's row follow the link: the next column shows its value's screen.
  private var isFollowedBySelecting: Bool {
    guard isDetail, case .value = target else { return false }
    return navigation?.detail != nil
  }

  /// True if the next column shows the link's screen in place of its own views.
  private var isOpen: Bool {
    guard isDetail, let opened = navigation?.detail?.opened else { return false }
    switch target {
    case .view: return opened.handle == ObjectIdentifier(handle)
    case .value(let value, _): return value != nil && opened.value == value?.value
    }
  }

  private func follow(_ value: PathValue?) {
    guard let value, let navigation else { return }
    // A value without a declared destination is only selected by its list, and the next column
    // shows what is selected.
    let hasColumns = navigation.detail != nil || nextColumn != nil
    if hasColumns, navigation.destination(for: value.type) == nil { return }
    if isDetail, let detail = navigation.detail {
      detail.showAsRoot(value)
      nextColumn?.cover(true)
    } else {
      navigation.stack?.push(value, from: nil)
    }
  }
}

nonisolated extension View {
  /// Sets whether the navigation links in this view have a mark at their ends where they are rows of a list.
  ///
  /// By default those of the phone have, and those of the Mac do not.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWriter { $0.linkIndicator = visibility })
  }
}

extension Binding {
  /// A binding that is true while the value is `tag`; true sets that value, and false sets nil.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}

// MARK: - Values

extension NavigationLink where Destination == Never {
  /// A link to the screen that the stack declares for a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(
      .value(
        value.map { PathValue($0) },
        tag: value.map { TraitWriter(key: TagTrait<P>.self, value: $0) }), label())
  }

  /// A link to the screen that the stack declares for a value that can be encoded; nil disables it.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(
      .value(
        value.map { PathValue($0) },
        tag: value.map { TraitWriter(key: TagTrait<P>.self, value: $0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localized title to the screen that the stack declares for a value; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a localized title to the screen that the stack declares for a value that can be
  /// encoded; nil disables it.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a verbatim title to the screen that the stack declares for a value; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a verbatim title to the screen that the stack declares for a value that can be
  /// encoded; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

// MARK: - Titles

extension NavigationLink where Label == Text {
  /// A link with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a localized title that is followed while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title that is followed while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link with a localized title that is followed while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a verbatim title that is followed while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a localized title that is followed while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a verbatim title that is followed while `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link with a localized title that is followed while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a verbatim title that is followed while `selection` is `tag`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
