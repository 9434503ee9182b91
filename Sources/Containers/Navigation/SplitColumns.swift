import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation
import LayoutEngine

/// Columns side by side, or as screens above each other where there is no space for them.
struct SplitColumns {
  let columns: [AnyView]
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  /// True if the first column is a stack of screens by itself where there is no space for several.
  var collapsesToStack = false
  @State private var contexts = ColumnContexts()
  @State private var steps = ColumnSteps()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @State private var width: CGFloat = 0
  /// The column that is on top, where there is no space for several; between two whole numbers, parts of two are in sight.
  @State private var position: CGFloat?
  /// The distance by which a finger has pulled it aside.
  @State private var pulled: CGFloat = 0
  /// The last column that was shown so far.
  @State private var reached = 0
  /// The first column that was shown so far beside others.
  @State private var lowest = Int.max
  @State private var waysBack = ColumnWaysBack()
  @State private var toggle = ColumnToggle()
  /// The widths that the columns ask for, and those that people gave them.
  @State private var asked: [Int: ColumnWidth] = [:]
  @State private var given: [Int: CGFloat] = [:]
  /// The widths of columns that are wider than they were to be, because their content has to be.
  @State private var widened: [Int: CGFloat] = [:]
  @GestureState private var start: CGFloat?
  /// The height of the window's bars, which stand above the columns; the first is above the sidebar's content too.
  @State private var bar: CGFloat = 0
  /// The views behind all columns.
  @State private var background: ContainerBackground?
  @Environment(\.windowBarHeight) private var windowBar
  @Environment(\.sidebarSearch) private var search
  @Environment(\.look.navigation) private var look
  @Environment(\.layoutDirection) private var direction
  /// The columns that have a title.
  @State private var titled: Set<Int> = []
  @Environment(\.isDetailProminent) private var isDetailProminent
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @ViewProblems private var problems
}

/// The column that is above the others, and whether it covers them.
private struct TopColumn: Equatable {
  let index: Int
  let isCompact: Bool

  init(_ index: Int, _ isCompact: Bool) { (self.index, self.isCompact) = (index, isCompact) }
}

