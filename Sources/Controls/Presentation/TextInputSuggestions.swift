import EspalierCore
import EspalierGraphics
@_spi(Espalier) import EspalierInteraction
import Foundation
import Observation

nonisolated extension View {
  /// Suggests texts for the fields in this view: a menu below a field that is edited lists these views.
  ///
  ///     TextField("Fruit", text: $fruit)
  ///       .textInputSuggestions {
  ///         Text("🍎 Apple").textInputCompletion("apple")
  ///         Text("🍐 Pear").textInputCompletion("pear")
  ///       }
  ///
  /// Arrow keys mark a suggestion and Return takes it, as a press does; Escape hides the menu until the text changes.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SuggestionsModifier(suggestions: suggestions()))
  }

  /// Suggests a text for each element of `data`.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Suggests a text for each element of `data`, which a key path tells apart.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Makes this view, one of the suggestions for a field, put a text into the field.
  public func textInputCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }
}

/// The suggestions for a field: whether they are shown, and which one is marked.
@MainActor @Observable final class TextSuggestions: TextInputHelper {
  private var isFocused = false
  /// True if the suggestions are hidden until the text changes: one was taken, or they were not wanted.
  private var isSettled = false
  @ObservationIgnored private weak var session: TextEditingSession?
  @ObservationIgnored private(set) lazy var menu = MenuState { [weak self] in
    self?.isSettled = true
  }

  nonisolated init() {}

  var isShown: Bool {
    get { isFocused && !isSettled }
    set { if !newValue { isSettled = true } }
  }

  func take(_ session: TextEditingSession) { self.session = session }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    isSettled = false
    menu.highlight(nil)
  }

  func textDidChange() {
    isSettled = false
    menu.highlight(nil)
  }

  func handle(_ event: KeyEvent) -> Bool {
    guard isShown, menu.hasRows, event.modifiers.isEmpty else { return false }
    switch event.key {
    case .upArrow, .downArrow, .escape: return menu.handle(event)
    case .return: return menu.highlighted != nil && menu.handle(event)
    default: return false
    }
  }

  /// Puts a text in the place of what was typed.
  func complete(_ text: String) {
    session?.change {
      $0.selectAll()
      $0.insert(text)
    }
    isSettled = true
  }
}

private struct SuggestionsModifier<Suggestions: View> {
  let suggestions: Suggestions
}

@MainActor extension SuggestionsModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(
      \.fieldAttachment,
      FieldAttachment { AnyView($0.modifier(SuggestedField(suggestions: suggestions))) })
  }
}

/// A field with the menu of its suggestions.
private struct SuggestedField<Suggestions: View> {
  let suggestions: Suggestions
  @State private var state = TextSuggestions()
  @State private var width: CGFloat = 0
}

@MainActor extension SuggestedField: ViewModifier {
  func body(content: Content) -> some View {
    @Bindable var bound = state
    content
      .environment(\.textInputHelper, state)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .layer(
        isPresented: $bound.isShown,
        LayerStyle(name: "suggestions", placement: .menu, fadesIn: false)
      ) {
        Group(sections: suggestions) { sections in
          if sections.contains(where: { !$0.content.isEmpty }) {
            MenuPanel(state: state.menu) { suggestions }
          }
        }
        .environment(\.fieldAttachment, nil)
        .environment(\.leastMenuWidth, width)
        .environment(\.textSuggestions, state)
      }
  }
}

/// A suggestion that puts a text into the field.
private struct CompletionModifier {
  let completion: String
  @Environment(\.textSuggestions) private var suggestions
}

@MainActor extension CompletionModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let suggestions {
      MenuRow {
        suggestions.complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  private enum TextSuggestionsKey: EnvironmentKey {
    static var defaultValue: TextSuggestions? { nil }
  }

  /// The suggestions among which the views here are.
  fileprivate var textSuggestions: TextSuggestions? {
    get { self[TextSuggestionsKey.self] }
    set { self[TextSuggestionsKey.self] = newValue }
  }
}
