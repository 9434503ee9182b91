/// The current reader of states: when one of them changes, it is updated, and nothing else.
package enum StateReading {
  /// No reader: actions and callbacks read current values, and do not depend on them.
  case unnoticed
  /// The view that owns the state: a pass over the tree calls a function of the program, such as an
  /// alignment guide, whose answer no node keeps by itself.
  case byOwner
  /// A node that is being evaluated, and the number of the evaluation.
  case by(ViewNode, evaluation: Int)

  /// Used on the main actor alone: reads on other threads are not recorded.
  package nonisolated(unsafe) private(set) static var current = StateReading.unnoticed

  /// Runs `body` with its reads recorded for another reader.
  @MainActor package static func with<Result>(
    _ reading: StateReading, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = reading
    defer { current = outer }
    return try body()
  }
}

/// Tells whether the part of a value that a reader saw differs between two values.
package struct ReadCheck<Value> {
  /// The place that was read: the same place is recorded once.
  let place: ObjectIdentifier
  let hasChanged: (_ old: Value, _ new: Value) -> Bool
}

/// The nodes that have read a state, each with the evaluation in which it did: reads of an earlier
/// evaluation no longer matter.
package struct StateReaders<Value> {
  private struct Reader {
    var node: WeakNode
    var evaluation: Int
    /// The parts of the value that it read; nil stands for all of it.
    var checks: [ReadCheck<Value>]?

    @MainActor var isCurrent: Bool {
      guard let node = node.value else { return false }
      return !node.isDetached && node.evaluation == evaluation
    }
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// The number of readers at which deallocated ones are removed.
  private var limit = 16

  package init() {
  }

  /// The largest number of parts: a node that reads more of them depends on the whole value.
  private static var mostChecks: Int { 16 }

  /// Records that `node` has read the value, or the part of it that `check` compares.
  package mutating func add(_ node: ViewNode, _ evaluation: Int, _ check: ReadCheck<Value>?) {
    let key = ObjectIdentifier(node)
    if let known = readers[key], known.evaluation == evaluation, known.node.value === node {
      guard let check else {
        readers[key]?.checks = nil
        return
      }
      guard let checks = known.checks, !checks.contains(where: { $0.place == check.place })
      else { return }
      if checks.count >= Self.mostChecks {
        readers[key]?.checks = nil
      } else {
        readers[key]?.checks?.append(check)
      }
      return
    }
    if readers.count >= limit {
      readers = readers.filter { $0.value.node.value != nil }
      limit = max(16, 2 * readers.count)
    }
    readers[key] = Reader(
      node: WeakNode(node), evaluation: evaluation, checks: check.map { [$0] })
  }

  /// The nodes that are affected by the change of the value.
  @MainActor package mutating func affected(from old: Value, to new: Value) -> [ViewNode] {
    if readers.isEmpty { return [] }
    readers = readers.filter { $0.value.isCurrent }
    return readers.values.compactMap { reader in
      guard let checks = reader.checks else { return reader.node.value }
      return checks.contains { $0.hasChanged(old, new) } ? reader.node.value : nil
    }
  }
}
