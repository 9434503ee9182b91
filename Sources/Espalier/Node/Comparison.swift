import Synchronization

/// Whether `lhs` and `rhs` are certainly equal.
///
/// By `==` where the type has it; a struct without is compared field by field, less what its dynamic properties take
/// from elsewhere; anything else (a reference, a closure, an enum) by its bytes: the same object, the same code with the
/// same captured values.
func isKnownEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  let comparison = Comparison.of(T.self)
  return withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in comparison.areEqual(left, right) }
  }
}

/// A part of a view that says itself whether two values mean the same to the view that holds them.
protocol ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool
}

/// How two values of one type are compared; found out once per type.
// A metatype is immutable; the compiler only minds conformances that are isolated to an actor.
private indirect enum Comparison: @unchecked Sendable {
  case equatable(any Equatable.Type)
  case input(any ComparableInput.Type)
  case fields([(offset: Int, comparison: Comparison)])
  /// A value whose type is known only at run time.
  case any
  /// Equal bytes are the same value twice; different bytes may be equal values, too.
  case bytes(count: Int)

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let type): areEqual(type, lhs, rhs)
    case .input(let type): areSame(type, lhs, rhs)
    case .fields(let fields):
      fields.allSatisfy { $0.comparison.areEqual(lhs + $0.offset, rhs + $0.offset) }
    case .any: areEqual(lhs.load(as: Any.self), rhs.load(as: Any.self))
    case .bytes(let count):
      UnsafeRawBufferPointer(start: lhs, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: rhs, count: count))
    }
  }

  private func areEqual<E: Equatable>(
    _ type: E.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
  }

  private func areSame<I: ComparableInput>(
    _ type: I.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    I.isKnownSame(
      lhs.assumingMemoryBound(to: I.self).pointee, rhs.assumingMemoryBound(to: I.self).pointee)
  }

  private func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func compare<T>(_ lhs: T) -> Bool { (rhs as? T).map { isKnownEqual(lhs, $0) } ?? false }
    return compare(lhs)
  }
}

extension Comparison {
  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  static func of(_ type: Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[key] }) { return comparison }
    let comparison = find(type)
    known.withLock { $0[key] = comparison }
    return comparison
  }

  private static func find(_ type: Any.Type) -> Comparison {
    if let type = type as? any ComparableInput.Type { return .input(type) }
    if let type = type as? any Equatable.Type { return .equatable(type) }
    if type == Any.self { return .any }
    let fields = storedProperties(of: type)
    // A struct made in C has bytes and no known fields.
    if fields.isEmpty { return .bytes(count: size(of: type)) }
    return .fields(fields.map { ($0.offset, of($0.type)) })
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }
}
