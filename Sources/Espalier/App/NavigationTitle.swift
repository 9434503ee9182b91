/// The preference that says what the content calls itself.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  /// The first view that has a title names the window.
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Says what this view is called: the title of its window, in place of the scene's.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Says what this view is called: the title of its window, in place of the scene's.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what this view is called: the title of its window, in place of the scene's.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }
}

extension ViewGraph {
  /// The title that the content gives its window; nil if it gives none.
  package var navigationTitle: String? {
    guard let root = root as? RootNode, let title = root.preference(NavigationTitleKey.self) ?? nil
    else { return nil }
    return title.plainString(in: root.contentEnvironment)
  }
}
