import CoreTransferable
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

// MARK: - Buttons

/// The traits for what is added to the button of a tab.
enum TabIdentifierTrait {}
enum TabLabelTrait {}
enum TabMenuTrait {}
enum TabDragTrait {}
enum TabDropTrait {}
enum TabHintTrait {}
enum TabValueTrait {}
enum TabInputLabelsTrait {}
enum TabPopoverTrait {}

/// A change of the button of a tab.
struct TabButtonChange {
  let change: @MainActor (AnyView) -> AnyView
}

extension TabContent {
  /// Names the button of a tab for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabTrait(TabIdentifierTrait.self, isEnabled ? identifier : "")
  }

  /// Gives the button of a tab another name for assistive programs.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    tabTrait(TabLabelTrait.self, label)
  }

  /// Gives the button of a tab another name for assistive programs.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives the button of a tab another name for assistive programs.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some TabContent<TabValue> {
    tabTrait(TabLabelTrait.self, isEnabled ? label : nil)
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Gives the button of a tab another name for assistive programs while `isEnabled` is true.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Tells assistive programs the result of choosing the tab.
  public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabHintTrait.self, isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Tells assistive programs the result of choosing the tab.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Tells assistive programs the result of choosing the tab.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Gives the button of a tab a value for assistive programs.
  public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabValueTrait.self, isEnabled) { AnyView($0.accessibilityValue(value)) }
  }

  /// Gives the button of a tab a value for assistive programs.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Gives the button of a tab a value for assistive programs.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Names that people may say in place of the tab's own, the best first.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    tabButton(TabInputLabelsTrait.self, isEnabled) {
      AnyView($0.accessibilityInputLabels(inputLabels))
    }
  }

  /// Names that people may say in place of the tab's own, the best first.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Names that people may say in place of the tab's own, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Shows a popover at the button of a tab while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    tabButton(TabPopoverTrait.self) {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
          content: content))
    }
  }

  /// Shows a popover for an item at the button of a tab while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    tabButton(TabPopoverTrait.self) {
      AnyView(
        $0.popover(
          item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Adds something to the button of a tab.
  private func tabButton(
    _ key: Any.Type, _ isEnabled: Bool = true,
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> some TabContent<TabValue> {
    tabTrait(key, isEnabled ? TabButtonChange(change: change) : nil)
  }

  /// Gives the line of a tab in a sidebar a menu.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> {
    tabTrait(TabMenuTrait.self, AnyView(menuItems()))
  }

  /// Has people drag the button of a tab to other places, as a value.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    tabTrait(TabDragTrait.self, TabButtonChange { AnyView($0.draggable(payload())) })
  }

  /// Has the button of a tab take what is dropped on it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    tabTrait(
      TabDropTrait.self,
      TabButtonChange {
        AnyView(
          $0.dropDestination(for: payloadType) { items, _ in
            action(items)
            return true
          })
      })
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
    self.init(data: data, content: content, id: ElementID(\.self))
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
