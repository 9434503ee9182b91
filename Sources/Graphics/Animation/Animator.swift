import EspalierCore
import EspalierDrawing
import Foundation

/// The difference between a value and what is shown of it, while animations bring it there.
///
/// A value that is set without animation moves what is shown by the same distance.
package struct Animator<Value: VectorArithmetic> {
  /// The offset to add to the value.
  package private(set) var offset = Value.zero
  package private(set) var isRunning = false
  private var animation = Animation(DefaultAnimation())
  private var state = AnimationState<Value>()
  /// The whole change that the animation covers.
  private var way = Value.zero
  private var start: TimeInterval = 0
  private var isLogicallyComplete = false
  private var waiting: [Waiting] = []
  /// The latest changes of a value that something drags along.
  private var track: VelocityTrack<Value>?

  package init() {
  }

  /// An observer of the end of an animation that may have been replaced since.
  private struct Waiting {
    var completion: AnimationCompletion
    /// The animation that was replaced; nil while it is the running one.
    var replaced: Run?
  }

  private struct Run {
    var animation: Animation
    var state: AnimationState<Value>
    var way: Value
    var start: TimeInterval

    func isOver(at time: TimeInterval, _ environment: EnvironmentValues) -> Bool {
      var context = AnimationContext(state: state, environment: environment)
      let made = animation.animate(value: way, time: max(time - start, 0), context: &context)
      return made == nil || context.isLogicallyComplete
    }
  }

  /// Records that the value was changed by `way`, and lets what is shown follow gradually if the
  /// transaction says so.
  mutating func follow(
    by way: Value, with transaction: Transaction, at time: TimeInterval,
    in environment: EnvironmentValues
  ) {
    if let animation = transaction.animation {
      animate(by: way, with: transaction, animation, at: time, in: environment)
    } else if transaction.tracksVelocity {
      track = track ?? VelocityTrack()
      track?.add(way, at: time)
    }
  }

  /// Lets what is shown follow a change of the value by `way` gradually.
  package mutating func animate(
    by way: Value, with transaction: Transaction, _ animation: Animation, at time: TimeInterval,
    in environment: EnvironmentValues
  ) {
    if isRunning {
      replaceWaiting()
      combine(with: animation, way, time - start, environment)
      self.way += way
    } else {
      self.animation = animation
      self.way = way
      state = AnimationState()
      start = time
      isRunning = true
      if let velocity = track?.velocity(at: time) {
        state = animation.state(startingWith: velocity)
      }
    }
    track = nil
    isLogicallyComplete = false
    offset -= way
    for completion in transaction.completions {
      completion.begin()
      waiting.append(Waiting(completion: completion))
    }
  }

  private mutating func combine(
    with new: Animation, _ added: Value, _ elapsed: TimeInterval, _ environment: EnvironmentValues
  ) {
    var context = AnimationContext(state: state, environment: environment)
    if new.shouldMerge(previous: animation, value: way, time: elapsed, context: &context) {
      (animation, state) = (new, context.state)
      return
    }
    var sequence = animation.base as? SequenceAnimation
    if sequence == nil {
      sequence = SequenceAnimation(steps: [.init(animation: animation, start: 0)])
      var inner = AnimationState<Value>()
      inner[SequenceState<Value>.self].steps = [.init(target: way, state: state)]
      state = inner
    }
    sequence?.steps.append(.init(animation: new, start: elapsed))
    state[SequenceState<Value>.self].steps.append(.init(target: way + added, state: .init()))
    if let sequence { animation = Animation(sequence.pruned(&state)) }
  }

  /// Moves on to `time`; completions are handed to `schedule`.
  package mutating func advance(
    to time: TimeInterval, in environment: EnvironmentValues,
    _ schedule: (@escaping () -> Void) -> Void
  ) {
    guard isRunning else { return }
    var context = AnimationContext(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    let made = animation.animate(value: way, time: max(time - start, 0), context: &context)
    state = context.state
    isLogicallyComplete = context.isLogicallyComplete
    if let made, made.magnitudeSquared.isFinite {
      offset = made - way
    } else {
      offset = .zero
      isRunning = false
    }
    tellWaiting(time, environment, schedule)
  }

  /// Stops at the value.
  package mutating func stop(_ schedule: (@escaping () -> Void) -> Void) {
    isRunning = false
    offset = .zero
    for waiting in waiting { waiting.completion.end(schedule) }
    waiting = []
  }

  private mutating func replaceWaiting() {
    if waiting.isEmpty { return }
    let run = Run(animation: animation, state: state, way: way, start: start)
    for index in waiting.indices where waiting[index].replaced == nil {
      waiting[index].replaced = run
    }
  }

  private mutating func tellWaiting(
    _ time: TimeInterval, _ environment: EnvironmentValues,
    _ schedule: (@escaping () -> Void) -> Void
  ) {
    if waiting.isEmpty { return }
    waiting.removeAll { waiting in
      let isOver =
        !isRunning
        || (waiting.completion.criteria == .logicallyComplete
          && (waiting.replaced?.isOver(at: time, environment) ?? isLogicallyComplete))
      if isOver { waiting.completion.end(schedule) }
      return isOver
    }
  }
}

/// Animations that follow each other, none of which replaced the one before: each leads from the
/// current state of those before it to its own target.
private struct SequenceAnimation: CustomAnimation {
  struct Step: Hashable {
    var animation: Animation
    /// The time at which it began.
    var start: TimeInterval
  }

  var steps: [Step]

  /// The largest number of steps that are followed; where a value is set anew at each moment, the
  /// oldest hardly count.
  private static let limit = 64

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var sequence = context.state[SequenceState<V>.self]
    var place = V.zero
    var isOver = false
    for (index, step) in steps.enumerated() where sequence.steps.indices.contains(index) {
      let way = sequence.steps[index].target - place
      var inner = AnimationContext(
        state: sequence.steps[index].state, environment: context.environment)
      let made =
        sequence.steps[index].isOver
        ? nil : step.animation.animate(value: way, time: time - step.start, context: &inner)
      sequence.steps[index].state = inner.state
      sequence.steps[index].isOver = made == nil
      place += made ?? way
      isOver = made == nil
      context.isLogicallyComplete = isOver || inner.isLogicallyComplete
    }
    context.state[SequenceState<V>.self] = sequence
    return isOver ? nil : place
  }

  /// The rate of change of the last step and, to the degree that their change is still ahead, of
  /// those before it.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 1e-4
    var (early, late) = (context, context)
    guard let before = animate(value: value, time: max(time - step, 0), context: &early),
      let after = animate(value: value, time: time, context: &late)
    else { return .zero }
    return time > 0 ? (after - before).scaled(by: 1 / min(step, time)) : .zero
  }

  /// The animation without the steps before one that is over.
  func pruned<V: VectorArithmetic>(_ state: inout AnimationState<V>) -> SequenceAnimation {
    var sequence = state[SequenceState<V>.self]
    var first = sequence.steps.lastIndex(where: \.isOver) ?? 0
    first = max(first, steps.count - Self.limit)
    if first == 0 { return self }
    sequence.steps.removeFirst(first)
    state[SequenceState<V>.self] = sequence
    return SequenceAnimation(steps: Array(steps.dropFirst(first)))
  }
}

private struct SequenceState<V: VectorArithmetic>: AnimationStateKey {
  struct Step {
    var target: V
    var state: AnimationState<V>
    var isOver = false
  }

  var steps: [Step] = []

  static var defaultValue: SequenceState { SequenceState() }
}
