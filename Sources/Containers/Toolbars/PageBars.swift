import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

/// The space that bars take around a screen of a phone.
struct PageBarLayout: Equatable {
  var hasBar = false
  /// True if the title is large at rest.
  var isLarge = false
  /// True if a button for the sidebar of the split view around stands in the bar.
  var hasColumnToggle = false
  /// True if a search field stands below the title.
  var hasDrawer = false
  /// True if the scopes of the search stand below that field.
  var hasDrawerScopes = false
  /// True if that field is hidden while the content below is scrolled.
  var hidesDrawer = false
  var hasBottom = false
  /// True while the title and the items make space for a search, as on iOS.
  var isReplaced = false
  /// The size of a large title as a multiple of that at the usual size of type; titles in the bar do not grow.
  var titleScale: CGFloat = 1
  /// True if a line stands below the large title.
  var hasLargeSubtitle = false
  /// The length by which a search field is higher than at the usual size of type.
  private(set) var searchGrowth: CGFloat = 0

  /// The lengths recorded on iOS 26.0: ten points, a bar of 54, and what a large title adds.
  static let inlineBar: CGFloat = 64
  private static let largeTitle: CGFloat = 52.5
  private static let largeTitleHeight: CGFloat = 49
  /// The line of 15 points below a large title.
  private static let largeSubtitle: CGFloat = 20
  /// The distance from the bottom of the window to where content ends above what floats there.
  static let bottomBar: CGFloat = 76
  private static let bottomField: CGFloat = 46

  /// A field of 36 points, as on earlier systems, and 8 on both sides.
  private static let drawer: CGFloat = 52
  private static let drawerField: CGFloat = 36
  /// A segmented picker of 31 points, and 8 above it.
  private static let drawerScopes: CGFloat = 39
  /// The margin above a field that stands there alone.
  static let drawerMargin: CGFloat = 8

  /// The heights of search fields, and of what is around them: a field grows as much as the line in it does.
  var drawerField: CGFloat { Self.drawerField + searchGrowth }
  var drawer: CGFloat { Self.drawer + searchGrowth + (hasDrawerScopes ? Self.drawerScopes : 0) }
  var bottomField: CGFloat { Self.bottomField + searchGrowth }

  /// The height of a large title, and what it adds to the bar.
  var titleHeight: CGFloat {
    (Self.largeTitleHeight + (hasLargeSubtitle ? Self.largeSubtitle : 0)) * titleScale
  }
  var largeTitle: CGFloat { Self.largeTitle - Self.largeTitleHeight + titleHeight }

  var top: CGFloat {
    if isReplaced { return hasDrawer ? Self.drawerMargin + drawer : 0 }
    return (hasBar ? Self.inlineBar + (isLarge ? largeTitle : 0) : 0)
      + (hasDrawer ? drawer : 0)
  }

  /// The length by which the bar may shrink while the content below is scrolled.
  var shrinks: CGFloat {
    isReplaced ? 0 : (isLarge ? largeTitle : 0) + (hidesDrawer ? drawer : 0)
  }

  var bottom: CGFloat { hasBottom ? Self.bottomBar - Self.bottomField + bottomField : 0 }

  @MainActor init(
    _ profile: BarProfile, _ bars: BarLook, canGoBack: Bool, togglesColumn: Bool = false,
    isLarge: Bool, titleScale: CGFloat, searchScale: CGFloat
  ) {
    self.titleScale = titleScale
    guard bars.standInPages, !profile.options.hasOwnBar else { return }
    let top = profile.items(
      [.leading, .center, .trailing, .menu, .titleMenu, .title], in: bars)
    let showsBack = canGoBack && profile.options.hidesBack != true
    hasColumnToggle = togglesColumn && !profile.options.removed.contains(.sidebarToggle)
    let isEmpty = profile.title == nil && top.isEmpty && !showsBack && !hasColumnToggle
    hasBar = !isEmpty && !profile.options.isHidden(.navigationBar)
    self.isLarge = hasBar && isLarge && profile.title != nil
    hasLargeSubtitle =
      self.isLarge
      && (profile.options.subtitle != nil || !profile.items([.largeSubtitle], in: bars).isEmpty)
    hasDrawer =
      profile.search?.placement.kind == .drawer && profile.search?.isPlaced == false && hasBar
    hasDrawerScopes = hasDrawer && profile.search?.shownScopes != nil
    hidesDrawer = hasDrawer && profile.search?.placement.isDrawerFixed == false
    hasBottom =
      (!profile.items([.bottom, .status], in: bars).isEmpty || profile.hasBottomSearch)
      && !profile.options.isHidden(.bottomBar)
    isReplaced = hasBar && profile.search?.replacesBar == true
    if hasDrawer || profile.hasBottomSearch {
      // A line of 17 points is 20.4 high. Smaller type leaves the field as it is, so that fingers hit it.
      searchGrowth = max(0, searchScale - 1) * 20.4
    }
  }

