import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Tabs with their bar.
struct BarredTabs {
  let choice: TabSelection
  @State private var options = TabBarOptions()
  @State private var moreState = MoreTabsState()
  /// True while scrolling has made the bar small.
  @State private var isMinimized = false
  @State private var search = TabSearch()
  /// The tab that was chosen before the one that searches.
  @State private var before: Subview.ID?
  @Environment(\.surroundingSearch) private var surroundingSearch
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.look.tabs) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
}

@MainActor extension BarredTabs: View {
  var body: some View {
    Group {
      switch look.bar {
      case .segments: segments
      case .capsule: capsule
      }
    }
    .onPreferenceChange(TabBarOptionsKey.self) { options = $0 }
    .modifier(TabSearchActivationModifier(choice: choice, field: searchField ?? search.field))
    .onChange(of: choice.tabs[safe: choice.index]?.id, initial: true) { _, id in
      isMinimized = false
      if !isSearchTab { before = id }
    }
  }

  private var isSearchTab: Bool { choice.tabs[safe: choice.index]?.role == .search }

  /// The field that stands in the bar while the tab that searches is chosen: that of a view in the tab, or the one around
  /// the tab view.
  private var searchField: SearchField? {
    guard look.bar == .capsule, choice.tabs.contains(where: { $0.role == .search }) else {
      return nil
    }
    return search.field ?? surroundingSearch?.field
  }

  private var isBarHidden: Bool { options.isHidden }

  /// The form recorded on macOS 26.2: a bar of 24 points in the middle of the top, and a box that begins 10 points down.
  private var segments: some View {
    TabPages(choice: choice, search: search)
      .tabAccessory(accessory)
      .padding(.top, isBarHidden ? 0 : 24)
      .background {
        RoundedRectangle(cornerRadius: 4.5).fill(.primary.opacity(0.03))
          .overlay {
            RoundedRectangle(cornerRadius: 4.5).strokeBorder(.primary.opacity(0.08), lineWidth: 1)
          }
          .padding(.top, isBarHidden ? 0 : 10)
      }
      .overlay(alignment: .top) {
        if !isBarHidden {
          MacTabBar(choice: choice).accessibilitySortPriority(1)
            .barColorScheme(options.colorScheme)
        }
      }
  }

  /// The form recorded on iOS 26.0: a capsule of 58 points, 23 above the bottom; content ends 83 above it.
  private var capsule: some View {
    let (shown, rest) = choice.split(sizeClass == .compact ? look.maximumTabs : nil)
    let pages = TabSelection(
      tabs: choice.tabs, all: choice.all, index: choice.index, title: choice.title
    ) { index in
      moreState.isListChosen = false
      choice.select(index)
    }
    let more = rest.isEmpty ? nil : MoreTabs(choice: pages, indices: rest, state: $moreState)
    let isSmall = isMinimized && more?.isShown != true && !(isSearchTab && searchField != nil)
    let form: PhoneTabBar.Form =
      if isSearchTab, let searchField {
        .search(searchField, back: choice.tabs.firstIndex { $0.id == before })
      } else {
        isSmall ? .small(accessory) : .whole
      }
    return TabPages(
      choice: pages, more: more,
      minimize: { isMinimized in
        withAnimation(.easeInOut(duration: 0.3)) { self.isMinimized = isMinimized }
      }, search: search
    )
    .modifier(SurroundingSearchModifier(search: surroundingSearch, isHere: searchField != nil))
    .safeAreaPadding(.bottom, isBarHidden ? 0 : 83 + (isSmall ? 0 : accessoryHeight))
    .overlay(alignment: .bottom) {
      if !isBarHidden {
        VStack(spacing: TabAccessory.spacing) {
          if let accessory, !isSmall { TabAccessory(view: accessory) }
          PhoneTabBar(
            choice: pages, shown: shown, more: more, form: form,
            expand: {
              withAnimation(.easeInOut(duration: 0.3)) { isMinimized = false }
            })
        }
        .padding(.bottom, 23)
        .frame(maxWidth: .infinity)
        .background {
          if let style = options.shownBackground {
            // The fill begins as far above the tabs as the safe area of the content ends.
            Rectangle().fill(style).padding(.top, 58 + 23 - 83).ignoresSafeArea(edges: .bottom)
          }
        }
        .barColorScheme(options.colorScheme)
      }
    }
  }
}

