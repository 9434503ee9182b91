import EspalierDrawing
import Foundation
import Observation

/// The state of a search: whether one is under way, and what the field shows.
@MainActor @Observable final class SearchState {
  /// True if the field is in use.
  var isSearching = false
  /// The number of sidebars that show the field.
  var sidebars = 0
  /// Counts the requests to give the field the focus.
  var requests = 0
  @ObservationIgnored var dismiss: @MainActor () -> Void = {}

  nonisolated init() {}

  func begin() {
    isSearching = true
    requests += 1
  }
}

/// A field that a bar shows for a view.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let state: SearchState
  var placement = SearchFieldPlacement.automatic
  /// The tokens before the text, and what removes one of them.
  let tokens: [AnyView]
  let removeToken: ((Int) -> Void)?
  var addToken: ((Any) -> Void)?
  /// The places where no suggestions are shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  /// What to show below the field where no modifier says anything else.
  var ownSuggestions: AnyView?
  /// What to show below the field while it is used.
  var suggestions: AnyView?
  /// A choice of where to search, and whether it waits for a text.
  var scopes: AnyView?
  var needsTextForScopes = false
  /// The bindings of ``View/searchFocused(_:)``, which follow the focus of the field.
  var focus: [@MainActor (AnyView) -> AnyView] = []
}

@MainActor extension SearchField {
  /// The choice of where to search, while it is to be made.
  var shownScopes: AnyView? {
    guard let scopes, state.isSearching else { return nil }
    return needsTextForScopes && text.wrappedValue.isEmpty ? nil : scopes
  }

  /// The suggestions that are shown at a place for now.
  func shownSuggestions(_ place: SearchSuggestionsPlacement.Set) -> AnyView? {
    guard state.isSearching, !hiddenSuggestions.contains(place) else { return nil }
    return suggestions ?? ownSuggestions
  }
}

/// The suggestions of a search, one below the other.
struct SearchSuggestionsList {
  let field: SearchField
  let suggestions: AnyView
}

@MainActor extension SearchSuggestionsList: View {
  var body: some View {
    let context = SearchContext(
      text: field.text, state: field.state, isSearching: true, addToken: field.addToken)
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: suggestions) { views in
        ForEach(views) { view in
          view
            .padding(.horizontal, 12)
            .padding(.vertical, 5)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .padding(.vertical, 6)
    .modifier(EnvironmentWriter { $0.search = context })
    .controlGroup(.list)
  }
}

struct SearchFieldsKey: PreferenceKey {
  static var defaultValue: [SearchField] { [] }

  static func reduce(value: inout [SearchField], nextValue: () -> [SearchField]) {
    value += nextValue()
  }
}

/// The field of a search, in a bar.
struct SearchBarField {
  let field: SearchField
  let height: CGFloat
  @FocusState private var hasFocus: Bool
  @Environment(\.look.search) private var metrics
}

@MainActor extension SearchBarField: View {
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      ForEach(field.tokens.indices, id: \.self) { token($0) }
      field.focus.reduce(AnyView(entry)) { $1($0) }
      if field.state.isSearching || !field.text.wrappedValue.isEmpty {
        Button {
          field.state.dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Cancel"))
      }
    }
    .font(.system(size: metrics.textSize))
    .padding(.horizontal, metrics.padding)
    .frame(height: height)
    .background { BarGlass() }
    .contentShape(Capsule())
    .onTapGesture { hasFocus = true }
    .background { shortcut }
    .onChange(of: hasFocus) { _, hasFocus in
      if hasFocus { field.state.isSearching = true }
    }
    .onChange(of: field.state.requests) { hasFocus = true }
    .onChange(of: field.state.isSearching) { _, isSearching in
      if !isSearching { hasFocus = false }
    }
    .onAppear { if field.state.isSearching { hasFocus = true } }
    .layer(isPresented: showsSuggestions, LayerStyle(name: "suggestions", placement: .menu)) {
      if let suggestions = field.shownSuggestions(.menu), metrics.hasPanel {
        SearchSuggestionsList(field: field, suggestions: suggestions)
          .frame(width: 240)
          .background {
            RoundedRectangle(cornerRadius: 10).fill(.background)
              .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
          }
      }
    }
    .id(ObjectIdentifier(field.state))
  }

  private var entry: some View {
    TextField(text: field.text, prompt: field.prompt ?? Text("Search")) { Text("Search") }
      .textFieldStyle(.plain)
      .focused($hasFocus)
      .onExitCommand { field.state.dismiss() }
  }

  private var showsSuggestions: Binding<Bool> {
    Binding(get: { field.shownSuggestions(.menu) != nil && metrics.hasPanel }, set: { _ in })
  }

  private var shortcut: some View {
    Button("Find") { hasFocus = true }
      .buttonStyle(.plain)
      .keyboardShortcut("f")
      .frame(width: 0, height: 0)
      .opacity(0)
      .focusable(false)
      .accessibilityHidden(true)
  }

  private func token(_ index: Int) -> some View {
    HStack(spacing: 3) {
      field.tokens[index]
      if let remove = field.removeToken {
        Button {
          remove(index)
        } label: {
          Image(systemName: "xmark").font(.system(size: 8, weight: .bold))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Remove"))
      }
    }
    .font(.system(size: metrics.tokenSize))
    .foregroundStyle(.white)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .background { Capsule().fill(.tint) }
  }
}
