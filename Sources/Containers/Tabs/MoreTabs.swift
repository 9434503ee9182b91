import EspalierControls
@_spi(Espalier) import EspalierCore
import EspalierGraphics
import EspalierInteraction

/// The choice among the tabs for which a bar has no room.
struct MoreTabsState {
  /// The tab whose view is above the list; empty while the list is shown.
  var path: [Subview.ID] = []
  /// True from a press on the button of the list until a tab of the list is chosen.
  var isListChosen = false
}

/// The tabs for which a bar has no room, in a list, and the view of the chosen one above the list.
struct MoreTabs {
  let choice: TabSelection
  /// The places of the tabs.
  let indices: [Int]
  @Binding var state: MoreTabsState
}

@MainActor extension MoreTabs: View {
  var body: some View {
    NavigationStack(path: path) {
      List {
        ForEach(indices.map { choice.tabs[$0] }) { tab in
          NavigationLink(value: tab.id) { HStack { tab.item } }
            .badge(tab.badge)
            .modifier(TabButtonName(tab: tab))
            .disabled(tab.isDisabled)
        }
      }
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Subview.ID.self) { id in
        if let tab = choice.tabs.first(where: { $0.id == id }) {
          MoreTabScreen(tab: tab) { showList() }
        }
      }
    }
    .onChange(of: choice.index, initial: true) { old, new in
      if old != new { state.isListChosen = false }
      if indices.contains(choice.index) { state.path = shownPath }
    }
  }

  /// True if the list or one of its tabs is shown.
  var isShown: Bool { state.isListChosen || indices.contains(choice.index) }

  private var shownPath: [Subview.ID] {
    if state.isListChosen { return [] }
    return indices.contains(choice.index) ? [choice.tabs[choice.index].id] : state.path
  }

  private var path: Binding<[Subview.ID]> {
    Binding(
      get: { shownPath },
      set: { path in
        if let id = path.last, let index = choice.tabs.firstIndex(where: { $0.id == id }) {
          state = MoreTabsState(path: [id])
          choice.select(index)
        } else {
          showList()
        }
      })
  }

  private func showList() { state = MoreTabsState(isListChosen: true) }

  /// Shows the tab that was chosen last, or the list; the list, if one of them is shown already.
  func open() {
    let last = choice.tabs.firstIndex { $0.id == state.path.last }
    if !isShown, let last, indices.contains(last) { choice.select(last) } else { showList() }
  }
}

/// The view of a tab, with the tab's name as its title unless it has a title of its own.
private struct MoreTabScreen {
  let tab: TabEntry
  let goBack: @MainActor () -> Void
  @State private var hasTitle = false
}

@MainActor extension MoreTabScreen: View {
  var body: some View {
    ZStack { tab.option.view }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .connecting { tab.slot?.wayBack.perform = goBack }
      .onDisappear { tab.slot?.wayBack.perform = nil }
      .onPreferenceChange(NavigationTitleKey.self) { hasTitle = $0 != nil }
      .toolbar {
        if !hasTitle {
          ToolbarItem(placement: .principal) { HStack { tab.item }.labelStyle(.titleOnly) }
        }
      }
  }
}

extension TabSelection {
  /// The places of the tabs in a bar with room for a number, and of all others; those that search stay in the bar.
  func split(_ maximum: Int?) -> (shown: [Int], more: [Int]) {
    let others = indices(searching: false)
    guard let maximum, tabs.count > maximum else { return (others, []) }
    let count = max(0, maximum - 1 - indices(searching: true).count)
    return (Array(others.prefix(count)), Array(others.dropFirst(count)))
  }

  /// True if there is a tab for searching.
  var searches: Bool { tabs.contains { $0.role == .search } }

  /// The places of the tabs for searching, or of the others.
  func indices(searching: Bool) -> [Int] {
    tabs.indices.filter { (tabs[$0].role == .search) == searching }
  }
}
