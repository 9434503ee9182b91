import EspalierCore

/// The label of the Return key on a keyboard on the screen.
public struct SubmitLabel: Hashable, Sendable {
  package let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

extension EnvironmentValues {
  private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel { .return }
  }

  /// The label of the Return key where the keyboard is on the screen.
  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the label of the Return key for the fields in this view, where the keyboard is on the
  /// screen.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
