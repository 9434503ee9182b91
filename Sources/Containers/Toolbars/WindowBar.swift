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
    VStack(spacing: 0) {
      row(profile)
      AccessoryBars(profile: profile)
    }
    .modifier(EnvironmentWriter { $0.resetForBars() })
    .accessibilityElement(children: .contain)
    .accessibilitySortPriority(1)
  }

  private func row(_ profile: BarProfile) -> some View {
    let options = profile.options
    return WindowBarLayout(
      spacing: metrics.spacing, sidebar: options.sidebarWidth ?? 0, contentEnd: options.contentEnd
    ) {
      WindowBarStart(profile: profile)
      HStack(spacing: 0) {
        if look.showsTitle, !look.isExpanded {
          BarTitle(profile: profile).padding(.leading, 4)
        }
      }
      HStack(spacing: metrics.spacing) {
        ForEach(profile.items([.center], in: metrics)) { BarPlatter(item: $0, isBare: true) }
        if let search = profile.search, search.standsInMiddle, !search.isPlaced {
          WindowSearch(search: search, width: 280)
        }
      }
      WindowBarEnd(profile: profile)
      OverflowRow(items: profile.items([.trailing], above: 0, in: metrics))
      OverflowRow(items: profile.items([.trailing], above: 1, in: metrics))
    }
    .padding(.horizontal, metrics.margin)
    .padding(.top, look.isExpanded ? WindowToolbarLook.titleHeight : 0)
    .frame(height: height)
    .overlay(alignment: .top) {
      if look.isExpanded {
        BarTitle(profile: profile).frame(height: WindowToolbarLook.titleHeight)
      }
    }
    .background { if let style = options.background(.windowToolbar) { Rectangle().fill(style) } }
    .contentShape(Rectangle())
    .modifier(ToolbarMenu(toolbar: toolbar, items: declared.items))
    .barColorScheme(options.colorScheme(.windowToolbar))
  }

  /// The window's options for its bar, with the items as people arranged them.
  private var arranged: BarProfile {
    var profile = declared
    profile.items = toolbar.arranged(declared.items)
    return profile
  }
}

/// The button of a sidebar, and what leads beside it.
private struct WindowBarStart {
  let profile: BarProfile
  @Environment(\.look.bars) private var metrics
}

@MainActor extension WindowBarStart: View {
  @ViewBuilder var body: some View {
    let options = profile.options
    let leading = profile.items([.leading], in: metrics)
    // Above a sidebar its button stands at the trailing end, and needs no pane of its own.
    HStack(spacing: 0) {
      ForEach(leading.filter(\.togglesSidebar)) {
        BarPlatter(item: $0, isBare: options.sidebarWidth != nil)
      }
    }
    HStack(spacing: metrics.spacing) {
      if let back = options.back, options.hidesBack != true {
        BackButton(title: back.title, perform: { back.perform() })
      }
      let others = leading.filter { !$0.togglesSidebar }
      if !others.isEmpty { OverflowRow(items: others) }
    }
  }
}

extension BarProfile {
  /// The items at parts of a window's bar that stand above a column of a split view; nil is the last one.
  fileprivate func items(
    _ places: Set<BarItemPlace>, above column: Int?, in bars: BarLook
  ) -> [BarItem] {
    items(places, in: bars).filter { $0.column == column }
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
  @Environment(\.toolbarLabelChoice) private var labels

  @ViewBuilder func body(content: Content) -> some View {
    if items.contains(where: \.isMovable) {
      content
        .contextMenu {
          if let labels {
            ToolbarLabelChoice(choice: labels)
            Divider()
          }
          Button("Customize Toolbar…") { toolbar.isCustomized = true }
        }
        .sheet(
          isPresented: Binding(get: { toolbar.isCustomized }, set: { toolbar.isCustomized = $0 })
        ) {
          ToolbarPanel(toolbar: toolbar, items: items)
        }
        .focusedSceneValue(\.windowToolbar, toolbar)
    } else if let labels {
      content
        .contextMenu { ToolbarLabelChoice(choice: labels) }
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
        items: profile.items([.trailing], above: nil, in: metrics),
        hidden: profile.items.filter { !$0.isShown && $0.traits.isAlwaysAvailable })
      if let search = profile.search, !search.standsInMiddle, !search.isPlaced {
        WindowSearch(search: search, width: 180).layoutPriority(-1)
      }
    }
  }
}

/// The field of a search in the bar of a window, after the choice of where to search.
struct WindowSearch {
  let search: SearchField
  /// The width of the field, where there is room for it.
  let width: CGFloat
  @Environment(\.look.bars) private var metrics
}

@MainActor extension WindowSearch: View {
  var body: some View {
    HStack(spacing: metrics.spacing) {
      if let scopes = search.shownScopes { scopes.fixedSize() }
      ToolbarSearchField(field: search, height: metrics.side, width: width)
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

/// The sidebar's button, the leading items, the title, the middle and trailing items; at last the items above the
/// sidebar, before its button, and those above the end of the column beside it.
///
/// The items at the end go into a menu before the title is shorter than this width, in points, and those that lead after
/// them.
private struct WindowBarLayout: Layout {
  let spacing: CGFloat
  /// The width of the sidebar, beside which the title begins.
  let sidebar: CGFloat
  /// The end of the column beside the sidebar, if it is not the last.
  let contentEnd: CGFloat?
  private var minimumTitle: CGFloat { 60 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width } + 3 * spacing
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 7 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    func spacingAfter(_ index: Int) -> CGFloat { ideal[index] > 0 ? spacing : 0 }
    func width(_ index: Int, in room: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: max(0, room), height: nil)).width
    }
    let toggle = max(0, sidebar - ideal[0])
    let above = width(5, in: toggle - spacingAfter(0))
    let leading = sidebar > 0 ? sidebar + spacing : ideal[0] + spacingAfter(0)
    // Leading items make room once all at the end are in the menu.
    let narrowest = [min(ideal[2], minimumTitle), ideal[3], subviews[4].sizeThatFits(.zero).width]
    let rest = narrowest.reduce(bounds.width - leading) { $0 - ($1 > 0 ? $1 + spacing : 0) }
    let leads = width(1, in: min(ideal[1], rest))
    let start = leading + leads + spacingAfter(1)
    let titleEnd = start + min(ideal[2], minimumTitle) + spacingAfter(2)
    // The items of the column beside the sidebar stand at its end, and those of the last column after it.
    let contentEnd = ideal[6] > 0 ? min(contentEnd ?? titleEnd, bounds.width) - spacing : 0
    let content = ideal[6] > 0 ? width(6, in: contentEnd - titleEnd) : 0
    let reserved = max(titleEnd, contentEnd + spacingAfter(6)) + ideal[3] + spacingAfter(3)
    let trailing = width(4, in: bounds.width - reserved)
    let end = bounds.width - trailing - (trailing > 0 ? spacing : 0)
    let room =
      content > 0
      ? contentEnd - content - spacing - start : end - start - ideal[3] - spacingAfter(3)
    let title = min(ideal[2], max(0, room))
    let low = max(start + title + (title > 0 ? spacing : 0), contentEnd + spacingAfter(6))
    let middle = max(low, min((bounds.width - ideal[3]) / 2, end - ideal[3]))
    let places = [
      (toggle, ideal[0]), (leading, leads), (start, title), (middle, ideal[3]),
      (bounds.width - trailing, trailing), (toggle - spacingAfter(0) - above, above),
      (contentEnd - content, content),
    ]
    for (subview, (x, width)) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}
