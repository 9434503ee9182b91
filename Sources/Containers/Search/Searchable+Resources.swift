import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation

// Titles that are resources.

nonisolated extension View {
  /// Gives this view a search field in the bars around it.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field, whose use a program can begin and end.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Gives this view a search field with suggestions.
  @_disfavoredOverload
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Gives this view a search field with tokens before the text.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, presented while `isPresented` is true.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text, and others to choose from below the
  /// field, presented while `isPresented` is true.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Gives this view a search field with tokens before the text that their views can change.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
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
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
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
}
