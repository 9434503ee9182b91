import EspalierCore
import EspalierGraphics
import Foundation

nonisolated extension View {
  /// Gives this view a search field with tokens before the text.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    tokenField(
      text, tokens, nil, placement, prompt
    ) { AnyView(token(tokens.wrappedValue.element($0))) }
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

  /// Gives this view a search field with tokens before the text, presented while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    tokenField(
      text, tokens, isPresented, placement, prompt
    ) { AnyView(token(tokens.wrappedValue.element($0))) }
  }

  /// Gives this view a search field with tokens before the text, presented while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, presented while `isPresented` is true.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    tokenField(
      text, tokens, nil, placement, prompt,
      suggested: suggestedTokens.wrappedValue.map {
        SuggestedToken(token: $0, view: AnyView(token($0)))
      }
    ) { AnyView(token(tokens.wrappedValue.element($0))) }
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field, presented while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    tokenField(
      text, tokens, isPresented, placement, prompt,
      suggested: suggestedTokens.wrappedValue.map {
        SuggestedToken(token: $0, view: AnyView(token($0)))
      }
    ) { AnyView(token(tokens.wrappedValue.element($0))) }
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field, presented while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field, presented while `isPresented` is true.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text that their views can change.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    tokenField(
      text, tokens, nil, placement, prompt
    ) { AnyView(token(tokens.element($0))) }
  }

  /// Gives this view a search field with tokens before the text that their views can change.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text that their views can change.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text that their views can change, presented
  /// while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    tokenField(
      text, tokens, isPresented, placement, prompt
    ) { AnyView(token(tokens.element($0))) }
  }

  /// Gives this view a search field with tokens before the text that their views can change, presented
  /// while `isPresented` is true.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text that their views can change, presented
  /// while `isPresented` is true.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  private func tokenField<C>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement, _ prompt: Text?, suggested: [SuggestedToken<C.Element>] = [],
    view: @escaping (Int) -> AnyView
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, isPresented: isPresented,
        tokens: { (0..<tokens.wrappedValue.count).map(view) },
        removeToken: { index in
          guard index < tokens.wrappedValue.count else { return }
          let place = tokens.wrappedValue.index(tokens.wrappedValue.startIndex, offsetBy: index)
          tokens.wrappedValue.remove(at: place)
        },
        addToken: { token in
          guard let token = token as? C.Element else { return }
          // The token replaces the text that was written to find it.
          text.wrappedValue = ""
          if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
            tokens.wrappedValue.append(token)
          }
        },
        suggestions: suggested.isEmpty ? nil : AnyView(SuggestedTokens(tokens: suggested))))
  }
}

/// A token that people can choose, and its view.
private struct SuggestedToken<Token: Identifiable>: Identifiable {
  let token: Token
  let view: AnyView

  var id: Token.ID { token.id }
}

/// Tokens that people can choose, one below the other.
private struct SuggestedTokens<Token: Identifiable> {
  let tokens: [SuggestedToken<Token>]
}

@MainActor extension SuggestedTokens: View {
  var body: some View {
    ForEach(tokens) { $0.view.searchCompletion($0.token) }
  }
}

extension RandomAccessCollection {
  /// The element at a distance from the first.
  fileprivate func element(_ offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

extension Binding where Value: RandomAccessCollection & MutableCollection {
  /// The element at a distance from the first.
  fileprivate func element(_ offset: Int) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.element(offset) },
      set: { element in
        guard offset < wrappedValue.count else { return }
        let place = wrappedValue.index(wrappedValue.startIndex, offsetBy: offset)
        wrappedValue[place] = element
      })
  }
}

/// A place for suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the platform chooses, and the value outside of suggestions.
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  /// A menu below the field, as on the Mac.
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  /// The place of the content, as on the phone.
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }

  /// A set of places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu below the field, as on the Mac.
    public static let menu = Set(rawValue: 1)
    /// The place of the content, as on the phone.
    public static let content = Set(rawValue: 2)
  }
}
