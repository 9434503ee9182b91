import EspalierCore

/// The help that a system's writing tools give in a text; desktops on Linux have none.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

nonisolated extension View {
  /// Sets the help of a system's writing tools in the texts of this view, of which desktops on Linux have none.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
