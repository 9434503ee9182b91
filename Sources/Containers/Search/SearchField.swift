import EspalierControls
import EspalierCore
import EspalierDrawing
@_spi(Espalier) import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation
import Synchronization

/// The state of a search: whether one is under way, and what the field shows.
@MainActor @Observable final class SearchState {
  /// True if the field is in use.
  var isSearching = false
  /// The number of sidebars and bars of tabs that show the field.
  var holders = 0
  /// The field with what the modifiers around it add, for views inside that show it.
  private(set) var field: SearchField?
  /// Counts the requests to give the field the focus.
  var requests = 0
  /// The place of the suggestion that the Return key takes, among those that complete the search.
  private(set) var marked: Subview.ID?
  /// The text for which suggestions are no longer shown, because one of them was taken, or the
  /// search was begun.
  private var settled: String?
  /// The suggestions that are shown; their effects are looked up when a key is pressed, since rows of loops are made for
  /// that.
  @ObservationIgnored var suggestions: SubviewsCollection?
  @ObservationIgnored var dismiss: @MainActor () -> Void = {}
  /// Runs the actions of the views around the search when it is submitted.
  @ObservationIgnored var submit: @MainActor () -> Void = {}

  nonisolated init() {}

  func take(_ field: SearchField) {
    if field.versions != self.field?.versions { self.field = field }
  }

  /// Forgets the field and the actions, which hold this state.
  func disconnect() {
    field = nil
    (dismiss, submit) = ({}, {})
  }

  func begin() {
    isSearching = true
    requests += 1
  }

  /// Suggests nothing more until the text changes.
  func settle(_ text: String) {
    settled = text
    marked = nil
  }

  func isSettled(_ text: String) -> Bool { settled == text }

  /// Records that the text has changed, or that the search has begun or ended.
  func unsettle(_ text: String?) {
    if settled != nil, settled != text { settled = nil }
    if marked != nil { marked = nil }
  }

  /// Marks the next suggestion, or the one before; returns false if there are none.
  func mark(_ step: Int) -> Bool {
    let ids = completions.map(\.id)
    if ids.isEmpty { return false }
    let current = marked.flatMap { ids.firstIndex(of: $0) } ?? (step > 0 ? -1 : ids.count)
    marked = ids[safe: current + step]
    return true
  }

  /// The effect of the marked suggestion; nil while no suggestion is marked.
  var markedCompletion: SearchCompletion? { completions.first { $0.id == marked }?.completion }

  private var completions: [(id: Subview.ID, completion: SearchCompletion)] {
    guard let suggestions else { return [] }
    return suggestions.compactMap { view in
      view.containerValues.searchCompletion.map { (view.id, $0) }
    }
  }
}

/// The effect of a suggestion on the search that it is for.
struct SearchCompletion {
  /// True if the search is submitted with it: with the whole text, and not with one token of several.
  var submits = false
  let complete: @MainActor (SearchContext) -> Void

  @MainActor func callAsFunction(_ search: SearchContext) {
    complete(search)
    search.state.settle(search.text.wrappedValue)
    if submits { search.state.submit() }
  }
}

extension ContainerValues {
  private enum SearchCompletionKey: ContainerValueKey {
    static var defaultValue: SearchCompletion? { nil }
  }

  /// The effect of a suggestion that is taken; nil for views with an action of their own.
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
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
  /// The views below the field where no modifier gives others.
  var ownSuggestions: AnyView?
  /// The views below the field while it is used.
  var suggestions: AnyView?
  /// A choice of where to search, and whether it waits for a text.
  var scopes: AnyView?
  var needsTextForScopes = false
  /// True if the bar with the title stays while the field is used.
  var keepsBar = false
  /// True if the field stands in another place than its placement says.
  var isPlaced = false
  /// True if a button stands for the field in a toolbar until a search begins.
  var isMinimized = false
  /// The bindings of ``View/searchFocused(_:)``, which follow the focus of the field.
  var focus: [@MainActor (AnyView) -> AnyView] = []
  /// The selection of the text, for programs that read and set it.
  var selection: Binding<TextSelection?>?
  /// The evaluations that made these settings, from inside out.
  ///
  /// Closures cannot be compared. A field of the same evaluations is the same, and the bar that
  /// shows it need not be made again, which would change it and so repeat forever.
  var versions: [Int]
}

