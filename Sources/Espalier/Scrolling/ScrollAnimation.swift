import EspalierDrawing
import Foundation

/// How a program's change of the offset is shown.
struct ScrollAnimation: Sendable {
  private let curve: @Sendable (CGFloat, CGFloat) -> ScrollMotion.Curve

  /// The animation that a transaction asks for; nil if it asks for none.
  init?(_ transaction: Transaction) { return nil }

  /// A short movement, as that of a key or of a notch of the wheel.
  static let brief = ScrollAnimation(duration: 0.2)

  private init(duration: TimeInterval) {
    curve = { .ease(from: $0, to: $1, duration: duration) }
  }

  func motion(from start: CGPoint, to end: CGPoint, at now: Date) -> ScrollMotion {
    ScrollMotion(at: now) { axis in
      start[axis] == end[axis] ? .rest(end[axis]) : curve(start[axis], end[axis])
    }
  }
}
