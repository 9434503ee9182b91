import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

/// Tabs under a header, which a sidebar shows.
public struct TabSection<Header: View, Content: TabContent> {
  private let title: Text
  private let content: Content

  init(title: Text, content: Content) {
    self.title = title
    self.content = content
  }
}

extension TabSection: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _tabs: [_TabPart] {
    let name = title.plainString(in: EnvironmentValues())
    return content._tabs.map { part in
      part.with(AnyView(part.view.modifier(TraitWriter(key: TabSectionTrait.self, value: name))))
    }
  }
}

extension TabSection where Header == Text {
  /// Tabs under a localized title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.init(title: Text(titleKey), content: content())
  }

  /// Tabs under a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.init(title: Text(title), content: content())
  }

}

extension TabSection {
  /// Tabs under a header, of which the text is shown.
  public init<V: Hashable>(
    @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == V {
    let header = header()
    let title = header as? Text ?? (header as? Label<Text, Image>)?.title
    self.init(title: title ?? Text(verbatim: ""), content: content())
  }
}

/// Tabs that may be those of one section, so that a modifier around them is about the section.
@MainActor protocol SectionedTabs {
  var areOneSection: Bool { get }
}

extension TabSection: SectionedTabs {
  var areOneSection: Bool { true }
}

extension TabContent {
  var areOneSection: Bool { (self as? any SectionedTabs)?.areOneSection ?? false }

  /// Puts buttons below the lines of the section in a sidebar.
  ///
  /// Tabs outside of sections have no place for them.
  public func sectionActions<A: View>(
    @ViewBuilder content: () -> A
  ) -> some TabContent<TabValue> {
    tabTrait(TabSectionActionsTrait.self, AnyView(content()))
  }
}

/// The trait for the buttons of the section that a tab is in.
enum TabSectionActionsTrait {}

extension TabContent {
  /// Keeps people from choosing tabs while `disabled` is true.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    tabTrait(TabDisabledTrait.self, disabled)
  }
}

/// The trait for tabs that cannot be chosen.
enum TabDisabledTrait {}

extension TabSection where Header == EmptyView {
  /// Tabs that stand together without a title.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.init(title: Text(verbatim: ""), content: content())
  }
}

extension EnvironmentValues {
  private enum ShowingSectionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True in the tabs of a sidebar, which shows the names of sections; bars show the tabs alone.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[ShowingSectionsKey.self] }
    set { self[ShowingSectionsKey.self] = newValue }
  }
}
