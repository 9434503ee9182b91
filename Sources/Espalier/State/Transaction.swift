import Foundation

/// The context of a set of state changes.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What was said about the animation: nil is nothing, so that a transaction around this one decides, and a nil inside
  /// is that there is to be none.
  private var ownAnimation: Animation??
  /// What is told when the animations of these changes are over.
  private(set) var completions: [AnimationCompletion] = []

  public init() {}

  /// The context of changes that are animated, or not for nil.
  public init(animation: Animation?) { self.animation = animation }

  /// How the changes are animated; nil is not at all.
  public var animation: Animation? {
    get { ownAnimation ?? nil }
    set { ownAnimation = .some(newValue) }
  }

  /// Keeps ``View/animation(_:value:)`` and its like from adding animations to the changes.
  public var disablesAnimations: Bool {
    get { values[ObjectIdentifier(DisablesAnimationsKey.self)] as? Bool ?? false }
    set { values[ObjectIdentifier(DisablesAnimationsKey.self)] = newValue }
  }

  /// Whether the changes are some of many that follow each other, as while a slider is dragged.
  public var isContinuous: Bool {
    get { values[ObjectIdentifier(ContinuityKey.self)] as? Bool ?? false }
    set { values[ObjectIdentifier(ContinuityKey.self)] = newValue }
  }

  /// Whether the changes tell how fast values move, so that a spring that follows them goes on at that speed.
  ///
  ///     DragGesture()
  ///       .updating($offset) { value, offset, transaction in
  ///         transaction.tracksVelocity = true
  ///         offset = value.translation
  ///       }
  public var tracksVelocity: Bool {
    get { values[ObjectIdentifier(VelocityKey.self)] as? Bool ?? false }
    set { values[ObjectIdentifier(VelocityKey.self)] = newValue }
  }

  /// Calls `completion` when all animations of these changes are over; at once where nothing is animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// The value for a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool { values.isEmpty && completions.isEmpty && ownAnimation == nil }

  /// This transaction with the values of `other` above its own.
  func merged(with other: Transaction) -> Transaction {
    if other.isEmpty { return self }
    var result = self
    result.values.merge(other.values) { _, new in new }
    if let animation = other.ownAnimation { result.ownAnimation = animation }
    for completion in other.completions where !completions.contains(where: { $0 === completion }) {
      result.completions.append(completion)
    }
    return result
  }

  /// Whether changes of both may be made together.
  func isSame(as other: Transaction) -> Bool {
    completions.elementsEqual(other.completions, by: ===) && animation == other.animation
      && values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { isKnownEqual(value, $0) } ?? false
      }
  }

  /// Whether both change every transaction in the same way.
  func isIdentical(to other: Transaction) -> Bool {
    ownAnimation == other.ownAnimation && isSame(as: other)
  }

  /// The same without those who wait for its end.
  var withoutCompletions: Transaction {
    var result = self
    result.completions = []
    return result
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// The transaction of the changes that are being made now.
  static var current: Transaction {
    guard let current = pthread_getspecific(currentKey) else { return Transaction() }
    return current.assumingMemoryBound(to: Transaction.self).pointee
  }

  /// Runs `body` and takes the changes it makes for those of this transaction.
  ///
  /// That holds for this thread and until `body` returns: a task that is started meanwhile makes its changes later.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(Self.currentKey)
    defer { pthread_setspecific(Self.currentKey, outer) }
    return try withUnsafePointer(to: self) { current in
      pthread_setspecific(Self.currentKey, current)
      return try body()
    }
  }

  private static let currentKey: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key, nil)
    precondition(failure == 0, "The system has no room left for a value of each thread.")
    return key
  }()
}

// Values are whatever the keys' owners put in; a transaction travels with the changes it describes, on one thread.
extension Transaction: @unchecked Sendable {}

/// A key for a value in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private enum DisablesAnimationsKey {}
private enum ContinuityKey {}
private enum VelocityKey {}

/// Runs `body` and gives the state changes it makes the values of `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer { for completion in transaction.completions { completion.finishUnlessAwaited() } }
  return try Transaction.current.merged(with: transaction).asCurrent(body)
}

/// Runs `body` and gives the state changes it makes one value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
