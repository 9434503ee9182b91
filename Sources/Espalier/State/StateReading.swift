/// For whom states are read at the moment: when one changes, those are updated, and nobody else.
enum StateReading {
  /// For nobody: actions and callbacks look at what is, and do not depend on it.
  case unnoticed
  /// For the view that owns the state: a pass over the tree asks a function of the program, such as an alignment guide,
  /// whose answer no node keeps by itself.
  case byOwner
  /// For a node that is being evaluated, and for which evaluation.
  case by(ViewNode, evaluation: Int)

  /// Used on the main actor alone: who reads on another thread is not noticed.
  nonisolated(unsafe) private(set) static var current = StateReading.unnoticed

  /// Runs `body` with its reads noted for another reader.
  @MainActor static func with<Result>(
    _ reading: StateReading, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = reading
    defer { current = outer }
    return try body()
  }
}

/// Tells whether what a reader saw of a value differs between two values.
struct ReadCheck<Value> {
  /// The place that was read: the same is noted once.
  let place: ObjectIdentifier
  let hasChanged: (_ old: Value, _ new: Value) -> Bool
}

/// The nodes that have read a state, each with the evaluation in which it did: what an earlier one read does not matter
/// any more.
struct StateReaders<Value> {
  private struct Reader {
    var node: WeakNode
    var evaluation: Int
    /// What it read of the value; nil is all of it.
    var checks: [ReadCheck<Value>]?

    @MainActor var isCurrent: Bool {
      guard let node = node.value else { return false }
      return !node.isDetached && node.evaluation == evaluation
    }
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// With so many readers, those that are gone are looked for.
  private var limit = 16

  /// Who reads more parts of a value than this depends on all of it.
  private static var mostChecks: Int { 16 }

  /// Notes that `node` has read the value, or what `check` tells of it.
  mutating func add(_ node: ViewNode, _ evaluation: Int, _ check: ReadCheck<Value>?) {
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

  /// The nodes for which it matters that the value has changed.
  @MainActor mutating func affected(from old: Value, to new: Value) -> [ViewNode] {
    if readers.isEmpty { return [] }
    readers = readers.filter { $0.value.isCurrent }
    return readers.values.compactMap { reader in
      guard let checks = reader.checks else { return reader.node.value }
      return checks.contains { $0.hasChanged(old, new) } ? reader.node.value : nil
    }
  }
}
