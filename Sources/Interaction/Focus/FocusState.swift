@_spi(Espalier) import EspalierCore

/// A state that says which part of a view has the focus.
///
/// A `Bool` says whether one part has it; any other hashable value, or nil, says which one:
///
///     enum Field { case name, email }
///     @FocusState private var field: Field?
///
///     TextField("Name", text: $name).focused($field, equals: .name)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the state, which views that can have the focus take.
  @propertyWrapper public struct Binding {
    let storage: FocusStateStorage<Value>?
    fileprivate let empty: Value
    /// The value at the time when this was made, for comparisons.
    fileprivate let snapshot: Value

    fileprivate init(_ storage: FocusStateStorage<Value>?, empty: Value) {
      self.storage = storage
      self.empty = empty
      snapshot = storage?.value ?? empty
    }

    public var wrappedValue: Value {
      get { storage?.read() ?? empty }
      nonmutating set { storage?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  private let empty: Value
  private var storage: FocusStateStorage<Value>?

  public init() where Value == Bool { empty = false }

  public init<T: Hashable>() where Value == T? { empty = nil }

  /// The value of the view that has the focus; writing moves the focus.
  public var wrappedValue: Value {
    get { storage?.read() ?? empty }
    nonmutating set { storage?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(storage, empty: empty) }
}

extension FocusState: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let kept = slot as? FocusStateStorage<Value> ?? FocusStateStorage(empty, node)
    slot = kept
    storage = kept
  }
}

extension FocusState.Binding: ComparableInput {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.storage === rhs.storage && lhs.storage != nil && lhs.snapshot == rhs.snapshot
  }
}

/// The storage of a focus state's value.
final class FocusStateStorage<Value: Hashable> {
  /// The value that stands for no focus.
  let empty: Value
  private let state: StateStorage<Value>
  private let node: WeakNode

  @MainActor init(_ empty: Value, _ node: ViewNode) {
    self.empty = empty
    self.node = WeakNode(node)
    state = StateStorage(empty, node)
  }

  /// The value, without a dependency of the reader.
  var value: Value {
    get { state.value }
    set { state.value = newValue }
  }

  /// The value, with a dependency of the view that is being evaluated.
  func read() -> Value { state.read() }

  /// Records the view that is to have the focus, and moves it there when the views are up to date.
  func request(_ newValue: Value) {
    if newValue == value { return }
    value = newValue
    let node = node
    let token = UncheckedStorage(self)
    onMainActor {
      guard let node = node.value, !node.isDetached else { return }
      let graph = node.graph
      graph.afterLayout { token.storage.follow(graph) }
    }
  }

  @MainActor private func follow(_ graph: ViewGraph) {
    graph.input.focus.follow(self, isSet: value != empty) { value = empty }
  }
}

/// Carries a storage to the main actor, the only place where it is used.
private struct UncheckedStorage<Value: Hashable>: @unchecked Sendable {
  let storage: FocusStateStorage<Value>

  init(_ storage: FocusStateStorage<Value>) { self.storage = storage }
}
