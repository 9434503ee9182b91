import EspalierCore
import Foundation

/// Counts the animations of a transaction, and reports when none is left.
///
/// The updates that the transaction waits for count too, so that it does not end before it began.
final class AnimationCompletion: TransactionWaiter {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var count = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func begin() { count += 1 }

  /// The last one to end calls the action, by way of `schedule`.
  func end(_ schedule: (@escaping () -> Void) -> Void) {
    count -= 1
    if count <= 0, let action {
      self.action = nil
      schedule(action)
    }
  }

  /// Ends the wait soon if no view changes.
  func finishUnlessAwaited() {
    if count > 0 { return }
    onMainActorSoon(self) { completion in
      if completion.count == 0 { completion.end { $0() } }
    }
  }
}

// Used on the main actor; only its creation and the last check may come from elsewhere.
extension AnimationCompletion: @unchecked Sendable {}

private func onMainActorSoon(
  _ completion: AnimationCompletion, _ action: @escaping @Sendable (AnimationCompletion) -> Void
) {
  DispatchQueue.main.async { action(completion) }
}