/// Numbers the evaluations of the modifiers that set up a search field.
enum SearchVersion {
  private static let last = Atomic(0)

  static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}

@MainActor extension SearchField {
  /// The choice of where to search, while it is shown.
  var shownScopes: AnyView? {
    guard let scopes, state.isSearching else { return nil }
    return needsTextForScopes && text.wrappedValue.isEmpty ? nil : scopes
  }

  /// True while a button stands for the field.
  var isButton: Bool { isMinimized && !state.isSearching && text.wrappedValue.isEmpty }

  /// True while a bar makes space for the search.
  var replacesBar: Bool { state.isSearching && !keepsBar }

  /// The suggestions that are shown at a place for now.
  func shownSuggestions(_ place: SearchSuggestionsPlacement.Set) -> AnyView? {
    guard state.isSearching, !hiddenSuggestions.contains(place),
      !state.isSettled(text.wrappedValue)
    else { return nil }
    return suggestions ?? ownSuggestions
  }

  /// The search, as the suggestions use it.
  var context: SearchContext {
    SearchContext(text: text, state: state, isSearching: true, addToken: addToken)
  }
}

/// The suggestions of a search, one below the other, with the views that `frame` puts around them;
/// where there are none, the views of `none`.
struct SearchSuggestionsList<Framed: View, None: View> {
  let field: SearchField
  let suggestions: AnyView
  let placement: SearchSuggestionsPlacement
  @ViewBuilder let frame: (SearchSuggestionRows) -> Framed
  @ViewBuilder let none: None
}

@MainActor extension SearchSuggestionsList: View {
  var body: some View {
    let (context, placement) = (field.context, placement)
    Group(subviews: suggestions) { views in
      let _ = field.state.suggestions = views
      if views.isEmpty { none } else { frame(SearchSuggestionRows(field: field, views: views)) }
    }
    .modifier(
      EnvironmentWriter { environment in
        environment.search = context
        environment.searchSuggestionsPlacement = placement
      }
    )
    .controlGroup(.list)
  }
}

/// The rows of the suggestions of a search.
struct SearchSuggestionRows {
  let field: SearchField
  let views: SubviewsCollection
  @Environment(\.look.search.row) private var row
}

