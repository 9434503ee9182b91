/// The context of a set of state changes.
public struct Transaction {
  /// Has the changes made without animation, whatever the views ask for.
  public var disablesAnimations: Bool {
    get { values[ObjectIdentifier(DisablesAnimationsKey.self)] as? Bool ?? false }
    set { values[ObjectIdentifier(DisablesAnimationsKey.self)] = newValue }
  }

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value for a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// This transaction with the values of `other` above its own.
  func merged(with other: Transaction) -> Transaction {
    var result = self
    result.values.merge(other.values) { _, new in new }
    return result
  }

  /// The transaction of the changes that are being made now.
  @TaskLocal static var current = Transaction()
}

// Values are whatever the keys' owners put in; a transaction travels with the changes it describes, on one thread.
extension Transaction: @unchecked Sendable {}

/// A key for a value in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private enum DisablesAnimationsKey {}

/// Runs `body` and gives the state changes it makes the values of `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(Transaction.current.merged(with: transaction), operation: body)
}

/// Runs `body` and gives the state changes it makes one value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
