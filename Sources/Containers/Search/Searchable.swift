import EspalierControls
import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

nonisolated extension View {
  /// Gives this view a search field in the bars around it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Gives this view a search field in the bars around it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field in the bars around it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field, whose use a program can begin and end.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, isPresented: isPresented))
  }

  /// Gives this view a search field, whose use a program can begin and end.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field, whose use a program can begin and end.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field with suggestions.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Gives this view a search field with suggestions.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Gives this view a search field with suggestions.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Shows views below the search field of the views around while it is used.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Has people choose where to search, while they search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// Has people choose where to search, at the time of `activation`.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }

  /// Sets whether the suggestions of the search fields inside are shown in some places.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    furnishingSearch { field in
      if visibility == .hidden { field.hiddenSuggestions.formUnion(placements) }
    }
  }

  /// Makes this view, one of the suggestions, put a token into the search field.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    nonisolated(unsafe) let token = token
    return modifier(
      SearchCompletionModifier(completion: SearchCompletion { $0.addToken?(token) }))
  }

  /// Makes this view, one of the suggestions, put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(
      SearchCompletionModifier(
        completion: SearchCompletion(submits: true) { $0.text.wrappedValue = completion }))
  }
}

/// The condition under which scopes are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  fileprivate let name: String

  public static var automatic: SearchScopeActivation { .init(name: "automatic") }
  /// Scopes are shown as soon as there is a text.
  public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
  /// Scopes are shown as long as the search field is used.
  public static var onSearchPresentation: SearchScopeActivation {
    .init(name: "onSearchPresentation")
  }
}

struct SearchableModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: (() -> [AnyView])?
  var removeToken: ((Int) -> Void)?
  var addToken: ((Any) -> Void)?
  /// The views below the field where no modifier gives others.
  var suggestions: AnyView?
  @State private var state = SearchState()
  @Environment(\.isSidebarColumn) private var isInSidebar
  @Environment(\.searchFurnishings) private var furnishings
  @Environment(\.tabSearch) private var tabSearch
  @Environment(\.look.tabs.bar) private var tabBar
  @Environment(\.look.search) private var look
  @Environment(\.submitActions) private var submitActions
}

@MainActor extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (text, state) = (text, state)
    let (isPresented, submitActions) = (isPresented, submitActions)
    let wanted = isPresented?.wrappedValue
    let isSearching = state.isSearching
    let tabSearch = placement.kind == .drawer ? nil : tabSearch
    let field = field(isPlaced: tabSearch != nil && tabBar == .capsule)
    let isForSidebar = placement.kind == .sidebar && look.standsInSidebars
    let isBeside = isForSidebar && isInSidebar
    content
      .modifier(SidebarSearchModifier(field: isBeside ? furnished(field) : nil))
      .modifier(
        EnvironmentWriter { environment in
          environment.search = SearchContext(
            text: text, state: state, isSearching: isSearching, addToken: addToken)
          environment.searchFurnishings = SearchFurnishings()
          environment.surroundingSearch = state
          environment.isSearchColumn = true
          environment.tabSearch = nil
          if isForSidebar, !isInSidebar { environment.sidebarSearch = furnished(field) }
        }
      )
      .preference(
        key: SearchFieldsKey.self, value: isBeside || state.holders > 0 ? [] : [field]
      )
      .connecting {
        let field = furnished(field)
        state.take(field)
        tabSearch?.take(field)
      }
      .onDisappear { tabSearch?.remove(state) }
      .onChange(of: wanted, initial: true) { _, wanted in
        if wanted == true, !state.isSearching { state.begin() }
        if wanted == false, state.isSearching { state.isSearching = false }
      }
      .onChange(of: state.isSearching) { _, isSearching in
        if let isPresented, isPresented.wrappedValue != isSearching {
          isPresented.wrappedValue = isSearching
        }
      }
      .connecting {
        state.dismiss = {
          if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
          state.isSearching = false
        }
        state.submit = { submitActions.run(for: .search) }
      } end: {
        state.disconnect()
      }
  }
}

@MainActor extension SearchableModifier {
  private func field(isPlaced: Bool) -> SearchField {
    SearchField(
      text: text, prompt: prompt, state: state, placement: placement, tokens: tokens?() ?? [],
      removeToken: removeToken, addToken: addToken, ownSuggestions: suggestions,
      isPlaced: isPlaced, versions: [SearchVersion.next()])
  }

  /// The field with what the modifiers around this one add to it.
  private func furnished(_ field: SearchField) -> SearchField {
    var field = field
    for furnish in furnishings.list.reversed() { furnish(&field) }
    return field
  }
}

/// The search around a view.
struct SearchContext {
  let text: Binding<String>
  let state: SearchState
  let isSearching: Bool
  var addToken: ((Any) -> Void)?
}

extension SearchContext: ComparableInput {
  static func isKnownSame(_ lhs: SearchContext, _ rhs: SearchContext) -> Bool {
    lhs.state === rhs.state && lhs.isSearching == rhs.isSearching
  }
}

extension EnvironmentValues {
  private enum SearchKey: EnvironmentKey {
    static var defaultValue: SearchContext? { nil }
  }

  var search: SearchContext? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// True while a person uses the search field of the views around.
  public var isSearching: Bool { search?.isSearching ?? false }

  /// Ends the search of the views around: it empties the field and takes away its focus.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: search?.state) }
}

/// Ends a search: the value of ``EnvironmentValues/dismissSearch``.
public struct DismissSearchAction {
  let state: SearchState?

  @MainActor @preconcurrency public func callAsFunction() { state?.dismiss() }
}

private struct SearchSuggestionsModifier<Suggestions: View> {
  let suggestions: Suggestions
}

@MainActor extension SearchSuggestionsModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.furnishingSearch { field in
      if field.suggestions == nil { field.suggestions = AnyView(suggestions) }
    }
  }
}

private struct SearchScopesModifier<V: Hashable, Scopes: View> {
  let scope: Binding<V>
  var activation = SearchScopeActivation.automatic
  let scopes: Scopes
}

@MainActor extension SearchScopesModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.furnishingSearch { field in
      guard field.scopes == nil else { return }
      field.needsTextForScopes = activation == .onTextEntry
      field.scopes = AnyView(
        Picker("Scope", selection: scope) { scopes }
          .pickerStyle(.segmented)
          .labelsHidden())
    }
  }
}

/// A suggestion that a press puts into the search field, as a text or a token.
private struct SearchCompletionModifier {
  let completion: SearchCompletion
  @Environment(\.search) private var search
}

@MainActor extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      ._onButtonGesture { choose() }
      .activated { choose() }
      .accessibilityElement(children: .combine)
      .control(.button) { choose() }
      .containerValue(\.searchCompletion, completion)
  }

  private func choose() { if let search { completion(search) } }
}
