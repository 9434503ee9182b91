import EspalierCore
import EspalierGraphics
import Foundation
import Observation

nonisolated extension View {
  /// Asks a person who closes the window of this view, while `shouldPresent` is true.
  ///
  /// The button that cancels keeps the window; all others close it after their action. There is always one that cancels.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks a person who closes the window of this view, with a localized title, while `shouldPresent` is true.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks a person who closes the window of this view, with a verbatim title, while `shouldPresent` is true.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks a person who closes the window of this view, with a message, while `shouldPresent` is true.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isNeeded: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks a person who closes the window of this view, with a localized title and a message, while `shouldPresent` is true.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks a person who closes the window of this view, with a verbatim title and a message, while `shouldPresent` is true.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}

/// A question before a window closes.
@MainActor @Observable package final class DismissalQuestion {
  /// True if the window is not to close without an answer.
  @ObservationIgnored package fileprivate(set) var isNeeded = false
  fileprivate var isShown = false
  @ObservationIgnored private var close: @MainActor () -> Void = {}

  nonisolated init() {}

  /// Shows the question; an answer that does not cancel calls `close`.
  package func ask(then close: @escaping @MainActor () -> Void) {
    self.close = close
    isShown = true
  }

  fileprivate func answer(isCancelled: Bool) {
    let close = close
    self.close = {}
    if !isCancelled { close() }
  }
}

/// The questions of the views in a window.
package enum DismissalQuestionsKey: PreferenceKey {
  package static var defaultValue: [DismissalQuestion] { [] }

  package static func reduce(
    value: inout [DismissalQuestion], nextValue: () -> [DismissalQuestion]
  ) {
    value += nextValue()
  }
}

private struct DismissalConfirmation<Actions: View, Message: View> {
  let title: Text
  let isNeeded: Bool
  let actions: Actions
  let message: Message
  @State private var question = DismissalQuestion()
}

@MainActor extension DismissalConfirmation: ViewModifier {
  func body(content: Content) -> some View {
    let (question, isNeeded) = (question, isNeeded)
    content
      .modifier(
        AlertModifier(
          form: .dialog, title: title, titleVisibility: .visible,
          isPresented: Binding(get: { question.isShown }, set: { question.isShown = $0 }),
          answered: { question.answer(isCancelled: $0) }, actions: actions, message: message)
      )
      .transformPreference(DismissalQuestionsKey.self) { $0.append(question) }
      .connecting { question.isNeeded = isNeeded }
  }
}