extension BarredTabs {
  private var accessoryHeight: CGFloat {
    accessory == nil ? 0 : TabAccessory.height + TabAccessory.spacing
  }
}

extension View {
  /// Puts the view beside the bar of a tab view below the tabs, as on the Mac.
  @ViewBuilder func tabAccessory(_ accessory: AnyView?) -> some View {
    if let accessory {
      safeAreaPadding(.bottom, TabAccessory.height + 2 * TabAccessory.spacing)
        .overlay(alignment: .bottom) {
          TabAccessory(view: accessory).padding(.bottom, TabAccessory.spacing)
        }
    } else {
      self
    }
  }
}

/// Segments with the names of tabs; those that search stand apart.
private struct MacTabBar {
  let choice: TabSelection
  @Environment(\.colorScheme) private var colorScheme
}

@MainActor extension MacTabBar: View {
  var body: some View {
    HStack(spacing: 8) {
      segments(choice.indices(searching: false))
      let searching = choice.indices(searching: true)
      if !searching.isEmpty { segments(searching) }
    }
    .frame(height: 24)
    .controlGroup(.tabList)
    .modifier(EnvironmentWriter { $0.resetForBars() })
  }

  private func segments(_ indices: [Int]) -> some View {
    HStack(spacing: 0) {
      ForEach(indices, id: \.self) { index in
        TabButton(choice: choice, index: index) { tab in
          HStack(spacing: 4) {
            HStack(spacing: 4) { tab.item ?? AnyView(Text(verbatim: "\(index + 1)")) }
              .modifier(ChosenTabMark(title: choice.title, isChosen: index == choice.index))
            if let badge = tab.badge { TabBadge(text: badge) }
          }
          .labelStyle(.titleAndIcon)
          .font(.system(size: 13))
          .imageScale(.small)
          .lineLimit(1)
          .fixedSize()
          .padding(.horizontal, 12)
          .frame(height: 24)
          .background {
            if index == choice.index {
              Capsule()
                .fill(colorScheme == .dark ? Color(white: 0.45) : .white)
                .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
                .padding(1)
            }
          }
        }
      }
    }
    .background { Capsule().fill(colorScheme == .dark ? Color(white: 0.22) : Color(white: 0.89)) }
  }
}

/// A capsule with icons above titles; a tab that searches stands apart, as a circle at the end.
private struct PhoneTabBar {
  let choice: TabSelection
  /// The places of the tabs in the capsule.
  let shown: [Int]
  /// The tabs for which there is no room.
  let more: MoreTabs?
  let form: Form
  let expand: @MainActor () -> Void
  /// The place in the capsule over which a finger slides; nil without one.
  @State private var slid: Int?
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  enum Form {
    case whole
    /// The icon of the chosen tab, and a view beside it.
    case small(AnyView?)
    /// The field of the tab that searches, and the icon of the tab that a press leads back to.
    case search(SearchField, back: Int?)
  }
}

