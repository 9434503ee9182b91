@_spi(Espalier) import EspalierCore

/// The progress of a view into the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to appear at the top or leading edge, or already beyond it.
  case topLeading
  /// The view is in sight.
  case identity
  /// The view is about to appear at the bottom or trailing edge, or already beyond it.
  case bottomTrailing

  /// True if the view is in sight.
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
