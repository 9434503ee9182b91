import EspalierCore

/// A place for the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// A bar at the top, as on the Mac.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// A bar at the bottom, as on the phone.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// The dots that stand for pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Beside the window, as in windows in a room: no platform here has it.
  public static let ornament = TabBarPlacement(name: "ornament")
}

nonisolated extension View {
  /// Sets whether tab views of the style `sidebarAdaptable` begin as a bar or as a sidebar, which is
  /// a choice on tablets only: the Mac always has the sidebar, the phone always the bar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }
}

extension EnvironmentValues {
  private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
  }

  /// The place of the tabs of the tab view that the view is in; nil in other views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// The place of the tabs that a tab view here would have.
  var nextTabBarPlacement: TabBarPlacement {
    switch tabViewForm {
    case .page, .verticalPage: .pageIndicator
    case .sidebar where look.tabs.hasSidebar: .sidebar
    case .automatic, .bar, .sidebar, .grouped: look.tabs.bar == .capsule ? .bottomBar : .topBar
    }
  }
}
