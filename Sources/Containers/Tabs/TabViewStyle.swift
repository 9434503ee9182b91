import EspalierCore

/// The look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The form in which a tab view shows its tabs.
enum TabViewForm {
  case automatic, bar, sidebar, grouped
  case page(PageTabViewStyle.IndexDisplayMode)
  case verticalPage
}

protocol FormedTabViewStyle: TabViewStyle {
  var form: TabViewForm { get }
}

/// A bar, where the platform has it.
public struct DefaultTabViewStyle {
  public init() {}
}

extension DefaultTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .automatic }
}

/// Pages that a finger turns.
public struct PageTabViewStyle {
  /// The times at which the dots that stand for the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Shown if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  fileprivate let display: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { display = indexDisplayMode }
}

extension PageTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .page(display) }
}

/// Pages above each other that a finger turns.
public struct VerticalPageTabViewStyle {
  public init() {}
}

extension VerticalPageTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .verticalPage }
}

/// Pages above each other that a finger turns: the older name of the watch.
public struct CarouselTabViewStyle {
  public init() {}
}

extension CarouselTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .verticalPage }
}

/// A sidebar where there is space for it, and a bar elsewhere.
public struct SidebarAdaptableTabViewStyle {
  public init() {}
}

extension SidebarAdaptableTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .sidebar }
}

/// A bar, whatever space there is.
public struct TabBarOnlyTabViewStyle {
  public init() {}
}

extension TabBarOnlyTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .bar }
}

/// A bar around the content, as in settings.
public struct GroupedTabViewStyle {
  public init() {}
}

extension GroupedTabViewStyle: FormedTabViewStyle {
  var form: TabViewForm { .grouped }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

nonisolated extension View {
  /// Sets the look of the tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentWriter { environment in
        environment.tabViewForm = MainActor.assumeIsolated {
          (style as? any FormedTabViewStyle)?.form ?? .automatic
        }
      })
  }
}

extension EnvironmentValues {
  private enum TabViewFormKey: EnvironmentKey {
    static var defaultValue: TabViewForm { .automatic }
  }

  var tabViewForm: TabViewForm {
    get { self[TabViewFormKey.self] }
    set { self[TabViewFormKey.self] = newValue }
  }
}
