import EspalierCore

/// The kinds of views that a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field, with the Return key.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search field, with the Return key.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Runs `action` when a person submits a field in this view, after the actions of the views
  /// inside.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in this view from the actions of the views around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0.removeAll() } }
  }
}

private struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var submission = Submission()

  init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
}

extension SubmitModifier: ViewModifier {
  func body(content: Content) -> some View {
    submission.triggers = triggers
    submission.action = action
    let submission = submission
    return content.transformEnvironment(\.submitActions) { $0.append(submission) }
  }
}

/// The action of a view when something is submitted; the same object as long as the view lasts.
package final class Submission: Equatable {
  fileprivate var triggers: SubmitTriggers = []
  fileprivate var action: () -> Void = {}

  package static func == (lhs: Submission, rhs: Submission) -> Bool { lhs === rhs }
}

extension [Submission] {
  /// Runs the actions for a kind of views, from inside out.
  package func run(for trigger: SubmitTriggers) {
    for submission in reversed() where submission.triggers.contains(trigger) {
      submission.action()
    }
  }
}

extension EnvironmentValues {
  private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [Submission] { [] }
  }

  /// The actions that run when a field here is submitted, the outermost first.
  package var submitActions: [Submission] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Runs the submit actions of the views around a field, from inside out.
  package func submit(_ trigger: SubmitTriggers) { submitActions.run(for: trigger) }
}
