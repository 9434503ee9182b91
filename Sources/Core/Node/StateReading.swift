/// The current reader of states: when one of them changes, it is updated, and nothing else.
package enum StateReading {
  /// No reader: actions and callbacks read current values, and do not depend on them.
  case unnoticed
  /// The view that owns the state: a pass over the tree calls a function of the program, such as an
  /// alignment guide, whose answer no node keeps by itself.
  case byOwner
  /// A node that is being evaluated, and the number of the evaluation.
  case by(ViewNode, evaluation: Int32)

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
  /// The nodes that have read all of it.
  private var readers = ReaderTable<Void>()
  /// The nodes that have read parts of the value; nil until one does.
  private var partReaders: PartReaders<Value>?

  package init() {}

  /// Records that `node` has read the value, or the part of it that `check` compares.
  package mutating func add(_ node: ViewNode, _ evaluation: Int32, _ check: ReadCheck<Value>?) {
    if readers.contains(node, evaluation) { return }
    guard let check else {
      readers.set((), of: node, evaluation)
      if let partReaders { partReaders.remove(node) }
      return
    }
    let partReaders = partReaders ?? PartReaders()
    self.partReaders = partReaders
    if !partReaders.add(node, evaluation, check) {
      partReaders.remove(node)
      readers.set((), of: node, evaluation)
    }
  }

  /// The nodes that are affected by the change of the value.
  @MainActor package mutating func affected(from old: Value, to new: Value) -> [ViewNode] {
    let whole = readers.current().compactMap(\.node.value)
    guard let partReaders else { return whole }
    return whole + partReaders.affected(from: old, to: new)
  }
}

/// Nodes, each with the evaluation in which it read something, and a note of what it read.
private struct ReaderTable<Note> {
  struct Reader {
    var node: WeakNode
    var evaluation: Int32
    var note: Note
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// The number of readers at which deallocated ones are removed.
  private var limit = 16

  func contains(_ node: ViewNode, _ evaluation: Int32) -> Bool {
    guard let known = readers[ObjectIdentifier(node)] else { return false }
    return known.evaluation == evaluation && known.node.value === node
  }

  /// Notes what a node has read, in place of all that it read before.
  mutating func set(_ note: Note, of node: ViewNode, _ evaluation: Int32) {
    if readers.count >= limit {
      readers = readers.filter { $0.value.node.value != nil }
      limit = max(16, 2 * readers.count)
    }
    readers[ObjectIdentifier(node)] = Reader(
      node: WeakNode(node), evaluation: evaluation, note: note)
  }

  /// Changes the note of a node in place, if there is one.
  mutating func change<Result>(
    _ node: ViewNode, _ change: (inout Note) -> Result
  ) -> Result? {
    guard let index = readers.index(forKey: ObjectIdentifier(node)) else { return nil }
    return change(&readers.values[index].note)
  }

  mutating func remove(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }

  /// The readers whose last evaluation is the one in which they read.
  @MainActor mutating func current() -> some Collection<Reader> {
    if !readers.isEmpty {
      readers = readers.filter { $0.value.node.isCurrent(at: $0.value.evaluation) }
    }
    return readers.values
  }
}

/// The nodes that have read parts of a value; a class, because few values have such readers.
private final class PartReaders<Value> {
  private var readers = ReaderTable<[ReadCheck<Value>]>()

  /// The largest number of parts: a node that reads more depends on the whole value.
  private static var mostChecks: Int { 16 }

  /// Returns false if the node reads too many parts.
  func add(_ node: ViewNode, _ evaluation: Int32, _ check: ReadCheck<Value>) -> Bool {
    guard readers.contains(node, evaluation) else {
      readers.set([check], of: node, evaluation)
      return true
    }
    return readers.change(node) { checks in
      if checks.contains(where: { $0.place == check.place }) { return true }
      if checks.count >= Self.mostChecks { return false }
      checks.append(check)
      return true
    } ?? false
  }

  func remove(_ node: ViewNode) { readers.remove(node) }

  /// The readers of a part that differs between two values.
  @MainActor func affected(from old: Value, to new: Value) -> [ViewNode] {
    readers.current().compactMap { reader in
      reader.note.contains { $0.hasChanged(old, new) } ? reader.node.value : nil
    }
  }
}

extension WeakNode {
  /// True if the node lives, and its last evaluation is the one with this number.
  @MainActor fileprivate func isCurrent(at evaluation: Int32) -> Bool {
    guard let value else { return false }
    return !value.isDetached && value.evaluation == evaluation
  }
}
