import Foundation

/// Tabs of a ``TabView``.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views with items and tags; primitive ones answer it themselves, all others by their body.
  @MainActor @preconcurrency var _tabs: [AnyView] { get }
}

extension TabContent {
  public var _tabs: [AnyView] { body._tabs }
}

extension TabContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive tab: it has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public var _tabs: [AnyView] { switch self {} }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a ``TabView``.
  public struct Content<C: TabContent> {
    let tabs: C
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    TabList<TabValue>(parts: [accumulated, next])
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue>(parts: content.map { [$0] } ?? [])
  }

  public static func buildEither<C: TabContent>(first: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue>(parts: [first], branch: 0)
  }

  public static func buildEither<C: TabContent>(second: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    TabList<TabValue>(parts: [second], branch: 1)
  }

  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue>(parts: [content])
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View {
    let tabs = tabs._tabs
    ForEach(tabs.indices, id: \.self) { tabs[$0] }
  }
}

/// Tabs one after the other.
struct TabList<TabValue: Hashable> {
  let parts: [any TabContent]
  /// Which branch of a condition they are.
  var branch: Int?
  /// What the bar shows beside them.
  var badge: Text?
}

extension TabList: TabContent {
  typealias Body = Never

  var _tabs: [AnyView] {
    var tabs = parts.flatMap { $0._tabs }
    if let branch { tabs = tabs.map { AnyView($0.id(branch)) } }
    if let badge { tabs = tabs.map { AnyView($0.badge(badge)) } }
    return tabs
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching: the tab stands apart from the others.
  public static var search: TabRole { TabRole(name: "search") }
}

/// A view with a name in the bar of a ``TabView``.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  fileprivate let value: Value?
  fileprivate let role: TabRole?
  fileprivate let content: () -> Content
  fileprivate let label: Label
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  public var _tabs: [AnyView] {
    let labeled = ZStack { content() }.tabItem { label }
      .modifier(TraitWriter(key: TabRoleTrait.self, value: role as Any))
    guard let value else { return [AnyView(labeled)] }
    return [AnyView(labeled.tag(value))]
  }
}

extension Tab {
  /// A tab with a value that any views name.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content, label: label())
  }
}

extension Tab where Value == Never {
  /// A tab that any views name.
  public init(
    role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content, label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a value, a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a value, a title as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a value, a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: value, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// A tab with a title as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// A tab with a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// A search tab, with a title and a symbol of the platform.
  public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
    self.init(
      value: nil, role: role, content: content,
      label: DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }
}

/// The title and the image of a tab.
public struct DefaultTabLabel {
  let title: Text
  let image: Image
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Tabs under a header, which a sidebar shows.
public struct TabSection<Header: View, Content: TabContent> {
  fileprivate let title: Text
  fileprivate let content: Content
}

extension TabSection: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _tabs: [AnyView] {
    let name = title.plainString(in: EnvironmentValues())
    return content._tabs.map {
      AnyView($0.modifier(TraitWriter(key: TabSectionTrait.self, value: name)))
    }
  }
}

extension TabSection where Header == Text {
  /// Tabs under a localized title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    title = Text(titleKey)
    self.content = content()
  }

  /// Tabs under a title as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.title = Text(title)
    self.content = content()
  }
}

extension TabContent {
  /// Has the bar show a number beside the tab; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Has the bar show a text beside the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabList<TabValue>(parts: [self], badge: label)
  }

  /// Has the bar show a localized text beside the tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Has the bar show a text as it is beside the tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}
