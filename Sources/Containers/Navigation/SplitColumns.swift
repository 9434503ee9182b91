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
  @State private var contexts = ColumnContexts()
  @State private var steps = ColumnSteps()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @State private var width: CGFloat = 0
  /// The widths that the columns ask for, and those that people gave them.
  @State private var asked: [Int: ColumnWidth] = [:]
  @State private var given: [Int: CGFloat] = [:]
  @State private var start: CGFloat?
  /// The height of the window's bar, which stands above the columns and beside the sidebar's content.
  @State private var bar: CGFloat = 0
  @Environment(\.sidebarSearch) private var search
  @Environment(\.look.navigation) private var look
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isDetailProminent) private var isDetailProminent
}

@MainActor extension SplitColumns: View {
  var body: some View {
    Group {
      if width < look.minimumColumnsWidth { compact } else { regular }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }

  // MARK: Columns

  private var shownVisibility: Binding<NavigationSplitViewVisibility> {
    visibility ?? $ownVisibility
  }

  private var first: Int { shownVisibility.wrappedValue.first(of: columns.count) }

  private var regular: some View {
    let contexts = contexts.chain(columns.count)
    return SplitColumnsLayout(
      widths: columns.indices.dropLast().map { columnWidth($0) }, first: first,
      covers: isDetailProminent, bar: bar
    ) {
      ForEach(columns.indices, id: \.self) { index in
        column(index, contexts[index])
          .layoutValue(key: ColumnPlace.self, value: .column(index))
          // Above the last column, which may reach below the others.
          .zIndex(index == columns.count - 1 ? 0 : 1)
      }
      ForEach(columns.indices.dropLast(), id: \.self) { index in
        handle(index).layoutValue(key: ColumnPlace.self, value: .handle(index)).zIndex(3)
      }
      // A sidebar has an edge of its own.
      ForEach(columns.indices.dropFirst().dropLast().filter { $0 >= first }, id: \.self) { index in
        Rectangle().fill(.separator).accessibilityHidden(true)
          .layoutValue(key: ColumnPlace.self, value: .divider(index)).zIndex(2)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea(.container, edges: .top)
    .background {
      Color.clear.onGeometryChange(for: CGFloat.self) {
        $0.safeAreaInsets.top
      } action: {
        bar = $0
      }
    }
    .barOptions { [sidebarWidth, contentEnd] options in
      options.sidebarWidth = sidebarWidth
      options.contentEnd = contentEnd
    }
    .focusedSceneValue(
      \.sidebarToggle, ShownToggle(isShown: first == 0, toggle: { toggleSidebar() })
    )
    .toolbar {
      ToolbarItem(placement: .sidebarToggle) {
        Button {
          toggleSidebar()
        } label: {
          Label("Toggle Sidebar", systemImage: "sidebar.leading")
        }
      }
    }
  }

  private var sidebarWidth: CGFloat? { first == 0 && columns.count > 1 ? columnWidth(0) : nil }

  /// The end of the content column in the window's bar, which begins as far inside of the window as the sidebar.
  private var contentEnd: CGFloat? {
    guard columns.count == 3, first < 2 else { return nil }
    return (sidebarWidth ?? -SplitColumnsLayout.inset) + columnWidth(1)
  }

  private func toggleSidebar() {
    let isShown = first == 0
    withAnimation(.easeInOut(duration: 0.25)) {
      shownVisibility.wrappedValue =
        isShown ? (columns.count > 2 ? .doubleColumn : .detailOnly) : .all
    }
  }

  @ViewBuilder private func column(_ index: Int, _ context: NavigationContext) -> some View {
    let isLast = index == columns.count - 1
    if index >= first || isLast {
      let stack = PageStack(
        configuration: PageStackConfiguration(name: "Column", context: context, fills: true),
        root: columns[index]
          .onPreferenceChange(ColumnWidthKey.self) { asked[index] = $0 }
          .modifier(SidebarColumnModifier(isSidebar: index == 0, search: search, bar: bar))
      )
      .modifier(SwipeBackModifier())
      .transformPreference(BarItemsKey.self) { items in
        for place in items.indices { items[place].column = isLast ? nil : index }
      }
      if isLast {
        stack
      } else if index == 0 {
        // The window takes its title from the selection.
        stack.listStyle(.sidebar)
          .background { SidebarPanel() }
          .clipShape(RoundedRectangle(cornerRadius: SidebarPanel.radius))
          .transformPreference(NavigationTitleKey.self) { $0 = nil }
      } else {
        stack
          .transformPreference(NavigationTitleKey.self) { $0 = nil }
      }
    }
  }

  /// The widths recorded on macOS 26.2: 140 for a sidebar, 200 for a column between it and the last
  /// one.
  private func columnWidth(_ index: Int) -> CGFloat {
    let asked = asked[index]
    if let given = given[index] { return limits(index).limited(given) }
    return asked?.ideal ?? (index == 0 ? 140 : 200)
  }

  private func limits(_ index: Int) -> ColumnWidth {
    asked[index] ?? ColumnWidth(ideal: index == 0 ? 140 : 200)
  }

  private func handle(_ index: Int) -> some View {
    Color.clear
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = start ?? columnWidth(index)
            start = from
            let distance =
              direction == .rightToLeft ? -drag.translation.width : drag.translation.width
            given[index] = limits(index).limited(from + distance)
          }
          .onEnded { _ in start = nil }
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

  private var compactIndex: Binding<Int> {
    let column = compactColumn ?? $ownCompactColumn
    let count = columns.count
    return Binding(
      get: {
        switch column.wrappedValue {
        case .sidebar: 0
        case .content: min(1, count - 1)
        default: count - 1
        }
      },
      set: { index in
        column.wrappedValue = index <= 0 ? .sidebar : index == count - 1 ? .detail : .content
      })
  }

  private var compact: some View {
    let root = compactScreen(0)
    let current = compactIndex
    return PageStack(configuration: PageStackConfiguration(name: "NavigationSplitView"), root: root)
      .modifier(SwipeBackModifier())
      // A list that is covered is not made anew: its selection is followed from here.
      .onChange(of: columns.indices.dropLast().map { steps[$0].isSelected }) {
        let emptied = columns.indices.dropLast().filter { steps[$0].takeLoss() }
        if let first = emptied.first, current.wrappedValue > first { current.wrappedValue = first }
      }
  }

  /// A column as a screen, with those behind it above.
  private func compactScreen(_ index: Int) -> AnyView {
    guard index < columns.count - 1 else { return columns[index] }
    let current = compactIndex
    let isShown = Binding(
      get: { current.wrappedValue > index }, set: { if !$0 { current.wrappedValue = index } })
    let step = steps[index]
    step.isProgramsChoice = compactColumn != nil
    step.cover = { if current.wrappedValue <= index { current.wrappedValue = index + 1 } }
    let next = compactScreen(index + 1)
      .onDisappear { if current.wrappedValue <= index { step.returned() } }
    return AnyView(
      columns[index]
        .environment(\.nextColumn, step)
        .modifier(ScreenModifier(isActive: isShown, screen: AnyView(next))))
  }
}

/// The views of a column: in the sidebar below the bar of the window, with the field of a search
/// around the split view.
private struct SidebarColumnModifier: ViewModifier {
  let isSidebar: Bool
  let search: SearchField?
  let bar: CGFloat

  @ViewBuilder func body(content: Content) -> some View {
    if isSidebar {
      content
        .modifier(SidebarSearchModifier(field: search))
        .modifier(
          EnvironmentWriter { environment in
            environment.sidebarSearch = nil
            environment.isSidebarColumn = true
          }
        )
        .safeAreaPadding(.top, max(0, bar - SplitColumnsLayout.inset))
        .onAppear { search?.state.sidebars += 1 }
        .onDisappear { search?.state.sidebars -= 1 }
    } else {
      content.modifier(
        EnvironmentWriter { environment in
          environment.sidebarSearch = nil
          environment.isSidebarColumn = false
        })
    }
  }
}

/// The stacks of the columns, each of which shows what the one before it leads to.
@MainActor final class ColumnContexts {
  private var contexts: [NavigationContext] = []

  nonisolated init() {}

  func chain(_ count: Int) -> [NavigationContext] {
    if contexts.count != count {
      contexts = (0..<count).map { _ in NavigationContext() }
      for index in contexts.indices.dropLast() { contexts[index].detail = contexts[index + 1] }
    }
    return contexts
  }
}

/// The pane of a sidebar.
struct SidebarPanel {
  @Environment(\.colorScheme) private var colorScheme

  /// The corners of macOS 26 windows have a radius of about 26 points, those of panels 8 points
  /// further in one of 18.
  static var radius: CGFloat { 18 }
}

@MainActor extension SidebarPanel: View {
  var body: some View {
    RoundedRectangle(cornerRadius: Self.radius)
      .fill(colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.965))
      .overlay {
        RoundedRectangle(cornerRadius: Self.radius)
          .strokeBorder(.primary.opacity(0.08), lineWidth: 1)
      }
  }
}

/// The role of a child of the layout.
private enum ColumnPlace: LayoutValueKey {
  enum Place {
    case column(Int), handle(Int), divider(Int)
  }

  static var defaultValue: Place? { nil }
}

/// A panel 8 points inside of the leading edge, columns of the height of the container, and the
/// last in the remaining space; between the last two a divider of one point.
private struct SplitColumnsLayout: Layout {
  let widths: [CGFloat]
  /// The first column that is shown.
  let first: Int
  /// True if the last column takes all the space behind the others.
  let covers: Bool
  /// The height of the window's bar, below which all columns but the sidebar begin.
  let bar: CGFloat

  static var inset: CGFloat { 8 }

  private var inset: CGFloat { Self.inset }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: widths.reduce(300, +), height: 300))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let count = widths.count + 1
    var frames: [CGRect] = []
    var x: CGFloat = 0
    let height = max(0, bounds.height - bar)
    for index in 0..<count - 1 {
      let width = max(0, min(widths[index], bounds.width - x - inset))
      if index < first {
        frames.append(CGRect(x: -width - inset, y: bar, width: width, height: height))
      } else if index == 0 {
        frames.append(
          CGRect(
            x: inset, y: inset, width: width, height: max(0, bounds.height - 2 * inset)))
        x = inset + width
      } else {
        frames.append(CGRect(x: x, y: bar, width: width, height: height))
        x += width + 1
      }
    }
    let rest = covers ? 0 : x
    frames.append(
      CGRect(x: rest, y: bar, width: max(0, bounds.width - rest), height: height))
    for subview in subviews {
      guard let place = subview[ColumnPlace.self] else { continue }
      let frame: CGRect
      switch place {
      case .column(let index): frame = frames[index]
      case .handle(let index):
        frame = CGRect(
          x: frames[index].maxX - 4, y: frames[index].minY, width: 8, height: frames[index].height)
      case .divider(let index):
        frame = CGRect(
          x: frames[index].maxX, y: frames[index].minY, width: 1, height: frames[index].height)
      }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
