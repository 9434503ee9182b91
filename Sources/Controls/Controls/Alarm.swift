@_spi(Espalier) import EspalierCore
import Foundation

nonisolated extension View {
  /// Calls `action` once `delay` seconds of the frame's time have passed since `isRunning` became
  /// true, and then, if there is an interval, after each further interval.
  ///
  /// After a stop, a new start waits for the whole delay.
  func alarm(
    isRunning: Bool, after delay: TimeInterval, every interval: TimeInterval? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      AlarmModifier(isRunning: isRunning, delay: delay, interval: interval, action: action))
  }
}

private struct AlarmModifier {
  let isRunning: Bool
  let delay: TimeInterval
  let interval: TimeInterval?
  let action: @MainActor () -> Void
}

extension AlarmModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    AlarmNode(view, inputs)
  }
}

private final class AlarmNode<C: View>: WrappingNode<C, AlarmModifier> {
  private lazy var alarm = Alarm(graph)

  override func didMake() { didUpdate() }

  override func didUpdate() {
    let modifier = modifier
    alarm.set(
      isRunning: modifier.isRunning, after: modifier.delay, every: modifier.interval,
      modifier.action)
  }

  override func detach() {
    super.detach()
    alarm.stop()
  }
}

/// Calls an action when some time of the frame's clock has passed, and again after each interval.
@MainActor final class Alarm: ClockReader {
  private let clock: FrameClock
  /// The time at which the action is due; nil while nothing runs.
  private(set) var nextTick: Date?
  private var isRunning = false
  private var interval: TimeInterval?
  private var action: @MainActor () -> Void = {}

  init(_ graph: ViewGraph) { clock = graph.clock }

  /// Starts or stops the alarm if that is a change; one that is under way continues with the new
  /// action.
  func set(
    isRunning: Bool, after delay: TimeInterval, every interval: TimeInterval?,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.interval = interval
    self.action = action
    if isRunning == self.isRunning { return }
    self.isRunning = isRunning
    if isRunning { start(delay) } else { stop() }
  }

  private func start(_ delay: TimeInterval) {
    nextTick = clock.now.addingTimeInterval(delay)
    clock.add(self)
  }

  func stop() {
    if nextTick == nil { return }
    nextTick = nil
    clock.remove(self)
  }

  func timeDidChange(to now: Date) {
    guard let due = nextTick, due <= now else { return }
    // Repetitions that were missed while no frame was made are not made up for.
    if let interval, interval > 0 {
      nextTick = now.addingTimeInterval(interval)
    } else {
      stop()
    }
    action()
  }
}