  /// True if there is something in the bar at the top.
  var showsTop: Bool { hasBar && (!isReplaced || hasDrawer) }
}

/// The bars of a screen on a phone.
struct PageBars {
  let profile: BarProfile
  let layout: PageBarLayout
  let collapse: CGFloat
  let isScrolled: Bool
  let back: (@MainActor () -> Void)?
}

@MainActor extension PageBars: View {
  var body: some View {
    VStack(spacing: 0) {
      if layout.showsTop {
        PageTopBar(
          profile: profile, layout: layout, collapse: collapse, isScrolled: isScrolled, back: back
        )
        .barColorScheme(profile.options.colorScheme(.navigationBar))
        // Above the suggestions, which cover what is below a field that stands here.
        .zIndex(1)
      }
      if let search = profile.search, let suggestions = search.shownSuggestions(.content) {
        SearchSuggestionsList(field: search, suggestions: suggestions, placement: .content) {
          rows in
          // The suggestions also cover what would show behind the search field.
          ScrollView { rows }.background {
            Rectangle().fill(.background).ignoresSafeArea()
              .padding(.bottom, -2 * PageBarLayout.bottomBar)
          }
        } none: {
          Spacer(minLength: 0)
        }
      } else {
        Spacer(minLength: 0)
      }
      if !layout.hasDrawerScopes, let scopes = profile.search?.shownScopes {
        scopes.padding(.horizontal, 28).padding(.bottom, 8)
      }
      if layout.hasBottom {
        PageBottomBar(profile: profile, height: layout.bottomField)
          .barColorScheme(profile.options.colorScheme(.bottomBar))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(EnvironmentWriter { $0.resetForBars() })
  }
}

extension BarProfile {
  /// True if the search field stands at the bottom of a phone's screen.
  fileprivate var hasBottomSearch: Bool {
    if search?.isPlaced == true { return false }
    return switch search?.placement.kind {
    case nil, .drawer: false
    case .automatic, .toolbar, .principal, .sidebar: true
    }
  }
}

private struct PageTopBar {
  let profile: BarProfile
  let layout: PageBarLayout
  let collapse: CGFloat
  let isScrolled: Bool
  let back: (@MainActor () -> Void)?
  @Environment(\.look.bars) private var metrics
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.columnToggle) private var columnToggle
}

@MainActor extension PageTopBar: View {
  var body: some View {
    let height = layout.top - collapse
    ZStack(alignment: .topLeading) {
      if layout.isLarge, !layout.isReplaced {
        BarTitle(profile: profile, font: largeFont, largeSubtitleFont: largeSubtitleFont)
          .padding(.horizontal, metrics.margin)
          .frame(height: layout.titleHeight)
          .offset(y: 60 - titleCollapse)
          .opacity(isCollapsed ? 0 : 1)
          .accessibilityHidden(isCollapsed)
      }
      if !layout.isReplaced {
        row
          .frame(height: 54)
          .padding(.horizontal, metrics.margin)
          .padding(.top, 10)
          // A large title stands below it.
          .accessibilitySortPriority(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: height, alignment: .top)
    .overlay(alignment: .bottom) { drawer }
    .background { background.ignoresSafeArea(edges: .top) }
    .clipped()
    .accessibilityElement(children: .contain)
    // It stands above the screen, and is drawn after it.
    .accessibilitySortPriority(1)
  }

  private var largeFont: Font {
    // In the row of the items there is no more room.
    .system(size: 34 * (layout.isLarge ? layout.titleScale : 1), weight: .bold)
  }

  private var largeSubtitleFont: Font { .system(size: 15 * layout.titleScale) }

  /// A field below the title is hidden first, and then the large title.
  private var drawerCollapse: CGFloat {
    layout.hidesDrawer ? min(collapse, layout.drawer) : 0
  }

  private var titleCollapse: CGFloat { collapse - drawerCollapse }

  private var isCollapsed: Bool {
    !layout.isLarge || titleCollapse > layout.largeTitle * 0.7
  }

  @ViewBuilder private var drawer: some View {
    if layout.hasDrawer, let search = profile.search {
      let shown = 1 - drawerCollapse / layout.drawer
      VStack(spacing: 8) {
        SearchBarField(field: search, height: layout.drawerField)
        if layout.hasDrawerScopes, let scopes = search.shownScopes { scopes }
      }
      .padding(.horizontal, metrics.margin)
      .frame(height: layout.drawer)
      .opacity(max(0, 2 * shown - 1))
      .allowsHitTesting(shown > 0.5)
      .offset(y: drawerCollapse)
    }
  }

  /// Titles lead where people browse or edit and there is space, as on tablets; on narrow screens
  /// they stand in the middle whatever the role.
  private var titleLeads: Bool {
    switch profile.options.role?.kind {
    case .browser, .editor: sizeClass == .regular && principal.isEmpty
    case .automatic, .navigationStack, nil: false
    }
  }

  /// A large title in the row of the items, until the content below is scrolled.
  private var isInlineLarge: Bool {
    profile.options.displayMode?.kind == .inlineLarge && !isScrolled && principal.isEmpty
  }

  private var row: some View {
    BarRowLayout(spacing: metrics.spacing) {
      HStack(spacing: metrics.spacing) {
        if layout.hasColumnToggle, let columnToggle { ColumnToggleButton(toggle: columnToggle) }
        if let back, profile.options.hidesBack != true {
          BackButton(title: nil, perform: back)
        }
        let leading = profile.items([.leading], in: metrics)
        if !leading.isEmpty { OverflowRow(items: leading) }
        if isInlineLarge {
          BarTitle(profile: profile, font: largeFont, isLeading: true)
        } else if titleLeads, isCollapsed {
          BarTitle(profile: profile, isLeading: true).padding(.leading, 4)
        }
      }
      center.opacity(isCollapsed || !principal.isEmpty ? 1 : 0)
      OverflowRow(
        items: profile.items([.trailing], in: metrics),
        hidden: profile.items([.menu], in: metrics))
    }
  }

  private var principal: [BarItem] { profile.items([.center], in: metrics) }

  @ViewBuilder private var center: some View {
    if isInlineLarge || titleLeads {
      Color.clear.frame(width: 0, height: 0)
    } else if principal.isEmpty {
      BarTitle(profile: profile).accessibilityHidden(!isCollapsed)
    } else {
      HStack(spacing: metrics.spacing) {
        ForEach(principal) { BarPlatter(item: $0, isBare: true) }
      }
    }
  }

  @ViewBuilder private var background: some View {
    let options = profile.options
    if !options.hidesBackground(.navigationBar) {
      if let style = options.background(.navigationBar) {
        Rectangle().fill(style)
      } else if isScrolled {
        ScrollEdgePane(edges: profile.edges, edge: .top, background: profile.background)
      }
    }
  }
}

private struct PageBottomBar {
  let profile: BarProfile
  let height: CGFloat
  @State private var row = OverflowState()
  @State private var width: CGFloat?
  @Environment(\.look.bars) private var metrics
}

@MainActor extension PageBottomBar: View {
  var body: some View {
    let status = profile.items([.status], in: metrics)
    let items = profile.items([.bottom], in: metrics)
    HStack(spacing: metrics.spacing) {
      // The field of a search takes the place of the items while it is used.
      let search = search(beside: items)
      let isReplaced = search?.replacesBar == true
      if !items.isEmpty, !isReplaced {
        OverflowRow(
          items: items, fieldHeight: height, isBesideField: search?.isButton == false,
          sharedState: row
        )
        .layoutPriority(1)
      }
      if !status.isEmpty, !isReplaced {
        Spacer(minLength: 0)
        ForEach(status) { BarPlatter(item: $0, isBare: true) }
        Spacer(minLength: 0)
      }
      if let search {
        if search.isButton { Spacer(minLength: 0) }
        ToolbarSearchField(field: search, height: height).frame(
          minWidth: search.isButton ? nil : SearchField.leastWidth)
      }
    }
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .padding(.horizontal, 28)
    .frame(height: height)
    .padding(.bottom, 29)
    .padding(.top, 1)
    .background {
      if let style = profile.options.background(.bottomBar) {
        Rectangle().fill(style).ignoresSafeArea(edges: .bottom)
      }
    }
    .accessibilityElement(children: .contain)
  }

  /// The search that stands here: as a button where a field has no room beside all items.
  private func search(beside items: [BarItem]) -> SearchField? {
    guard var search = profile.search, profile.hasBottomSearch else { return nil }
    if !items.isEmpty, let width, row.ideal + metrics.spacing + SearchField.leastWidth > width {
      search.isMinimized = true
    }
    return search
  }
}

extension EnvironmentValues {
  /// Removes the settings of the views around a bar's content for texts and controls.
  mutating func resetForBars() {
    font = nil
    foregroundLevels = nil
    isEnabled = true
    controlContext = .none
  }
}

nonisolated extension View {
  /// Shows a bar in light or dark colors; nil follows the window.
  func barColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(EnvironmentWriter { if let scheme { $0.colorScheme = scheme } })
  }
}
