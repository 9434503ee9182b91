import EspalierCore
import EspalierDrawing

extension Text {
  /// The position of the ellipsis in a shortened last line.
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
  /// The position at which texts that do not fit are shortened.
  public var truncationMode: Text.TruncationMode {
    get { paragraphStyle.truncationMode }
    set { paragraphStyle.truncationMode = newValue }
  }
}

nonisolated extension View {
  /// Sets the position at which texts in this view that do not fit are shortened.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
