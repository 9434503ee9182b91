import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Several views of which one is shown, and a bar to choose it with.
///
///     TabView {
///       Tab("Inbox", systemImage: "tray") { Inbox() }
///       Tab("Sent", systemImage: "paperplane") { Sent() }
///     }
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Tabs of which a program says which is shown, by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs of which a program says which is shown, by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that people choose from.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView where SelectionValue == Never {
  /// Tabs that people choose from.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

@MainActor extension TabView: View {
  public var body: some View {
    Group(subviews: content.modifier(EnvironmentWriter { $0.prepareForTabs() })) { subviews in
      TabChoice(selection: selection, all: subviews.map { TabEntry($0) })
    }
  }
}

/// A tab: the view that it shows, and what names it.
struct TabEntry: Identifiable {
  let option: PickerOption
  /// The view in the bar; nil where the view has no such modifier.
  let item: AnyView?
  let badge: Text?
  let section: String?
  /// The name by which the order of the section's tabs is kept.
  let sectionID: String?
  let role: TabRole?
  /// Opens the view when it is shown for the first time; nil for views that always exist.
  let slot: TabSlot?
  /// The name by which people's choices are kept.
  let name: String?
  let barBehavior: TabCustomizationBehavior?
  let sidebarBehavior: TabCustomizationBehavior?
  let defaultVisibility: TabDefaultVisibility?
  let placement: TabPlacement?
  let isHidden: Bool
  /// The accessibility identifier of the button.
  let identifier: String?
  let label: Text?
  let menu: AnyView?
  /// The additions to the button, the innermost first.
  let changes: [TabButtonChange]
  /// The buttons below the lines of the section.
  let sectionActions: AnyView?
  let isDisabled: Bool

  var id: Subview.ID { option.view.id }

  @MainActor init(_ view: Subview) {
    option = PickerOption(view: view)
    let element = view.element
    func trait<V>(_ key: Any.Type, _ type: V.Type = V.self) -> V? {
      element?.trait(ObjectIdentifier(key)) as? V
    }
    item = trait(TabItemTrait.self, TabItemLabel.self)?.label
    badge = trait(BadgeTrait.self)
    section = trait(TabSectionTrait.self)
    sectionID = trait(TabSectionIDTrait.self)
    role = trait(TabRoleTrait.self)
    slot = trait(TabSlotTrait.self)
    name = trait(TabIDTrait.self)
    barBehavior = trait(TabBarBehaviorTrait.self)
    sidebarBehavior = trait(TabSidebarBehaviorTrait.self)
    defaultVisibility = trait(TabVisibilityTrait.self)
    placement = trait(TabPlacementTrait.self)
    isHidden = trait(TabHiddenTrait.self) ?? false
    identifier = trait(TabIdentifierTrait.self)
    label = trait(TabLabelTrait.self)
    menu = trait(TabMenuTrait.self)
    let additions: [Any.Type] = [
      TabHintTrait.self, TabValueTrait.self, TabInputLabelsTrait.self, TabDragTrait.self,
      TabDropTrait.self, TabPopoverTrait.self, TabSpringTrait.self,
    ]
    changes = additions.compactMap { trait($0) }
    sectionActions = trait(TabSectionActionsTrait.self)
    isDisabled = trait(TabDisabledTrait.self) ?? false
  }
}

/// The trait for the name of the section that a tab is in.
enum TabSectionTrait {}

/// The trait for the role of a tab.
enum TabRoleTrait {}

extension EnvironmentValues {
  /// Removes values that are meant for the tab view itself, and not for tab views inside its tabs.
  fileprivate mutating func prepareForTabs() {
    tabBarPlacement = nextTabBarPlacement
    tabBarMinimizeBehavior = .automatic
    tabSearchActivation = .automatic
    tabAccessory = nil
    tabArrangement = nil
    tabSidebarViews = TabSidebarViews()
    isTabBarShowingSections = false
    if case .sidebar = tabViewForm { isTabBarShowingSections = look.tabs.hasSidebar }
    tabsStandInWindowBar = false
    tabsWait = true
  }
}

/// The choice of a tab, and the look around it.
private struct TabChoice<SelectionValue: Hashable> {
  let selection: Binding<SelectionValue>?
  /// The tabs as they were declared, with those that are hidden.
  let all: [TabEntry]
  @State private var chosen: Subview.ID?
  @State private var title = ChosenTabTitle()
  @Environment(\.tabArrangement) private var arrangement
  @Environment(\.tabViewForm) private var form
  @Environment(\.tabsStandInWindowBar) private var standsInWindowBar
  @Environment(\.navigation) private var navigation
  @Environment(\.look.tabs) private var look
}

@MainActor extension TabChoice: View {
  var body: some View {
    let choice = TabSelection(tabs: tabs, all: all, index: index, title: title) { select($0) }
    views(choice)
      .preference(key: ChosenTabTitleKey.self, value: title)
      // The first tab stays chosen where another one comes before it.
      .onAppear { if chosen == nil { chosen = tabs[safe: index]?.id } }
  }

  @ViewBuilder private func views(_ choice: TabSelection) -> some View {
    switch form {
    case .page(let display): PagedTabs(choice: choice, axis: .horizontal, display: display)
    case .verticalPage: PagedTabs(choice: choice, axis: .vertical, display: .never)
    case .sidebar where look.hasSidebar: SidebarTabs(choice: choice)
    case .automatic where isInWindowBar, .bar where isInWindowBar, .grouped where isInWindowBar:
      WindowBarTabs(choice: choice)
    case .automatic, .bar, .sidebar, .grouped: BarredTabs(choice: choice)
    }
  }

  /// True in settings, but not beside or below the screens of a stack.
  private var isInWindowBar: Bool {
    standsInWindowBar && navigation == nil && look.bar == .segments
  }

  /// The tabs that are shown, in their order.
  private var tabs: [TabEntry] {
    var isSidebar = false
    if case .sidebar = form, look.hasSidebar { isSidebar = true }
    let (customization, form) = (
      arrangement?.value, isSidebar ? AdaptableTabBarPlacement.sidebar : .tabBar
    )
    return all.filter { $0.isShown(form, customization) }.arranged(customization, in: form)
  }

  /// The place of the chosen tab; the first one where none is.
  private var index: Int {
    if let selection {
      let value = selection.wrappedValue
      if let index = tabs.firstIndex(where: { $0.option.value(as: SelectionValue.self) == value }) {
        return index
      }
      // People can still choose tabs without tags.
      if tabs.contains(where: { $0.option.value(as: SelectionValue.self) != nil }) { return 0 }
    }
    return tabs.firstIndex { $0.id == chosen } ?? 0
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    chosen = tabs[index].id
    guard let selection, let value = tabs[index].option.value(as: SelectionValue.self),
      value != selection.wrappedValue
    else { return }
    selection.wrappedValue = value
  }
}

/// Tabs, the choice of the one that is shown, and a way to change it.
@MainActor struct TabSelection {
  let tabs: [TabEntry]
  /// All tabs, also those that are hidden.
  let all: [TabEntry]
  let index: Int
  let title: ChosenTabTitle
  let select: @MainActor (Int) -> Void

  /// Chooses a tab for Command with a number, and the next one for Control-Tab.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, !tabs.isEmpty else { return false }
    if event.key == .tab, event.modifiers.contains(.control) {
      let step = event.modifiers.contains(.shift) ? tabs.count - 1 : 1
      select((index + step) % tabs.count)
      return true
    }
    guard event.modifiers.contains(.command), let number = Int(String(event.key.character)),
      (1...9).contains(number), number <= tabs.count
    else { return false }
    select(number - 1)
    return true
  }
}
