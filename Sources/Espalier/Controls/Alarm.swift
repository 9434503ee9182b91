import Foundation

nonisolated extension View {
  /// Calls `action` once `delay` seconds of the frame's time have passed since `isRunning` became
  /// true, and then, where there is an interval, again after each.
  ///
  /// Stopping and starting again waits anew.
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

private final class AlarmNode<C: View>: WrappingNode<C, AlarmModifier>, ClockReader {
  /// When the action is due; nil while nothing runs.
  private(set) var nextTick: Date?

  override func didMake() { if modifier.isRunning { start() } }

  override func didUpdate(from old: AlarmModifier) {
    if old.isRunning == modifier.isRunning { return }
    if modifier.isRunning { start() } else { stop() }
  }

  private func start() {
    nextTick = graph.clock.now.addingTimeInterval(modifier.delay)
    graph.clock.add(self)
  }

  private func stop() {
    nextTick = nil
    graph.clock.remove(self)
  }

  func timeDidChange(to now: Date) {
    guard let due = nextTick, due <= now else { return }
    // Repetitions that were missed while no frame was made are not made up for.
    if let interval = modifier.interval, interval > 0 {
      nextTick = now.addingTimeInterval(interval)
    } else {
      stop()
    }
    modifier.action()
  }

  override func detach() {
    super.detach()
    stop()
  }
}
