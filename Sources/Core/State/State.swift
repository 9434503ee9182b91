/// A value that the framework keeps for a view as long as the view's identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var storage: StateStorage<Value>?

  public init(wrappedValue value: Value) { initial = { value } }

  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// Creates the value once, when the view first appears: an `@Observable` object is not made again
  /// with each body.
  public init(wrappedValue value: @autoclosure @escaping () -> Value) where Value: AnyObject {
    initial = value
  }

  /// The current value; writing it has the views that read it evaluated again.
  ///
  /// Before the view is part of a tree, reading gives the initial value and writing does nothing.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial() }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value; making one does not count as reading.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial()) }
    return Binding(at: storage)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  /// The initial value counts only once.
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    if let kept = slot as? StateStorage<Value> {
      storage = kept
    } else {
      let new = StateStorage(initial(), node)
      slot = new
      storage = new
    }
  }
}

/// The storage of a state's value and of its readers.
///
/// Views are used on the main actor; a write from another thread is a race, as it is in SwiftUI for
/// classes.
package final class StateStorage<Value>: @unchecked Sendable {
  private var latest: Value
  /// Writes by the number of the update that they wait for: while an update is under way, its views
  /// see the values written up to it, and not those that other transactions are to change next.
  private var writes: [(update: Int, value: Value)] = []
  /// True if there are such writes; asking the list itself would cost a look-up of its type.
  private var hasWrites = false
  /// The value before the first of `writes`.
  private var settled: Value
  private var owner: WeakNode
  private var readers = StateReaders<Value>()
  /// True if the value was ever read for the view that owns it, while no node was evaluated.
  private var isReadByOwner = false
  private let progress: UpdateProgress

  @MainActor package init(_ value: Value, _ node: ViewNode) {
    latest = value
    settled = value
    owner = WeakNode(node)
    progress = node.graph.updates.progress
  }

  /// The value; reading it here records no dependency.
  package var value: Value {
    get {
      guard hasWrites, let update = progress.current else { return latest }
      return writes.last { $0.update <= update }?.value ?? settled
    }
    set {
      let old = latest
      latest = newValue
      if isKnownEqual(old, newValue) {
        // Equal values may still differ, such as items that are compared by their identifiers.
        if hasWrites { onMainActor { [self] in replaceLast() } } else { settled = newValue }
        return
      }
      let change = Change(old: old)
      onMainActor { [self] in note(from: change.old) }
    }
  }

  /// The value, recorded as read by the current reader.
  package func read() -> Value {
    noteRead(nil)
    return value
  }

  /// Carries a value to the main actor.
  private struct Change: @unchecked Sendable { let old: Value }

  /// Queues the readers of the value for an update, and remembers the update with which it changes.
  @MainActor private func note(from old: Value) {
    defer { hasWrites = !writes.isEmpty }
    while let first = writes.first, first.update <= progress.finished {
      settled = first.value
      writes.removeFirst()
    }
    guard let update = invalidateReaders(from: old) else {
      replaceLast()
      return
    }
    if writes.last?.update == update { writes.removeLast() }
    writes.append((update, latest))
  }

  /// Gives readers the latest value together with the values written before it.
  @MainActor private func replaceLast() {
    if writes.isEmpty { settled = latest } else { writes[writes.count - 1].value = latest }
  }

  /// Returns the number of the update in the owner's tree; nil if none is due there.
  @MainActor private func invalidateReaders(from old: Value) -> Int? {
    var update = isReadByOwner ? owner.value?.invalidate() : nil
    for reader in readers.affected(from: old, to: latest) {
      let number = reader.invalidate()
      // Views of another tree, such as another window, count their own updates.
      if reader.graph.updates.progress === progress { update = number ?? update }
    }
    return update
  }
}

extension StateStorage: BindingLocation {
  package func get() -> Value { value }

  package func set(_ value: Value, _ transaction: Transaction) { self.value = value }

  package func noteRead(_ check: ReadCheck<Value>?) {
    // Checked first: on other threads the reader must not be used.
    guard isOnMainActor else { return }
    switch StateReading.current {
    case .unnoticed: break
    case .byOwner: isReadByOwner = true
    case .by(let node, let evaluation): readers.add(node, evaluation, check)
    }
  }

  package func snapshot() -> Value? { value }

  package func isSame(as other: StateStorage) -> Bool { self === other }
}

extension StateStorage: KeptSlot {
  func moved(to node: ViewNode) -> AnyObject {
    owner = WeakNode(node)
    return self
  }
}
