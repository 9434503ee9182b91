@_spi(Espalier) import EspalierCore
import EspalierGraphics

/// The preference for the title of the content.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }

  /// The first view that has a title names the window.
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Sets the title of this view: in the bar of its stack, and as the title of its window in place
  /// of the scene's.
  public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title)
  }

  /// Sets the title of this view: in the bar of its stack, and as the title of its window in place
  /// of the scene's.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of this view: in the bar of its stack, and as the title of its window in place
  /// of the scene's.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of this view; people can change it in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue)).barOptions { $0.titleBinding = title }
  }

  /// Adds a second line to the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    barOptions { $0.subtitle = subtitle }
  }

  /// Adds a second line to the title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Adds a second line to the title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
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
