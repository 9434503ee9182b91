import Foundation

/// The context of a set of state changes.
public struct Transaction {
  private struct Entry {
    var value: Any
    /// True if changes with this value are made together with those that have none.
    var isNothing = false
  }

  /// The values that were set, in any order.
  private var values: [ObjectIdentifier: Entry] = [:]
  /// The objects to notify when everything that these changes began is over.
  package private(set) var waiters: [any TransactionWaiter] = []

  public init() {}

  /// True if the changes are some of many that follow each other, as while a slider is dragged.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  /// The value for a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Most transactions set nothing.
      if values.isEmpty { return K.defaultValue }
      return values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = Entry(value: newValue) }
  }

  /// Sets a value that may be nil, which differs from no value only for transactions around this
  /// one.
  package mutating func set<K: TransactionKey, Wrapped>(_ key: K.Type, _ value: Wrapped?)
  where K.Value == Wrapped? {
    values[ObjectIdentifier(key)] = Entry(value: value as Any, isNothing: value == nil)
  }

  var isEmpty: Bool { values.isEmpty && waiters.isEmpty }

  /// This transaction with the values of `other` above its own.
  func merged(with other: Transaction) -> Transaction {
    if other.isEmpty { return self }
    var result = self
    result.values.merge(other.values) { _, new in new }
    for waiter in other.waiters where !waiters.contains(where: { $0 === waiter }) {
      result.waiters.append(waiter)
    }
    return result
  }

  /// True if changes of both may be made together.
  func isSame(as other: Transaction) -> Bool {
    if !hasSameWaiters(as: other) { return false }
    if values.isEmpty && other.values.isEmpty { return true }
    return Self.isEqual(
      values.filter { !$0.value.isNothing }, other.values.filter { !$0.value.isNothing })
  }

  /// True if both change every transaction in the same way.
  func isIdentical(to other: Transaction) -> Bool {
    hasSameWaiters(as: other) && Self.isEqual(values, other.values)
  }

  private func hasSameWaiters(as other: Transaction) -> Bool {
    waiters.elementsEqual(other.waiters) { $0 === $1 }
  }

  private static func isEqual(
    _ values: [ObjectIdentifier: Entry], _ others: [ObjectIdentifier: Entry]
  ) -> Bool {
    values.count == others.count
      && values.allSatisfy { key, entry in
        others[key].map { isKnownEqual(entry.value, $0.value) } ?? false
      }
  }

  /// The same transaction without the objects that wait for its end.
  var withoutWaiters: Transaction {
    var result = self
    result.waiters = []
    return result
  }

  package mutating func add(_ waiter: any TransactionWaiter) { waiters.append(waiter) }

  /// The transaction of the changes that are being made now.
  package static var current: Transaction {
    guard let current = pthread_getspecific(currentKey) else { return Transaction() }
    return current.assumingMemoryBound(to: Transaction.self).pointee
  }

  /// Runs `body` and assigns the changes it makes to this transaction.
  ///
  /// This applies to the current thread until `body` returns: a task that is started meanwhile
  /// makes its changes later.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(Self.currentKey)
    defer { pthread_setspecific(Self.currentKey, outer) }
    return try withUnsafePointer(to: self) { current in
      pthread_setspecific(Self.currentKey, current)
      return try body()
    }
  }

  /// Runs `body` with the values of this transaction above those of the current one, as a binding's are above those of the
  /// code that writes to it.
  func aboveCurrent(_ body: () throws -> Void) rethrows {
    defer { for waiter in waiters { waiter.finishUnlessAwaited() } }
    try Transaction.current.merged(with: self).asCurrent(body)
  }

  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "The system has no room left for a value of each thread.")
    return key
  }()
}

// Values are whatever the keys' owners store; a transaction travels with the changes it describes,
// on one thread.
extension Transaction: @unchecked Sendable {}

/// A key for a value in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An object that is notified when everything that a transaction began is over.
///
/// The updates that the transaction waits for count too, so that it does not end before it began.
package protocol TransactionWaiter: AnyObject {
  /// Notes that an update or something that it began is under way.
  func begin()

  /// Notes the end of one of them; the last one runs the waiting work by way of `schedule`.
  func end(_ schedule: (@escaping () -> Void) -> Void)

  /// Ends the wait soon if no view changes.
  func finishUnlessAwaited()
}

private enum ContinuityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

/// Runs `body` and gives the state changes it makes the values of `transaction`, in the place of the current one.
///
/// Nothing of a transaction around the call counts: changes in `withTransaction(Transaction())` inside of a
/// ``withAnimation(_:_:)`` are not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer { for waiter in transaction.waiters { waiter.finishUnlessAwaited() } }
  return try transaction.asCurrent(body)
}

/// Runs `body` and gives the state changes it makes one value, in a transaction that has no other.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
