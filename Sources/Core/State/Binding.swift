/// A reference for reading and writing a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of writes through this binding.
  public var transaction = Transaction()
  private let location: any BindingLocation<Value>
  /// The value when the binding was made, for comparisons of bindings; nil where readers are
  /// notified of changes anyway.
  private let snapshot: Value?

  package init(at location: any BindingLocation<Value>) {
    self.location = location
    snapshot = location.snapshot()
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(at: FunctionLocation(read: get) { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(at: FunctionLocation(read: get, write: set))
  }

  /// A binding whose value never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(at: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get {
      location.noteRead(nil)
      return location.get()
    }
    nonmutating set {
      withTransactionIfSet { location.set(newValue, Transaction.current.merged(with: transaction)) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    projected(KeyPathProjection(path: keyPath))
  }

  /// A binding to the value that `projection` makes of this one's value.
  package func projected<P: BindingProjection>(_ projection: P) -> Binding<P.Value>
  where P.Base == Value {
    Binding<P.Value>(at: ProjectedLocation(location, projection)).transaction(transaction)
  }

  /// This binding with another transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  private func withTransactionIfSet(_ body: () -> Void) {
    if transaction.isEmpty { body() } else { transaction.aboveCurrent(body) }
  }
}

extension Binding {
  /// A binding to an optional value, from one to a value that always exists.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projected(OptionalProjection())
  }

  /// A binding to the value inside an optional, or nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self = base.projected(UnwrappingProjection(initial: initial))
  }

  /// A binding to a hashable value with its type hidden.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projected(ErasingProjection())
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: ComparableInput {
  /// Both lead to the same place, where the same value was when they were made.
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    guard lhs.location.isSame(asPlaceOf: rhs.location),
      lhs.transaction.isIdentical(to: rhs.transaction)
    else { return false }
    return switch (lhs.snapshot, rhs.snapshot) {
    case (nil, nil): true
    case (let old?, let new?): isKnownEqual(old, new)
    case (nil, _?), (_?, nil): false
    }
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  // The collection knows shorter ways to places far away than step by step.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func index(
    _ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index
  ) -> Value.Index? {
    wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  public var count: Int { wrappedValue.count }

  public var isEmpty: Bool { wrappedValue.isEmpty }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, wrappedValue[position])
  }

  /// A binding to the element at `index`; it reads as `last` once the collection is shorter than
  /// that.
  package func element(at index: Value.Index, _ last: Value.Element) -> Binding<Value.Element> {
    projected(ElementProjection(index: index, last: last))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

// The closures are called where the binding is used, which is on the main actor for bindings to
// state.
extension Binding: @unchecked Sendable where Value: Sendable {}
