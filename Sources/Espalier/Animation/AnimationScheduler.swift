import Foundation

/// Something that animations change from one frame to the next.
@MainActor protocol AnimatedObject: AnyObject {
  /// Takes note of the time, and answers whether anything is still under way.
  func advance(to time: TimeInterval) -> Bool
}

/// Moves on what is animated whenever the time of the frame does.
///
/// While nothing is, it is not among the clock's readers and costs nothing.
@MainActor final class AnimationScheduler: ClockReader, GraphComponent {
  private var running: [ObjectIdentifier: (order: Int, object: any AnimatedObject)] = [:]
  private var order = 0
  /// Both belong to the graph.
  private unowned let clock: FrameClock

  init(_ graph: ViewGraph) { clock = graph.clock }

  /// A sixtieth of a second from now: a host may show pictures more or less often.
  var nextTick: Date? { running.isEmpty ? nil : clock.now.addingTimeInterval(1 / 60) }

  func add(_ object: any AnimatedObject) {
    let key = ObjectIdentifier(object)
    if running[key] != nil { return }
    order += 1
    running[key] = (order, object)
    if running.count == 1 { clock.add(self) }
  }

  func remove(_ object: any AnimatedObject) {
    running[ObjectIdentifier(object)] = nil
    if running.isEmpty { clock.remove(self) }
  }

  func timeDidChange(to now: Date) {
    let time = now.timeIntervalSinceReferenceDate
    for (key, entry) in running.sorted(by: { $0.value.order < $1.value.order })
    where running[key] != nil {
      if !entry.object.advance(to: time) { remove(entry.object) }
    }
  }
}

extension ViewGraph {
  var animations: AnimationScheduler { self[AnimationScheduler.self] }
}
