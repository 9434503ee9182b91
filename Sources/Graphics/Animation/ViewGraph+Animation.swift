@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

extension FrameClock {
  /// The time in seconds, from a fixed date on.
  package var time: TimeInterval { now.timeIntervalSinceReferenceDate }
}

extension ViewGraph {
  /// True if something that changes in this update may be animated.
  package var mayAnimate: Bool { changesGradually }

  /// The transaction of the update under way, as the views around `node` change it.
  ///
  /// A scoped modifier's changes to the transaction end where its content starts.
  package func transaction(for node: ViewNode) -> Transaction {
    var transaction = updates.transaction
    if existing(TransactionChanges.self)?.isEmpty ?? true { return transaction }
    var modifiers: [any TransactionChanging] = []
    var current: ViewNode? = node.shownParent
    while let node = current {
      if let scope = (node as? any TransactionScopeEnd)?.scope {
        current = scope.parent
        continue
      }
      if let modifier = node as? any TransactionChanging { modifiers.append(modifier) }
      current = node.shownParent
    }
    for modifier in modifiers.reversed() { modifier.change(&transaction) }
    return transaction
  }

  /// Runs `job` in an update of its own right after the one under way, with the same transaction.
  func afterUpdate(_ completion: AnimationCompletion?, _ job: @escaping @MainActor () -> Void) {
    updates.follow(completion, job)
  }

  /// Runs the closures that waited for the end of an animation, with the other callbacks of the
  /// next frame.
  package func complete(_ action: @escaping () -> Void) { afterLayout { action() } }
}

/// A node that changes the transaction of the views inside it; it is one of ``TransactionChanges``
/// while it lives.
@MainActor protocol TransactionChanging: ViewNode {
  func change(_ transaction: inout Transaction)
}

/// The number of views that change the transactions of others, which are looked for only where
/// there is one.
@MainActor final class TransactionChanges: GraphComponent {
  private var count = 0

  init(_ graph: ViewGraph) {}

  var isEmpty: Bool { count == 0 }

  func add() { count += 1 }

  func remove() { count -= 1 }
}

/// A node that shows the content which a scoped modifier was applied to: the modifier's transaction
/// is not meant for it.
@MainActor protocol TransactionScopeEnd: ViewNode {
  var scope: ViewNode? { get }
}
