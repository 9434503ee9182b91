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

  /// Gives this view a search field, which a program may begin and end to use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, isPresented: isPresented))
  }

  /// Gives this view a search field, which a program may begin and end to use.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field, which a program may begin and end to use.
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

  /// Gives this view a search field with tokens before the text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: { tokens.wrappedValue.map { AnyView(token($0)) } },
        removeToken: { index in
          guard index < tokens.wrappedValue.count else { return }
          let place = tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: index)
          tokens.wrappedValue.remove(at: place)
        }))
  }

  /// Gives this view a search field with tokens before the text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Shows views below the search field of the views around while it is used.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Has people choose where to search, while they do.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, scopes: scopes()))
  }

  /// Has people choose where to search, when `activation` says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }

  /// Makes this view, one of the suggestions, put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

/// When scopes are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  fileprivate let name: String

  public static var automatic: SearchScopeActivation { .init(name: "automatic") }
  /// As soon as there is a text.
  public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
  /// As long as the search field is used.
  public static var onSearchPresentation: SearchScopeActivation {
    .init(name: "onSearchPresentation")
  }
}

private struct SearchableModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: (() -> [AnyView])?
  var removeToken: ((Int) -> Void)?
  @State private var state = SearchState()
  @Environment(\.isSidebarColumn) private var isInSidebar
  @Environment(\.searchFurnishings) private var furnishings
  @Environment(\.look.search) private var look
}

@MainActor extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (text, state) = (text, state)
    let isPresented = isPresented
    let wanted = isPresented?.wrappedValue
    let isSearching = state.isSearching
    let field = field
    let isForSidebar = placement.kind == .sidebar && look.standsInSidebars
    let isBeside = isForSidebar && isInSidebar
    content
      .modifier(SidebarSearchModifier(field: isBeside ? furnished(field) : nil))
      .modifier(
        EnvironmentWriter { environment in
          environment.search = SearchContext(text: text, state: state, isSearching: isSearching)
          environment.searchFurnishings = SearchFurnishings()
          if isForSidebar, !isInSidebar { environment.sidebarSearch = furnished(field) }
        }
      )
      .preference(
        key: SearchFieldsKey.self, value: isBeside || state.sidebars > 0 ? [] : [field]
      )
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
      }
  }
}

@MainActor extension SearchableModifier {
  private var field: SearchField {
    SearchField(
      text: text, prompt: prompt, state: state, placement: placement, tokens: tokens?() ?? [],
      removeToken: removeToken)
  }

  /// The field with what the modifiers around this one add to it.
  private func furnished(_ field: SearchField) -> SearchField {
    var field = field
    for furnish in furnishings.list { furnish(&field) }
    return field
  }
}

/// The search around a view.
struct SearchContext {
  let text: Binding<String>
  let state: SearchState
  let isSearching: Bool
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

  /// Whether a person uses the search field of the views around.
  public var isSearching: Bool { search?.isSearching ?? false }

  /// Ends the search of the views around: it empties the field and gives up its focus.
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

/// A suggestion that a press puts into the search field.
private struct SearchCompletionModifier {
  let completion: String
  @Environment(\.search) private var search
}

@MainActor extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      ._onButtonGesture { complete() }
      .activated { complete() }
      .accessibilityElement(children: .combine)
      .control(.button) { complete() }
  }

  private func complete() { search?.text.wrappedValue = completion }
}
