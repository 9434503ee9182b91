import EspalierCore

/// The views around the lines of a tab view's sidebar.
struct TabSidebarViews {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  private enum TabSidebarViewsKey: EnvironmentKey {
    static var defaultValue: TabSidebarViews { TabSidebarViews() }
  }

  var tabSidebarViews: TabSidebarViews {
    get { self[TabSidebarViewsKey.self] }
    set { self[TabSidebarViewsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Puts views above the lines of the sidebars of the tab views inside; they scroll with these.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    let view = AnyView(content())
    return modifier(EnvironmentWriter { $0.tabSidebarViews.header = view })
  }

  /// Puts views below the lines of the sidebars of the tab views inside; they scroll with these.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
  {
    let view = AnyView(content())
    return modifier(EnvironmentWriter { $0.tabSidebarViews.footer = view })
  }

  /// Puts views at the bottom of the sidebars of the tab views inside, where they stay.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return modifier(EnvironmentWriter { $0.tabSidebarViews.bottomBar = view })
  }
}
