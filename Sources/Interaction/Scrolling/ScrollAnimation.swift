import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The animation of a change of the offset by the program.
struct ScrollAnimation: Sendable {
  private let curve: @Sendable (CGFloat, CGFloat) -> ScrollMotion.Curve

  /// The animation that a transaction asks for; nil if it asks for none.
  @MainActor init?(_ transaction: Transaction, in environment: EnvironmentValues) {
    guard let animation = transaction.animation else { return nil }
    nonisolated(unsafe) let environment = environment
    curve = { start, end in
      // One curve per axis: an animation keeps its own state from one moment to the next.
      let course = AnimationCourse(animation, environment)
      return .timed(from: start, to: end) { course.progress(at: $0) }
    }
  }

  /// A short movement, such as that of a key or of a notch of the wheel.
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

/// An animation from 0 to 1.
private final class AnimationCourse: @unchecked Sendable {
  private let animation: Animation
  private var context: AnimationContext<Double>

  init(_ animation: Animation, _ environment: EnvironmentValues) {
    self.animation = animation
    context = AnimationContext(state: AnimationState(), environment: environment)
  }

  @MainActor func progress(at time: TimeInterval) -> (fraction: Double, isDone: Bool) {
    let made = animation.animate(value: 1.0, time: time, context: &context)
    return (made ?? 1, made == nil)
  }
}
