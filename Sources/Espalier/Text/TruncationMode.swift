import EspalierDrawing

extension Text {
  /// Where the ellipsis of a shortened last line stands.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle

    var engineMode: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension EnvironmentValues {
  /// Where texts that do not fit are shortened.
  public var truncationMode: Text.TruncationMode {
    get { paragraphStyle.truncationMode }
    set { paragraphStyle.truncationMode = newValue }
  }
}

nonisolated extension View {
  /// Sets where texts in this view that do not fit are shortened.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
