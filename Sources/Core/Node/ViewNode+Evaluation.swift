import Foundation
import Observation

extension ViewNode {
  /// Runs and counts `body`, and queues this node when a state or observable property that it read
  /// changes.
  package func evaluate<Result>(_ body: () -> Result) -> Result {
    graph.counters.bodies += 1
    return tracked(body)
  }

  /// Runs `read`, and queues this node when a state or observable property that it read changes.
  package func tracked<Result>(_ read: () -> Result) -> Result {
    evaluation &+= 1
    observationEnd = nil
    return observed(read)
  }

  /// As ``tracked(_:)``, in addition to the values read since the last call of that method.
  package func observed<Result>(_ read: () -> Result) -> Result {
    ObservationEnd.nesting += 1
    defer { ObservationEnd.nesting -= 1 }
    return StateReading.with(.by(self, evaluation: evaluation)) {
      if ObservationEnd.isNeeded(by: type(of: self)) {
        let end = observationEnd ?? ObservationEnd()
        observationEnd = end
        return withObservationTracking(
          {
            end.read()
            return read()
          }, onChange: changeHandler())
      }
      return withObservationTracking(read, onChange: firstChangeHandler())
    }
  }

  /// As ``changeHandler()``, called where a node has read observable values without an end.
  private func firstChangeHandler() -> @Sendable () -> Void {
    ObservationEnd.noteReading(of: type(of: self))
    return changeHandler()
  }

  /// The function that is called when an observable value changes that was read.
  private func changeHandler() -> @Sendable () -> Void {
    { [weak self, evaluation, reference = graph.reference] in
      onMainActor { [weak self] in
        // A model may hold nodes, in an action that it was given, beyond the life of the graph.
        // And the values that an earlier evaluation read no longer matter.
        if let self, reference.graph != nil, self.evaluation == evaluation { self.invalidate() }
      }
    }
  }

  /// Queues this node for an update with the transaction of the change, and returns the number of
  /// that update.
  @discardableResult package func invalidate() -> Int? { isDetached ? nil : graph.enqueue(self) }
}

/// Runs `action` immediately when called on the main actor, otherwise as soon as the main queue
/// gets to it, with the current transaction.
package func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    let transaction = Transaction.current
    DispatchQueue.main.async {
      MainActor.assumeIsolated { transaction.asCurrent(action) }
    }
  }
}

/// True while this code runs on the main actor.
package var isOnMainActor: Bool { MainQueue.isCurrent }

/// Recognizes the main queue by the work that runs on it.
///
/// The thread proves nothing: in a program whose `main` is asynchronous, other threads serve the
/// main queue.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
