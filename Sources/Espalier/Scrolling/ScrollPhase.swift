import EspalierDrawing

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger that has not moved yet.
  case tracking
  /// A person.
  case interacting
  /// The speed that a person left it with.
  case decelerating
  /// A program.
  case animating

  /// Whether the content moves, or may begin to.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What a scroll view showed when its phase changed.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  /// How fast the offset changes, in points per second; nil where nothing moves.
  public let velocity: CGVector?
}
