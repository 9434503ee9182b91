import EspalierCore
import EspalierDrawing

/// The side on which the lines of a text are flush.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing

  var engineEdge: TextAlignmentEdge {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension EnvironmentValues {
  /// The side on which the lines of a text are flush.
  public var multilineTextAlignment: TextAlignment {
    get { paragraphStyle.alignment }
    set { paragraphStyle.alignment = newValue }
  }
}

nonisolated extension View {
  /// Sets the side on which the lines of texts in this view are flush; a text of one line is as
  /// wide as its line.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
