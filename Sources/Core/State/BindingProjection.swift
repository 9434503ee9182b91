/// The way from a value to a part of it, or to another form of it, and back.
package protocol BindingProjection<Base, Value>: Equatable {
  associatedtype Base
  associatedtype Value

  func get(_ base: Base) -> Value

  /// Puts `value` into `base`; returns true if it belongs there.
  func set(_ value: Value, in base: inout Base) -> Bool

  /// True if ``get(_:)`` has an answer for any base, and calls no code of the program: it may be
  /// used with values that no view was made for.
  var isSafe: Bool { get }

  /// True if the way leads through an object, which changes without `Base`.
  var isByReference: Bool { get }
}

extension BindingProjection {
  package var isSafe: Bool { true }
  package var isByReference: Bool { false }
}

/// A property.
struct KeyPathProjection<Base, Value>: BindingProjection {
  let path: WritableKeyPath<Base, Value>

  func get(_ base: Base) -> Value { base[keyPath: path] }

  func set(_ value: Value, in base: inout Base) -> Bool {
    base[keyPath: path] = value
    return true
  }

  /// A computed property or a subscript may stop the program for a value that no view was made for.
  var isSafe: Bool { MemoryLayout<Base>.offset(of: path) != nil }

  var isByReference: Bool { path is ReferenceWritableKeyPath<Base, Value> }
}

/// An element of a collection; once the collection is shorter, the last known element, and writes
/// are lost.
struct ElementProjection<Base: MutableCollection>: BindingProjection {
  let index: Base.Index
  let last: Base.Element

  func get(_ base: Base) -> Base.Element {
    base.indices.contains(index) ? base[index] : last
  }

  func set(_ value: Base.Element, in base: inout Base) -> Bool {
    guard base.indices.contains(index) else { return false }
    base[index] = value
    return true
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.index == rhs.index }
}

/// A value as an optional one; nil is not written.
struct OptionalProjection<Base>: BindingProjection {
  func get(_ base: Base) -> Base? { base }

  func set(_ value: Base?, in base: inout Base) -> Bool {
    guard let value else { return false }
    base = value
    return true
  }
}

/// The value inside an optional; once that is nil, the first known value.
struct UnwrappingProjection<Value>: BindingProjection {
  let initial: Value

  func get(_ base: Value?) -> Value { base ?? initial }

  func set(_ value: Value, in base: inout Value?) -> Bool {
    base = value
    return true
  }

  static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// A hashable value with its type hidden; values of other types are not written.
struct ErasingProjection<Base: Hashable>: BindingProjection {
  func get(_ base: Base) -> AnyHashable { AnyHashable(base) }

  func set(_ value: AnyHashable, in base: inout Base) -> Bool {
    guard let value = value.base as? Base else { return false }
    base = value
    return true
  }
}