@MainActor extension PhoneTabBar: View {
  var body: some View {
    HStack(spacing: 8) {
      switch form {
      case .whole:
        capsule
        if choice.searches { Spacer(minLength: 0) }
        searching
      case .small(let accessory):
        circle(choice.index) { expand() }
        if let accessory {
          TabAccessory(view: accessory, placement: .inline)
        } else {
          Spacer(minLength: 0)
        }
        searching
      case .search(let field, let back):
        if let back {
          circle(back) {
            field.state.isSearching = false
            choice.select(back)
          }
        }
        SearchBarField(field: field, height: 46)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
    }
    .frame(height: 58)
    .padding(.horizontal, 21)
    .controlGroup(.tabList)
    .modifier(EnvironmentWriter { $0.resetForBars() })
  }

  private var capsule: some View {
    HStack(spacing: 0) {
      ForEach(shown, id: \.self) { index in
        TabButton(choice: choice, index: index, returnsToRoot: isChosen(index)) { tab in
          face(isChosen: isMarked(index)) {
            tab.item ?? AnyView(Text(verbatim: "\(index + 1)"))
          } badge: {
            if let badge = tab.badge { TabBadge(text: badge) }
          }
        }
      }
      if let more {
        face(isChosen: slid.map { $0 == shown.count } ?? more.isShown) {
          Label("More", systemImage: "ellipsis")
        } badge: {
          EmptyView()
        }
        .tabPress(isChosen: more.isShown) {
          more.open()
        } move: { isForward in
          choice.move(from: shown.count, isForward)
        }
      }
    }
    .padding(.horizontal, Self.ends)
    .frame(height: 58)
    .background { BarGlass() }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .highPriorityGesture(sliding)
  }

  /// The space at each end of the capsule.
  private static let ends: CGFloat = 6

  private func isChosen(_ index: Int) -> Bool { index == choice.index && more?.isShown != true }

  /// True for the tab that looks chosen: the one under a finger that slides, before it is lifted.
  private func isMarked(_ index: Int) -> Bool {
    slid.map { shown.indices.contains($0) && shown[$0] == index } ?? isChosen(index)
  }

  /// Chooses the tab over which a finger is lifted that slides along the bar.
  private var sliding: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { slid = place(at: $0.location.x) }
      .onOver { drag in
        slid = nil
        guard let drag, let place = place(at: drag.location.x) else { return }
        if place == shown.count {
          more?.open()
        } else if shown[place] != choice.index || more?.isShown == true {
          choice.select(shown[place])
        }
      }
  }

  /// The place under a point of the capsule; nil over a tab that cannot be chosen.
  private func place(at x: CGFloat) -> Int? {
    let count = shown.count + (more == nil ? 0 : 1)
    let room = width - 2 * Self.ends
    guard count > 0, room > 0 else { return nil }
    let along = (direction == .rightToLeft ? width - x : x) - Self.ends
    let place = min(max(Int((along / room * CGFloat(count)).rounded(.down)), 0), count - 1)
    return place < shown.count && choice.tabs[shown[place]].isDisabled ? nil : place
  }

  private func face(
    isChosen: Bool, @ViewBuilder label: () -> some View, @ViewBuilder badge: () -> some View
  ) -> some View {
    VStack(spacing: 1) { label() }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .symbolVariant(.fill)
      .lineLimit(1)
      .overlay(alignment: .topTrailing) { badge().offset(x: 10, y: -4) }
      .foregroundStyle(style(isChosen))
      // Three tabs of 86 and 6 at both ends make the recorded 270.
      .frame(minWidth: 24, idealWidth: 86, maxWidth: 86)
      .frame(height: 53.5)
      .background { if isChosen { Capsule().fill(.primary.opacity(0.08)) } }
  }

  @ViewBuilder private var searching: some View {
    ForEach(choice.indices(searching: true), id: \.self) { index in
      // A small bar that shows the tab already needs no second icon.
      if !(isSmall && index == choice.index) { circle(index) }
    }
  }

  private var isSmall: Bool {
    switch form {
    case .small: true
    case .whole, .search: false
    }
  }

  /// The icon of a tab on a platter.
  ///
  /// - Parameter perform: called in place of choosing the tab.
  private func circle(
    _ index: Int, perform: (@MainActor () -> Void)? = nil
  ) -> some View {
    TabButton(choice: choice, index: index, returnsToRoot: true, perform: perform) { tab in
      ZStack { tab.item ?? AnyView(Image(systemName: "magnifyingglass")) }
        .labelStyle(.iconOnly)
        .symbolVariant(.fill)
        .font(.system(size: 20))
        .foregroundStyle(style(isChosen(index)))
        .frame(width: 58, height: 58)
        .background { BarGlass() }
    }
  }

  private func style(_ isChosen: Bool) -> AnyShapeStyle {
    isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// The icon of a tab above its title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.environment(\.isIconOfLabel, true)
        .font(.system(size: 18)).frame(height: 24)
      configuration.title
    }
  }
}

/// The short text beside a tab.
struct TabBadge: View {
  let text: Text

  var body: some View {
    text
      .font(.system(size: 11, weight: .medium))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 17, minHeight: 17)
      .background { Capsule().fill(Color.red) }
      // It may be wider than the icon that it is on.
      .fixedSize()
  }
}