@MainActor extension SplitColumns: View {
  var body: some View {
    let contexts = contexts.chain(columns.count, isLinked: !isStack)
    let present = columns.indices.filter { isPresent($0) }
    SplitPile(columns: arrangement(present)) {
      ForEach(present, id: \.self) { index in
        // A covering column is above those it covers; the last one may reach below those beside it.
        column(index, contexts).zIndex(
          isCompact ? Double(index) : index == columns.count - 1 ? 0 : 1)
      }
      if !isCompact { dividers }
    }
    .onPreferenceChange(ContainerBackgroundsKey.self) {
      background = $0.views[.navigationSplitView]
    }
    .transformPreference(ContainerBackgroundsKey.self) { $0.views[.navigationSplitView] = nil }
    .background { background?.filling }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea(.container, edges: isCompact ? [] : .top)
    .background {
      Color.clear.onGeometryChange(for: CGFloat.self) {
        $0.safeAreaInsets.top
      } action: {
        bar = $0
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .modifier(SidebarCommandModifier(isCompact: isCompact, first: first) { toggleSidebar() })
    .barOptions { [sidebarWidth, contentEnd, direction] options in
      options.sidebarWidth = sidebarWidth
      options.contentEnd = contentEnd
      options.direction = direction
    }
    .onChange(of: first, initial: true) { lowest = min(lowest, first) }
    .onChange(
      of: TopColumn(isCompact ? current.wrappedValue : columns.count - 1, isCompact), initial: true
    ) {
      old, new in
      reached = max(reached, new.index)
      // Columns that begin to cover each other do not move. A list in one may have put the next one on top by now.
      if isCompact {
        move(to: current.wrappedValue, animated: old.isCompact && old.index != new.index)
      }
    }
    // A list that is covered is not made anew: its selection is followed from here.
    .onChange(of: columns.indices.dropLast().map { isCompact ? steps[$0].isSelected : nil }) {
      guard isCompact else { return }
      let emptied = columns.indices.dropLast().filter { steps[$0].takeLoss() }
      if let first = emptied.first, current.wrappedValue > first { show(first) }
    }
    .connecting {
      toggle.perform = { toggleSidebar() }
    } end: {
      toggle.perform = {}
      steps.disconnect()
      waysBack.disconnect()
    }
  }

  /// True if there is no space for columns side by side.
  private var isCompact: Bool { width < look.minimumColumnsWidth }

  /// True if the first column stands for all: what it leads to is shown above it, and no other column can be reached.
  private var isStack: Bool { isCompact && collapsesToStack }

  /// True if a column exists: those that are covered do, those that were never shown do not.
  private func isPresent(_ index: Int) -> Bool {
    if isCompact { return index <= max(reached, current.wrappedValue) }
    return index >= min(first, lowest) || isLast(index)
  }

  /// True if a column beside the others was put away: it keeps its state, and is out of reach.
  private func isAway(_ index: Int) -> Bool { !isCompact && index < first && !isLast(index) }

  private func isLast(_ index: Int) -> Bool { index == columns.count - 1 }

  private func arrangement(_ present: [Int]) -> SplitArrangement {
    var position: CGFloat?
    if isCompact { position = (self.position ?? CGFloat(current.wrappedValue)) - pulled }
    return SplitArrangement(
      present: present, widths: columns.indices.dropLast().map { wantedWidth($0) },
      hidden: CGFloat(first),
      covers: isDetailProminent, bar: bar, position: position,
      current: current.wrappedValue)
  }

  // MARK: Columns

  private var shownVisibility: Binding<NavigationSplitViewVisibility> {
    visibility ?? $ownVisibility
  }

  private var first: Int {
    let visibility = shownVisibility.wrappedValue
    return visibility == .automatic ? automaticFirst : visibility.first(of: columns.count)
  }

  /// The first column where the platform chooses: as many are shown as leave the last one its part.
  private var automaticFirst: Int {
    let share = look.columns.lastShare
    if share == 0 { return 0 }
    return columns.indices.first { first in
      (first..<columns.count - 1).reduce(0) { $0 + wantedWidth($1) } <= (1 - share) * width
    } ?? 0
  }

  /// The column whose screens have the button for the sidebar: that, or the first that is shown.
  private var toggleColumn: Int? {
    look.columns.togglesInScreens && !isCompact && columns.count > 1 ? first : nil
  }

  /// The parts between the columns: what people drag, and lines.
  @ViewBuilder private var dividers: some View {
    ForEach(columns.indices.dropLast(), id: \.self) { handle($0).zIndex(3) }
    // A sidebar has an edge of its own.
    ForEach(columns.indices.dropFirst().dropLast(), id: \.self) { index in
      Rectangle().fill(.separator).accessibilityHidden(true)
        .opacity(index >= first && background == nil ? 1 : 0).zIndex(2)
    }
  }

  private var sidebarWidth: CGFloat? {
    !isCompact && first == 0 && columns.count > 1 ? columnWidth(0) : nil
  }

  /// The end of the content column in the window's bar, which begins as far inside of the window as the sidebar.
  private var contentEnd: CGFloat? {
    guard !isCompact, columns.count == 3, first < 2 else { return nil }
    return (sidebarWidth ?? -SplitColumnsRule.inset) + columnWidth(1)
  }

  private func toggleSidebar() {
    let isShown = first == 0
    withAnimation(.easeInOut(duration: 0.25)) {
      shownVisibility.wrappedValue =
        isShown ? (columns.count > 2 ? .doubleColumn : .detailOnly) : .all
    }
  }

  /// The column that gives the window its title; nil where none has one.
  private var titleColumn: Int? { titled.filter { !isAway($0) }.max() }

  private func column(_ index: Int, _ contexts: [NavigationContext]) -> some View {
    let (isLast, isAway) = (isLast(index), isAway(index))
    let isCompact = isCompact
    let isCovered = isCompact ? index != current.wrappedValue : isAway
    let hasPane = !isCompact && index == 0
    let wayBack = wayBack(index)
    return PageStack(
      configuration: PageStackConfiguration(
        name: "Column", context: contexts[index], fills: true,
        keepsMinimum: !isCompact && !isLast),
      root: columns[index]
        .onPreferenceChange(ColumnWidthKey.self) { [problems] in
          asked[index] = $0
          if let problem = $0?.problem { problems.report(problem) }
        }
        .environment(\.nextColumn, isCompact && !isLast && !isStack ? step(index, contexts) : nil)
        .modifier(
          SidebarColumnModifier(
            isSidebar: index == 0, isPane: hasPane, isAway: isAway,
            search: hasPane ? search : nil, bar: min(bar, windowBar)))
    )
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      if !isCompact, !isLast { noteWidth($0, of: index) }
    }
    .modifier(SwipeBackModifier())
    .environment(\.wayBack, wayBack)
    .transformEnvironment(\.presentationDismissal) { [isCompact] in
      if isCompact, let wayBack { $0 = wayBack.dismissal }
    }
    .environment(\.columnToggle, toggleColumn == index ? toggle : nil)
    .environment(\.isSearchColumn, index == max(0, columns.count - 2))
    .modifier(
      ColumnBackgroundModifier(isCovering: background != nil && !hasPane, isFilled: isCompact)
    )
    .modifier(SidebarPaneModifier(isPane: hasPane, isCompact: isCompact))
    .onDisappear { if isCompact, current.wrappedValue < index { returned(from: index, contexts) } }
    .modifier(CoveredModifier(isCovered: isCovered, contexts: contexts))
    .pageLayer("column", isCovered: isCovered)
    .transformPreference(SearchFieldsKey.self) { if isAway { $0 = [] } }
    .transformPreference(BarItemsKey.self) { items in
      if isAway { items = [] }
      for place in items.indices { items[place].column = isLast ? nil : index }
    }
    .modifier(
      ColumnTitleModifier(
        index: index, titled: $titled,
        isTitle: isCompact || titleColumn == nil || titleColumn == index))
  }

  private func columnWidth(_ index: Int) -> CGFloat {
    max(wantedWidth(index), widened[index] ?? 0)
  }

  private func wantedWidth(_ index: Int) -> CGFloat {
    let limits = limits(index)
    if let width = given[index].map({ limits.limited($0) }) ?? limits.ideal { return width }
    let (share, limit) = look.columns.width(index)
    return share.isFinite ? min(share * width, limit).rounded(.up) : limit
  }

  /// Takes the width that the layout gave a column, for the bars above.
  private func noteWidth(_ width: CGFloat, of index: Int) {
    let wider = width > wantedWidth(index) ? width : nil
    if widened[index] != wider { widened[index] = wider }
  }

  private func limits(_ index: Int) -> ColumnWidth { asked[index] ?? ColumnWidth() }

  private func handle(_ index: Int) -> some View {
    Color.clear
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($start) { _, start, _ in start = start ?? columnWidth(index) }
          .onChanged { drag in
            let from = start ?? columnWidth(index)
            let distance =
              direction == .rightToLeft ? -drag.translation.width : drag.translation.width
            given[index] = limits(index).limited(from + distance)
          }
      )
      .adjustableControl(
        .slider, increment: { given[index] = limits(index).limited(columnWidth(index) + 20) },
        decrement: { given[index] = limits(index).limited(columnWidth(index) - 20) }
      )
      .accessibilityLabel(Text(verbatim: "Divider"))
      .allowsHitTesting(index >= first)
      .accessibilityHidden(index < first)
  }

