@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension Animation {
  /// This animation, `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }

  /// This animation `speed` times as fast; it stands still at 0 and at negative speeds.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed.isFinite ? max(speed, 0) : 1))
  }

  /// This animation `repeatCount` times.
  ///
  /// - Parameter autoreverses: true to run backwards every second time, which counts as well.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// This animation again and again, until the view is removed or its value is animated otherwise.
  ///
  /// - Parameter autoreverses: true to run backwards every second time.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// This animation, complete in the sense of ``AnimationCompletionCriteria/logicallyComplete``
  /// after `duration` seconds at the latest.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }
}

struct DelayAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // The time of the animation before would run out while this one still waits.
    false
  }
}

struct SpeedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // Two animations of the same speed count time alike.
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time * speed, context: &context)
  }
}

struct RepeatAnimation: CustomAnimation {
  var base: Animation
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[RepeatState<V>.self]
    // A picture may be asked for many rounds later; the rounds are as long as the one that is seen
    // to end.
    while true {
      let elapsed = time - state.start
      let reversed = autoreverses && !state.index.isMultiple(of: 2)
      var inner = context
      inner.state = state.base
      inner.isLogicallyComplete = false
      if let way = base.animate(value: value, time: elapsed, context: &inner) {
        state.base = inner.state
        context.state[RepeatState<V>.self] = state
        return reversed ? value - way : way
      }
      let length = roundLength(value: value, atMost: elapsed, context)
      // A round without a duration does not move.
      guard length > 1e-6 else { return nil }
      let rounds = max((elapsed / length).rounded(.down), 1)
      state = RepeatState(
        index: state.index + Int(min(rounds, 1e15)), start: state.start + rounds * length)
      if let count, state.index >= count {
        return nil
      }
    }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let state = context.state[RepeatState<V>.self]
    var inner = context
    inner.state = state.base
    let reversed = autoreverses && !state.index.isMultiple(of: 2)
    return base.velocity(value: value, time: time - state.start, context: inner)?
      .scaled(by: reversed ? -1 : 1)
  }

  /// The time after which the base animation, which is over after `time`, is over.
  private func roundLength<V: VectorArithmetic>(
    value: V, atMost time: TimeInterval, _ context: AnimationContext<V>
  ) -> TimeInterval {
    var (early, late) = (0.0, time)
    for _ in 0..<60 {
      let middle = (early + late) / 2
      var fresh = context
      fresh.state = AnimationState()
      if base.animate(value: value, time: middle, context: &fresh) == nil {
        late = middle
      } else {
        early = middle
      }
    }
    return late
  }
}

private struct RepeatState<V: VectorArithmetic>: AnimationStateKey {
  /// The index of the round, from 0, and the time when it began.
  var index = 0
  var start: TimeInterval = 0
  var base = AnimationState<V>()

  static var defaultValue: RepeatState { RepeatState() }
}

struct LogicallyCompleteAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { context.isLogicallyComplete = true }
    return base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
