import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Tabs of a ``TabView``.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// The tabs as views with items and tags; primitive ones return them themselves, all others by
  /// their body.
  @MainActor @preconcurrency var _tabs: [_TabPart] { get }
}

extension TabContent {
  public var _tabs: [_TabPart] { body._tabs }
}

extension TabContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive tab: it has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public var _tabs: [_TabPart] { switch self {} }
}

/// A tab as a view with an item and a tag, and with the values that distinguish it from the others.
public struct _TabPart {
  /// The tab's place in the statements around it, the outermost first.
  let path: [AnyHashable]
  let view: AnyView

  init(_ view: some View) {
    path = []
    self.view = AnyView(view)
  }

  private init(path: [AnyHashable], view: AnyView) {
    self.path = path
    self.view = view
  }

  func with(_ view: AnyView) -> _TabPart { _TabPart(path: path, view: view) }

  func inside(_ place: AnyHashable) -> _TabPart { _TabPart(path: [place] + path, view: view) }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a ``TabView``.
  public struct Content<C: TabContent> {
    let tabs: C
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock() -> some TabContent<TabValue> { _TabList<TabValue>(parts: []) }

  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue {
    first
  }

  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _TabList<TabValue>(parts: [accumulated, next])
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
  where C.TabValue == TabValue {
    _TabList<TabValue>(parts: content.map { [$0] } ?? [])
  }

  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList<TabValue>(parts: [first], branch: 0)
  }

  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList<TabValue>(parts: [second], branch: 1)
  }

  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> some TabContent<TabValue> where C.TabValue == TabValue {
    _TabList<TabValue>(parts: [content])
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View {
    ForEach(tabs._tabs, id: \.path) { $0.view }
  }
}

/// Tabs one after the other.
public struct _TabList<TabValue: Hashable> {
  let parts: [any TabContent]
  /// The branch of a condition that the tabs are.
  var branch = 0
}

extension _TabList: TabContent {
  public typealias Body = Never

  public var _tabs: [_TabPart] {
    parts.enumerated().flatMap { index, part in
      part._tabs.map { $0.inside([branch, index] as [Int]) }
    }
  }
}

/// Tabs with an addition to the view of each.
private struct ModifiedTabs<TabValue: Hashable> {
  let tabs: any TabContent
  let change: @MainActor (AnyView) -> AnyView
}

extension ModifiedTabs: TabContent {
  typealias Body = Never

  var _tabs: [_TabPart] { tabs._tabs.map { $0.with(change($0.view)) } }
}

extension ModifiedTabs: SectionedTabs {
  var areOneSection: Bool { tabs.areOneSection }
}

extension TabContent {
  /// Adds something to the view of each tab.
  func tabViews(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue>(tabs: self, change: change)
  }

  /// Gives each tab a trait that the tab view reads.
  func tabTrait<V>(_ key: Any.Type, _ value: V) -> some TabContent<TabValue> {
    tabViews { AnyView($0.modifier(TraitWriter(key: key, value: value))) }
  }

  /// Has the bar show a number beside the tab; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// Has the bar show a text beside the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    tabViews { view in label.map { AnyView(view.badge($0)) } ?? view }
  }

  /// Has the bar show a localized text beside the tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Has the bar show a verbatim text beside the tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves tabs out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    tabTrait(TabHiddenTrait.self, hidden)
  }

  /// Sets the forms of a tab view in which tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    tabTrait(TabPlacementTrait.self, placement)
  }
}

// MARK: - Loops and groups

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public var _tabs: [_TabPart] {
    data.flatMap { element in
      let id = AnyHashable(self.id.read(element))
      return content(element)._tabs.map { $0.inside(id) }
    }
  }
}

extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Tabs for each element, identified by its `id`.
  public init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: ElementID { $0.id })
  }
}

extension ForEach where Content: TabContent {
  /// Tabs for each element, identified by the value at `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: ElementID(id))
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Tabs for each number of a range.
  public init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: ElementID())
  }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  /// Several tabs as one.
  @_disfavoredOverload
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(parts: content())
  }

  public var _tabs: [_TabPart] { content._tabs }
}
