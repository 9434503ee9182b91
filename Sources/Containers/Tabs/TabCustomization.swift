import EspalierControls
import EspalierCore
import EspalierGraphics
import Foundation

/// The form in which a tab view shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The form that the platform chooses.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The forms of a tab view in which a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// All forms.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always at the end of the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The changes that people may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  fileprivate let name: String

  /// The tab can be moved, and hidden.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab stays where it is.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// The tab can be moved, and is always shown.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// The choices of people for the tabs of a tab view: their order, and their visibility.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
///     …
///     TabView { … }.tabViewCustomization($customization)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The choices of people for a tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    fileprivate var bar: Bool?
    fileprivate var sidebar: Bool?

    /// The visibility of the tab in the bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(bar) }
      set { bar = newValue.isShown }
    }

    /// The visibility of the tab in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(sidebar) }
      set { sidebar = newValue.isShown }
    }
  }

  /// The choices of people for the tabs of a section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The tabs in order; nil where nothing was moved.
    public var tabOrder: [String]?
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]
  /// The tabs in the order that people gave them.
  var order: [String] = []

  /// Tabs as they were declared.
  public init() {}

  /// The choices of people for the tab with an id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The choices of people for the section with an id.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Shows the tabs that were hidden.
  public mutating func resetVisibility() { tabs = [:] }

  /// Restores the original order of tabs.
  public mutating func resetSectionOrder() {
    sections = [:]
    order = []
  }
}

extension Visibility {
  fileprivate init(_ isShown: Bool?) {
    self = isShown.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isShown: Bool? { self == .automatic ? nil : self == .visible }
}

nonisolated extension View {
  /// Has people move and hide the tabs of the tab views inside, as far as these have ids, and keeps
  /// their choices.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(TabViewCustomizationModifier(customization: customization))
  }
}

private struct TabViewCustomizationModifier: ViewModifier {
  let customization: Binding<TabViewCustomization>?

  func body(content: Content) -> some View {
    let current = customization.map { TabArrangement(binding: $0, value: $0.wrappedValue) }
    content.modifier(EnvironmentWriter { $0.tabArrangement = current })
  }
}

/// The choices of people for tabs, and the means to change them.
struct TabArrangement {
  let binding: Binding<TabViewCustomization>
  /// The value when the views were made: bindings cannot be compared.
  let value: TabViewCustomization
}

extension EnvironmentValues {
  private enum TabArrangementKey: EnvironmentKey {
    static var defaultValue: TabArrangement? { nil }
  }

  var tabArrangement: TabArrangement? {
    get { self[TabArrangementKey.self] }
    set { self[TabArrangementKey.self] = newValue }
  }
}

extension TabContent {
  /// Names the tab or the section, so that people's choices for it can be kept.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    tabTrait(areOneSection ? TabSectionIDTrait.self : TabIDTrait.self, id)
  }

  /// Sets which changes people may make to the tab in some forms of the tab view; in all of them
  /// where none is named.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isEverywhere = placements.isEmpty || placements.contains(.automatic)
    let (bar, sidebar) = (placements.contains(.tabBar), placements.contains(.sidebar))
    return tabViews { view in
      let inBar = AnyView(
        view.modifier(TraitWriter(key: TabBarBehaviorTrait.self, value: behavior)))
      let tab = isEverywhere || bar ? inBar : view
      if !isEverywhere && !sidebar { return tab }
      return AnyView(tab.modifier(TraitWriter(key: TabSidebarBehaviorTrait.self, value: behavior)))
    }
  }

  /// Sets whether the tab is shown in some forms of the tab view before people choose.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    tabTrait(
      TabVisibilityTrait.self, TabDefaultVisibility(visibility: visibility, placements: placements))
  }
}

/// The traits for the names of a tab and of its section, for the changes that people may make, and
/// for the forms that show it.
enum TabIDTrait {}
enum TabSectionIDTrait {}
enum TabBarBehaviorTrait {}
enum TabSidebarBehaviorTrait {}
enum TabVisibilityTrait {}
enum TabHiddenTrait {}
enum TabPlacementTrait {}

struct TabDefaultVisibility {
  let visibility: Visibility
  let placements: [AdaptableTabBarPlacement]
}

