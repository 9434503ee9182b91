@_spi(Espalier) import EspalierCore

/// A value that a gesture sets while it is under way, and that returns to its initial value at the
/// end.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var storage: GestureStateStorage<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Changes back at the end of the gesture within `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Changes back at the end of the gesture within a transaction that `reset` sets up, given the
  /// last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { storage?.state.read() ?? initial }

  /// The state itself, which ``Gesture/updating(_:body:)`` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: ConnectedProperty {
  /// The initial value counts once only.
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let kept = slot as? GestureStateStorage<Value> ?? GestureStateStorage(initial, node)
    slot = kept
    storage = kept
  }
}

extension GestureState {
  /// Has `body` set the value, and the transaction with which views change.
  @MainActor fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let storage else { return }
    var transaction = Transaction.current
    var value = storage.value
    body(&value, &transaction)
    withTransaction(transaction) { storage.state.value = value }
  }

  /// Resets the value to the initial one.
  @MainActor fileprivate func restore() {
    guard let storage else { return }
    var transaction = Transaction()
    reset(storage.value, &transaction)
    withTransaction(transaction) { storage.state.value = storage.initial }
  }
}

/// The storage of a gesture state's value.
private final class GestureStateStorage<Value> {
  let initial: Value
  let state: StateStorage<Value>

  var value: Value { state.value }

  @MainActor init(_ initial: Value, _ node: ViewNode) {
    self.initial = initial
    state = StateStorage(initial, node)
  }
}

/// A gesture that keeps a gesture state up to date.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

nonisolated extension Gesture {
  /// Has `body` set a gesture state each time the gesture's value changes.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Value = Base.Value

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    UpdatingRecognizer(
      Base._makeRecognizer(gesture.base, context), gesture.state, gesture.body)
  }
}

private final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  private var state: GestureState<State>
  private var body: (Value, inout State, inout Transaction) -> Void
  private var isChanged = false
  private var isOver = false

  init(
    _ inner: _GestureRecognizer<Value>, _ state: GestureState<State>,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.body = body
    super.init(inner)
    follow()
  }

  override func follow() { phase = inner.phase }

  override func deliver() {
    super.deliver()
    if isOver { return }
    if phase.isDone {
      isOver = true
      if isChanged { state.restore() }
    } else if let value = phase.value {
      isChanged = true
      state.update { body(value, &$0, &$1) }
    }
  }

  override func adopt(_ newer: _GestureRecognizer<Value>) {
    super.adopt(newer)
    guard let newer = newer as? UpdatingRecognizer<Value, State> else { return }
    (state, body) = (newer.state, newer.body)
  }
}