  // MARK: Screens

  private var current: Binding<Int> {
    let column = compactColumn ?? $ownCompactColumn
    let count = columns.count
    return Binding(
      get: {
        if isStack { return 0 }
        return switch column.wrappedValue {
        case .sidebar: 0
        case .content: min(1, count - 1)
        default: count - 1
        }
      },
      set: { index in
        column.wrappedValue = index <= 0 ? .sidebar : index == count - 1 ? .detail : .content
      })
  }

  /// Puts a column on top of all others.
  private func show(_ index: Int, animated: Bool = true) {
    if current.wrappedValue != index { current.wrappedValue = index }
    move(to: index, animated: animated)
  }

  private func move(to index: Int, animated: Bool) {
    if position == CGFloat(index), pulled == 0 { return }
    // The time that a push takes on the phone.
    withAnimation(animated && !reducesMotion ? .easeOut(duration: 0.35) : nil) {
      position = CGFloat(index)
      pulled = 0
    }
  }

  private func step(_ index: Int, _ contexts: [NavigationContext]) -> NextColumn {
    let step = steps[index]
    step.isProgramsChoice = compactColumn != nil
    step.cover = { isAnimated in
      if current.wrappedValue <= index { show(index + 1, animated: isAnimated) }
    }
    return step
  }

  /// Called when a person has gone back from a column.
  private func returned(from index: Int, _ contexts: [NavigationContext]) {
    steps[index - 1].returned()
    contexts[index].closeOpenedLink()
  }

  /// The way from the first screen of a column to the column before.
  private func wayBack(_ index: Int) -> WayBack? {
    if index == 0 { return nil }
    let way = waysBack[index]
    guard isCompact else {
      (way.perform, way.pull, way.release) = (nil, nil, nil)
      return way
    }
    way.perform = { show(index - 1) }
    way.pull = { progress in pulled = min(max(progress, 0), 1) }
    way.release = { velocity in
      if pulled > 0 { show(pulled + velocity / 4 > 0.5 ? index - 1 : index) }
    }
    return way
  }
}

/// The stacks of the columns, each of which shows what the one before it leads to.
@MainActor final class ColumnContexts {
  private var contexts: [NavigationContext] = []

  nonisolated init() {}

  /// - Parameter isLinked: true if each column shows its screens in the next one, and false if it shows them above itself.
  func chain(_ count: Int, isLinked: Bool) -> [NavigationContext] {
    if contexts.count != count { contexts = (0..<count).map { _ in NavigationContext() } }
    for index in contexts.indices.dropLast() {
      let next = isLinked ? contexts[index + 1] : nil
      if contexts[index].detail !== next { contexts[index].detail = next }
    }
    return contexts
  }
}
