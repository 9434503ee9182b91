/// A value that the framework keeps for a view as long as the view's identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var storage: StateStorage<Value>?

  public init(wrappedValue value: Value) { initial = { value } }

  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// Creates the value once, when the view first appears: an `@Observable` object is not made again with each body.
  public init(wrappedValue value: @autoclosure @escaping () -> Value) where Value: AnyObject {
    initial = value
  }

  /// The current value; writing it has the view evaluated again.
  ///
  /// Before the view is part of a tree, reading gives the initial value and writing does nothing.
  public var wrappedValue: Value {
    get { storage?.value ?? initial() }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial()) }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  /// The initial value counts once only.
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    if let kept = slot as? StateStorage<Value> {
      storage = kept
    } else {
      let new = StateStorage(initial(), node)
      slot = new
      storage = new
    }
  }
}

/// Where a state's value lives.
///
/// Views are used on the main actor; a write from another thread is a race, as it is in SwiftUI for classes.
final class StateStorage<Value>: @unchecked Sendable {
  private var latest: Value
  /// Writes by the number of the update that they wait for: while an update is under way, its views see what was written
  /// up to it, and not what other transactions are to change next.
  private var writes: [(update: Int, value: Value)] = []
  /// The value before the first of `writes`.
  private var settled: Value
  private var node: WeakNode
  private let progress: UpdateProgress

  @MainActor init(_ value: Value, _ node: ViewNode) {
    latest = value
    settled = value
    self.node = WeakNode(node)
    progress = node.graph.updates.progress
  }

  var value: Value {
    get {
      guard !writes.isEmpty, let update = progress.current else { return latest }
      return writes.last { $0.update <= update }?.value ?? settled
    }
    set {
      let old = latest
      latest = newValue
      if isKnownEqual(old, newValue) { return }
      onMainActor { [self] in note() }
    }
  }

  /// Has the view updated, and remembers with which update the value changes.
  @MainActor private func note() {
    while let first = writes.first, first.update <= progress.finished {
      settled = first.value
      writes.removeFirst()
    }
    guard let update = node.value?.invalidate() else {
      settled = latest
      return
    }
    if writes.last?.update == update { writes.removeLast() }
    writes.append((update, latest))
  }
}

extension StateStorage: KeptSlot {
  func moved(to node: ViewNode) -> AnyObject {
    self.node = WeakNode(node)
    return self
  }
}

/// A node that may be gone.
struct WeakNode: Sendable {
  private(set) weak var value: ViewNode?

  init(_ value: ViewNode) { self.value = value }
}
