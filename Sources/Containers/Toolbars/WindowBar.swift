import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// The bar of a window.
struct WindowBar {
  private let declared: BarProfile
  private let toolbar: WindowToolbar
  @Environment(\.look.bars) private var metrics
  @Environment(\.windowToolbarLook) private var look
  @Environment(\.windowBarHeight) private var height

  init(profile: BarProfile, toolbar: WindowToolbar) {
    declared = profile
    self.toolbar = toolbar
  }
}

@MainActor extension WindowBar: View {
  var body: some View {
    let profile = arranged
    let options = profile.options
    let leading = profile.items([.leading], in: metrics)
    let hasSidebar = options.sidebarWidth != nil
    WindowBarLayout(spacing: metrics.spacing, sidebar: options.sidebarWidth ?? 0) {
      // Above a sidebar its button stands at the trailing end, and needs no pane of its own.
      HStack(spacing: 0) {
        ForEach(leading.filter(\.togglesSidebar)) { BarPlatter(item: $0, isBare: hasSidebar) }
      }
      HStack(spacing: metrics.spacing) {
        if let back = options.back, options.hidesBack != true {
          BackButton(title: back.title, perform: { back.perform() })
        }
        ForEach(leading.filter { !$0.togglesSidebar }) { BarPlatter(item: $0) }
      }
      HStack(spacing: 0) {
        if look.showsTitle { BarTitle(profile: profile).padding(.leading, 4) }
      }
      HStack(spacing: metrics.spacing) {
        ForEach(profile.items([.center], in: metrics)) { BarPlatter(item: $0, isBare: true) }
        if let search = profile.search, search.standsInMiddle {
          WindowSearch(search: search, width: 280)
        }
      }
      WindowBarEnd(profile: profile)
    }
    .padding(.horizontal, metrics.margin)
    .frame(height: height)
    .background { if let style = options.background(.windowToolbar) { Rectangle().fill(style) } }
    .contentShape(Rectangle())
    .modifier(ToolbarMenu(toolbar: toolbar, items: declared.items))
    .barColorScheme(options.colorScheme(.windowToolbar))
    .modifier(EnvironmentWriter { $0.resetForBars() })
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(1)
  }

  /// The window's options for its bar, with the items as people arranged them.
  private var arranged: BarProfile {
    var profile = declared
    profile.items = toolbar.arranged(declared.items)
    return profile
  }
}

/// The place of a bar that a person hid.
struct HiddenWindowBar: View {
  let toolbar: WindowToolbar

  var body: some View {
    Color.clear.frame(height: 0).focusedSceneValue(\.windowToolbar, toolbar)
  }
}

/// The menu of a bar that people arrange, and the panel that it opens.
private struct ToolbarMenu: ViewModifier {
  let toolbar: WindowToolbar
  let items: [BarItem]

  @ViewBuilder func body(content: Content) -> some View {
    if items.contains(where: \.isMovable) {
      content
        .contextMenu {
          Button("Customize Toolbar…") { toolbar.isCustomized = true }
        }
        .sheet(
          isPresented: Binding(get: { toolbar.isCustomized }, set: { toolbar.isCustomized = $0 })
        ) {
          ToolbarPanel(toolbar: toolbar, items: items)
        }
        .focusedSceneValue(\.windowToolbar, toolbar)
    } else {
      content.focusedSceneValue(\.windowToolbar, toolbar)
    }
  }
}

/// The items at the end of the bar, and the search field.
private struct WindowBarEnd {
  let profile: BarProfile
  @Environment(\.look.bars) private var metrics
}

@MainActor extension WindowBarEnd: View {
  var body: some View {
    HStack(spacing: metrics.spacing) {
      OverflowRow(
        items: profile.items([.trailing, .accessory], in: metrics),
        hidden: profile.items.filter { !$0.isShown && $0.traits.isAlwaysAvailable })
      if let search = profile.search, !search.standsInMiddle {
        WindowSearch(search: search, width: 180).layoutPriority(-1)
      }
    }
  }
}

/// The field of a search in the bar of a window, after the choice of where to search.
private struct WindowSearch {
  let search: SearchField
  /// The width of the field, where there is room for it.
  let width: CGFloat
  @Environment(\.look.bars) private var metrics
}

@MainActor extension WindowSearch: View {
  var body: some View {
    HStack(spacing: metrics.spacing) {
      if let scopes = search.shownScopes { scopes.fixedSize() }
      SearchBarField(field: search, height: metrics.side)
        .frame(minWidth: 90, idealWidth: width, maxWidth: width)
    }
  }
}

extension SearchField {
  /// True if the field stands in the middle of a window's bar.
  fileprivate var standsInMiddle: Bool {
    switch placement.kind {
    case .principal: true
    case .automatic, .toolbar, .sidebar, .drawer: false
    }
  }
}

extension BarItem {
  /// True for the button that shows and hides a sidebar.
  fileprivate var togglesSidebar: Bool { placement == .sidebarToggle }
}

/// The button of the sidebar, what leads, the title, what is in the middle, and what trails.
///
/// The items at the end go into a menu before the title is shorter than this width, in points.
private struct WindowBarLayout: Layout {
  let spacing: CGFloat
  /// The width of the sidebar, beside which the title begins.
  let sidebar: CGFloat
  private var minimumTitle: CGFloat { 60 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width } + 3 * spacing
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 5 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    func spacingAfter(_ index: Int) -> CGFloat { ideal[index] > 0 ? spacing : 0 }
    let toggle = max(0, sidebar - ideal[0])
    let leading = sidebar > 0 ? sidebar + spacingAfter(1) : ideal[0] + spacingAfter(0)
    let start = leading + ideal[1] + spacingAfter(1)
    let reserved =
      start + min(ideal[2], minimumTitle) + spacingAfter(2) + ideal[3] + spacingAfter(3)
    let trailing = subviews[4].sizeThatFits(
      ProposedViewSize(width: max(0, bounds.width - reserved), height: nil)
    ).width
    let end = bounds.width - trailing - (trailing > 0 ? spacing : 0)
    let title = min(ideal[2], max(0, end - start - ideal[3] - spacingAfter(3)))
    let low = start + title + (title > 0 ? spacing : 0)
    let middle = max(low, min((bounds.width - ideal[3]) / 2, end - ideal[3]))
    let places = [toggle, leading, start, middle, bounds.width - trailing]
    for (index, width) in [ideal[0], ideal[1], title, ideal[3], trailing].enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + places[index], y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}
