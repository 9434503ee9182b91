import Synchronization

/// True if `lhs` and `rhs` are certainly equal.
///
/// Values are compared by `==` where the type has it; the same NaN counts as equal, too. A struct without it is compared
/// field by field, except the fields that its dynamic properties take from elsewhere; an optional, an array or a dictionary
/// by its contents; a value of a type known only at run time by that type. Anything else (a reference, be it weak, a
/// closure, another enum) is compared by its bytes: the same object, the same code with the same captured values.
package func isKnownEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  let comparison = Comparison.of(T.self)
  return withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in comparison.areEqual(left, right) }
  }
}

/// True if a value equals the one before, or is the same NaN.
///
/// Modifiers that run an action for each new value ask this instead of `==`: NaN, such as the ratio of two lengths that are
/// zero, does not equal itself, and would be a new value at each comparison.
package func isUnchanged<T: Equatable>(_ old: T, _ new: T) -> Bool {
  old == new || isKnownEqual(old, new)
}

/// A part of a view that decides itself whether two values mean the same to the view that holds
/// them.
package protocol ComparableInput {
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool
}

/// A type that holds values of other types, and is the same if they are.
///
/// Its own bytes point to storage that is allocated anew each time the value is made.
private protocol ComparableContainer {
  static func holdsSame(_ lhs: Self, _ rhs: Self) -> Bool
}

extension Optional: ComparableContainer {
  fileprivate static func holdsSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (let left?, let right?): isKnownEqual(left, right)
    case (nil, nil): true
    case (nil, _), (_, nil): false
    }
  }
}

extension Array: ComparableContainer {
  fileprivate static func holdsSame(_ lhs: Self, _ rhs: Self) -> Bool {
    if lhs.count != rhs.count { return false }
    return lhs.withUnsafeBufferPointer { left in
      rhs.withUnsafeBufferPointer { right in
        guard let left = left.baseAddress, let right = right.baseAddress, left != right else {
          return true
        }
        // To compare more would take as long as the work that it may save.
        if lhs.count > 1_000 { return false }
        let comparison = Comparison.of(Element.self)
        return lhs.indices.allSatisfy { comparison.areEqual(left + $0, right + $0) }
      }
    }
  }
}

extension Dictionary: ComparableContainer {
  fileprivate static func holdsSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.count <= 1_000
      && lhs.allSatisfy { key, value in rhs[key].map { isKnownEqual(value, $0) } ?? false }
  }
}

/// The way in which values of one type are compared; worked out once per type.
// A metatype is immutable; the compiler only minds conformances that are isolated to an actor.
private indirect enum Comparison: @unchecked Sendable {
  /// `again` compares values that do not equal themselves: NaN, alone or in a simple value, an array or a dictionary.
  case equatable(any Equatable.Type, again: Comparison?)
  case input(any ComparableInput.Type)
  case container(any ComparableContainer.Type)
  case fields([(offset: Int, comparison: Comparison)])
  /// A value whose type is known only at run time: `Any`, or another existential that is laid out
  /// like it.
  case any
  /// Equal bytes are the same value twice; different bytes may be equal values, too.
  case bytes(count: Int)

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let type, let again):
      areEqual(type, lhs, rhs) || again?.areEqual(lhs, rhs) == true
    case .input(let type): areSame(type, lhs, rhs)
    case .container(let type): holdSame(type, lhs, rhs)
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

  private func holdSame<C: ComparableContainer>(
    _ type: C.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    C.holdsSame(
      lhs.assumingMemoryBound(to: C.self).pointee, rhs.assumingMemoryBound(to: C.self).pointee)
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
    let container = (type as? any ComparableContainer.Type).map(Comparison.container)
    if let equatable = type as? any Equatable.Type {
      let bytes = isPlain(type) ? Comparison.bytes(count: size(of: type)) : nil
      return .equatable(equatable, again: container ?? bytes)
    }
    if let container { return container }
    if isOpaqueExistential(type) { return .any }
    let fields = storedProperties(of: type)
    // A struct made in C has bytes and no known fields.
    if fields.isEmpty { return .bytes(count: size(of: type)) }
    return .fields(
      fields.map { ($0.offset, $0.isStrong ? of($0.type) : .bytes(count: size(of: $0.type))) })
  }

  /// True if the bytes of a value are all that there is of it.
  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return isPlain(type)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }
}