@MainActor extension SearchSuggestionRows: View {
  var body: some View {
    let marked = field.state.marked
    VStack(alignment: .leading, spacing: 0) {
      ForEach(views) { view in
        view
          .padding(.horizontal, row.margin)
          .padding(.vertical, row.padding)
          .frame(maxWidth: .infinity, minHeight: row.height, alignment: .leading)
          .defaultForegroundStyle(
            view.id == marked ? AnyShapeStyle(.white) : AnyShapeStyle(.primary)
          )
          .background {
            if view.id == marked {
              RoundedRectangle(cornerRadius: 6).fill(.tint).padding(.horizontal, 5)
            }
          }
          .overlay(alignment: .bottom) {
            if row.hasSeparator {
              Divider().padding(.leading, row.margin).accessibilityHidden(true)
            }
          }
          .accessibilityAttachment(if: view.id == marked) { suggestion in
            suggestion.addedTraits = .isSelected
            // The field keeps the keys.
            suggestion.isFocused = true
          }
      }
    }
    .padding(.vertical, row.hasSeparator ? 0 : 6)
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
  @ScaledMetric private var typeGrowth: CGFloat = 1
}

@MainActor extension SearchBarField: View {
  /// The growth of the texts with the type, as far as a line has room in the field.
  private var growth: CGFloat { min(typeGrowth, max(1, height / (1.25 * metrics.textSize))) }

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      SearchLine(spacing: 6, minimum: 3 * metrics.textSize * growth) {
        ForEach(field.tokens.indices, id: \.self) { token($0) }
        field.focus.reduce(AnyView(entry)) { $1($0) }
      }
      .clipped()
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
    .font(.system(size: metrics.textSize * growth))
    .padding(.horizontal, metrics.padding)
    .frame(height: height)
    .background { BarGlass() }
    .contentShape(Capsule())
    .onTapGesture { hasFocus = true }
    .background { ShortcutKey("f") { hasFocus = true } }
    .onChange(of: hasFocus) { _, hasFocus in
      if hasFocus { field.state.isSearching = true }
    }
    .onChange(of: field.state.requests) { hasFocus = true }
    .onChange(of: field.state.isSearching) { _, isSearching in
      field.state.unsettle(nil)
      if !isSearching { hasFocus = false }
    }
    .onChange(of: field.text.wrappedValue) { _, text in field.state.unsettle(text) }
    .onAppear { if field.state.isSearching { hasFocus = true } }
    .layer(isPresented: showsSuggestions, LayerStyle(name: "suggestions", placement: .menu)) {
      if let suggestions = field.shownSuggestions(.menu), metrics.hasPanel {
        SearchSuggestionsList(field: field, suggestions: suggestions, placement: .menu) { rows in
          rows
            .frame(width: 240)
            .background {
              RoundedRectangle(cornerRadius: 10).fill(.background)
                .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
            }
        } none: {
          EmptyView()
        }
      }
    }
    .id(ObjectIdentifier(field.state))
  }

  @ViewBuilder private var textField: some View {
    let prompt = field.prompt ?? Text("Search")
    if let selection = field.selection {
      TextField("Search", text: field.text, selection: selection, prompt: prompt)
    } else {
      TextField("Search", text: field.text, prompt: prompt)
    }
  }

  private var entry: some View {
    textField
      .textFieldStyle(.plain)
      .focused($hasFocus)
      .onExitCommand { field.state.dismiss() }
      .onKeyPress(keys: [.downArrow, .upArrow]) { press in
        hasSuggestions && field.state.mark(press.key == .downArrow ? 1 : -1) ? .handled : .ignored
      }
      // A key that deletes in the field deletes nothing around it; one that is held to delete the text
      // stops at the tokens.
      .onKeyPress(.delete, phases: [.down, .repeat]) { press in
        guard field.text.wrappedValue.isEmpty else { return .ignored }
        if press.phase == .down, let last = field.tokens.indices.last {
          field.removeToken?(last)
        }
        return .handled
      }
      .environment(\.leavesEmptyDeletion, true)
      .onSubmit {
        if hasSuggestions, let completion = field.state.markedCompletion {
          completion(field.context)
        } else {
          field.state.settle(field.text.wrappedValue)
          field.state.submit()
        }
      }
      // The views around the bar are told that a search was submitted, not a text field.
      .submitScope()
  }

  private var hasSuggestions: Bool {
    field.shownSuggestions(metrics.hasPanel ? .menu : .content) != nil
  }

  private var showsSuggestions: Binding<Bool> {
    Binding(get: { field.shownSuggestions(.menu) != nil && metrics.hasPanel }, set: { _ in })
  }

  private func token(_ index: Int) -> some View {
    HStack(spacing: 3) {
      field.tokens[index]
      if let remove = field.removeToken {
        Button {
          remove(index)
        } label: {
          Image(systemName: "xmark").font(.system(size: 8 * growth, weight: .bold))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Remove"))
      }
    }
    .font(.system(size: metrics.tokenSize * growth))
    .lineLimit(1)
    .fixedSize()
    .foregroundStyle(.white)
    .padding(.horizontal, 7)
    .padding(.vertical, 2)
    .background { Capsule().fill(.tint) }
  }
}
