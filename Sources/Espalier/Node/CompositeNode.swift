import Foundation
import Observation

/// The node of a view that stands for its body.
final class CompositeNode<V: View>: BodyNode<V, V.Body> {
  init(_ view: V, _ inputs: _NodeInputs) {
    let kept = inputs.graph.existing(StateToRestore.self)?.take()
    super.init(view, inputs, restoring: kept) { $0.body }
  }

  /// What a row that is this view keeps while it is out of view; what views inside it hold is lost.
  override var rowState: KeptState? { ownState }

  override func update<W: View>(_ view: W) { take(unsafeSame(view, as: V.self)) }
}

extension ViewNode {
  /// Runs and counts `body`, and queues this node when a state or something observable that it read changes.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    graph.counters.bodies += 1
    return tracked(body)
  }

  /// Runs `read`, and queues this node when a state or something observable that it read changes.
  func tracked<Result>(_ read: () -> Result) -> Result {
    evaluation += 1
    return observed(read)
  }

  /// As ``tracked(_:)``, in addition to what was read since that was last called.
  func observed<Result>(_ read: () -> Result) -> Result {
    let evaluation = evaluation
    return StateReading.with(.by(self, evaluation: evaluation)) {
      withObservationTracking(read) { [weak self] in
        onMainActor { [weak self] in
          // What an earlier evaluation read does not matter any more.
          if let self, self.evaluation == evaluation { self.invalidate() }
        }
      }
    }
  }

  /// Has this node updated with the transaction of the change, and answers the number of that update.
  @discardableResult func invalidate() -> Int? { isDetached ? nil : graph.enqueue(self) }
}

/// Runs `action` at once on the main actor, else as soon as the main queue gets to it, with the transaction of now.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(action)
  } else {
    let transaction = Transaction.current
    DispatchQueue.main.async {
      MainActor.assumeIsolated { transaction.asCurrent(action) }
    }
  }
}

/// Whether this code runs on the main actor.
var isOnMainActor: Bool { MainQueue.isCurrent }

/// Knows its own work.
///
/// The thread does not tell: where the program's `main` is asynchronous, other threads serve the main queue.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
