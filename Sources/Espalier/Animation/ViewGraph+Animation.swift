import EspalierDrawing
import Foundation

extension FrameClock {
  /// The time in seconds, from a fixed date on.
  var time: TimeInterval { now.timeIntervalSinceReferenceDate }
}

extension ViewGraph {
  /// Whether something that changes in this update may be animated.
  var mayAnimate: Bool {
    updates.isUnderWay && !updates.isSuspended
      && (updates.transaction.animation != nil || updates.transaction.tracksVelocity
        || changesTransactions)
  }

  /// The transaction of the update under way, as the views around `node` change it.
  ///
  /// Where the content of a scoped modifier starts, the changes of that modifier end.
  func transaction(for node: ViewNode) -> Transaction {
    var transaction = updates.transaction
    if !changesTransactions { return transaction }
    var modifiers: [any TransactionChanging] = []
    var current: ViewNode? = node.parent
    while let node = current {
      if let scope = (node as? any TransactionScopeEnd)?.scope {
        current = scope.parent
        continue
      }
      if let modifier = node as? any TransactionChanging { modifiers.append(modifier) }
      current = node.parent
    }
    for modifier in modifiers.reversed() { modifier.change(&transaction) }
    return transaction
  }

  /// Starts the glides of what this layout moved.
  func animateMoves() {
    for (id, old) in tree.takeMoves() { element(id)?.glideIfAnimated(from: old) }
  }

  /// Runs `job` in an update of its own right after the one under way, with the same transaction.
  func afterUpdate(_ completion: AnimationCompletion?, _ job: @escaping @MainActor () -> Void) {
    updates.follow(completion, job)
  }

  /// Brings the insides of removed views up to date, which the layout does without.
  func layOutDepartures() {
    if departing.isEmpty { return }
    departing.removeAll { $0.isGone || !$0.departs }
    for element in departing {
      tree.layout(
        element.id, proposal: tree.placementProposal(of: element.id), at: element.frame.origin)
    }
  }

  /// Runs what waited for the end of an animation, with the other callbacks of the next frame.
  func complete(_ action: @escaping () -> Void) { afterLayout { action() } }
}

/// A node that changes the transaction of what is inside it.
@MainActor protocol TransactionChanging: ViewNode {
  func change(_ transaction: inout Transaction)
}

/// A node that shows the content which a scoped modifier was applied to: the modifier's transaction is not meant for it.
@MainActor protocol TransactionScopeEnd: ViewNode {
  var scope: ViewNode? { get }
}
