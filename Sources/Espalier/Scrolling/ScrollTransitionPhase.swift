/// How far a view has come into the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to appear at, or gone beyond, the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// About to appear at, or gone beyond, the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