extension TabEntry {
  private func behavior(in form: AdaptableTabBarPlacement) -> TabCustomizationBehavior {
    (form == .sidebar ? sidebarBehavior : barBehavior) ?? .automatic
  }

  /// True if people may hide the tab in a form of the tab view.
  func isHideable(in form: AdaptableTabBarPlacement) -> Bool {
    name != nil && behavior(in: form) == .automatic
  }

  /// True if people may move the tab in a form of the tab view.
  func isMovable(in form: AdaptableTabBarPlacement) -> Bool {
    name != nil && behavior(in: form) != .disabled
  }

  /// True if the tab is shown in a form of the tab view.
  func isShown(_ form: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if isHidden || (placement == .sidebarOnly && form != .sidebar) { return false }
    if let name, isHideable(in: form), let chosen = customization?[tab: name] {
      let visibility = form == .sidebar ? chosen.sidebarVisibility : chosen.tabBarVisibility
      if visibility != .automatic { return visibility == .visible }
    }
    guard let initial = defaultVisibility, initial.visibility != .automatic else { return true }
    let places = initial.placements
    let isMeant = places.isEmpty || places.contains(form) || places.contains(.automatic)
    return !isMeant || initial.visibility == .visible
  }
}

extension [TabEntry] {
  /// The tabs in the order that people gave those of each section, with pinned ones last.
  func arranged(
    _ customization: TabViewCustomization?, in form: AdaptableTabBarPlacement
  ) -> [TabEntry] {
    var tabs = self
    if let customization {
      for section in Set(map(\.section)) {
        let id = first { $0.section == section }?.sectionID
        let order = id.flatMap { customization[section: $0].tabOrder } ?? customization.order
        if order.isEmpty { continue }
        let rank = Dictionary(
          order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let places = tabs.indices.filter {
          tabs[$0].section == section && tabs[$0].isMovable(in: form)
        }
        let sorted = places.map { tabs[$0] }.enumerated().sorted {
          let ranks = [$0, $1].map { entry in
            entry.element.name.flatMap { rank[$0] } ?? Int.max
          }
          return (ranks[0], $0.offset) < (ranks[1], $1.offset)
        }
        for (place, entry) in zip(places, sorted) { tabs[place] = entry.element }
      }
    }
    return tabs.filter { $0.placement != .pinned } + tabs.filter { $0.placement == .pinned }
  }
}

/// The entries by which people move and hide a tab of a sidebar.
struct TabCustomizationEntries {
  let arrangement: TabArrangement
  let choice: TabSelection
  let tab: TabEntry
}

@MainActor extension TabCustomizationEntries: View {
  var body: some View {
    if tab.isMovable(in: .sidebar) {
      Button("Move Up") { move(-1) }.disabled(neighbor(-1) == nil)
      Button("Move Down") { move(1) }.disabled(neighbor(1) == nil)
    }
    if tab.isHideable(in: .sidebar), let name = tab.name {
      Button("Hide") { arrangement.binding.wrappedValue[tab: name].sidebarVisibility = .hidden }
    }
    Button("Show All") {
      for tab in choice.all {
        if let name = tab.name, tab.isHideable(in: .sidebar) {
          arrangement.binding.wrappedValue[tab: name].sidebarVisibility = .visible
        }
      }
    }
  }

  /// The tab of the same section before or after this one.
  private func neighbor(_ step: Int) -> TabEntry? {
    let movable = choice.tabs.filter {
      $0.isMovable(in: .sidebar) && $0.section == tab.section
    }
    guard let index = movable.firstIndex(where: { $0.id == tab.id }) else { return nil }
    return movable[safe: index + step]
  }

  private func move(_ step: Int) {
    guard let other = neighbor(step)?.name, let name = tab.name else { return }
    let tabs = tab.sectionID == nil ? choice.tabs : choice.tabs.filter { $0.section == tab.section }
    var names = tabs.compactMap(\.name)
    guard let first = names.firstIndex(of: name), let second = names.firstIndex(of: other) else {
      return
    }
    names.swapAt(first, second)
    arrangement.setOrder(names, of: tab)
  }
}
