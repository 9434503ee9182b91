import EspalierCore
import Observation

/// The search of a tab view: the field that the tab with the role of a search brings into the bar.
@MainActor @Observable final class TabSearch {
  /// The field that a view inside of the tab declares.
  private(set) var field: SearchField?

  nonisolated init() {}

  func take(_ field: SearchField) {
    if field.versions != self.field?.versions { self.field = field }
  }

  func remove(_ state: SearchState) { if field?.state === state { field = nil } }
}

/// Begins the search when its tab is chosen and leaves the tab when the search ends, where the tab view asks for it.
struct TabSearchActivationModifier {
  let choice: TabSelection
  let field: SearchField?
  @State private var before: Subview.ID?
  @Environment(\.tabSearchActivation) private var activation
  @Environment(\.search) private var search
}

@MainActor extension TabSearchActivationModifier: ViewModifier {
  func body(content: Content) -> some View {
    let state = field?.state ?? search?.state
    let isSearchTab = choice.tabs[safe: choice.index]?.role == .search
    let current = choice.tabs[safe: choice.index]?.id
    content
      .onChange(of: isSearchTab && state != nil, initial: true) { _, isReady in
        if activation.followsSelection, isReady { state?.begin() }
      }
      .onChange(of: current, initial: true) { if !isSearchTab { before = current } }
      .onChange(of: state?.isSearching == true) { old, new in
        guard activation.followsSelection, old, !new, isSearchTab else { return }
        choice.select(choice.tabs.firstIndex { $0.id == before } ?? 0)
      }
  }
}

/// Has a search around a tab view know that its field stands in the bar of the tabs.
struct SurroundingSearchModifier: ViewModifier {
  let search: SearchState?
  /// True if the bar shows the field.
  let isHere: Bool
  @State private var counted: SearchState?

  func body(content: Content) -> some View {
    content
      .modifier(EnvironmentWriter { [isHere] in if isHere { $0.surroundingSearch = nil } })
      .onChange(of: isHere && search != nil, initial: true) { count(isHere ? search : nil) }
      .onDisappear { count(nil) }
  }

  private func count(_ search: SearchState?) {
    counted?.holders -= 1
    search?.holders += 1
    counted = search
  }
}
