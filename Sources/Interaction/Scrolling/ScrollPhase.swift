@_spi(Espalier) import EspalierCore
import EspalierDrawing

/// The cause of a scroll view's movement.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// The content rests.
  case idle
  /// A finger touches the content but has not moved yet.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content moves on at the speed that a person left it with.
  case decelerating
  /// A program moves the content.
  case animating

  /// True if the content moves, or may begin to.
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

/// The state of a scroll view when its phase changed.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  /// The velocity of the offset, in points per second; nil where nothing moves.
  public let velocity: CGVector?
}
