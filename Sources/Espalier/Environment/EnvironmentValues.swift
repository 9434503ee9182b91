import EspalierDrawing
import Foundation
import Observation
import OpenCombine

/// A key for a value that flows down the view tree.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that flow down the view tree.
public struct EnvironmentValues {
  private var storage = EnvironmentStorage([:])

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let known: K.Value? = value(for: ObjectIdentifier(key))
      return known ?? K.defaultValue
    }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// An `@Observable` object of the given type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get {
      let known: T?? = value(for: ObjectIdentifier(type))
      return known ?? nil
    }
    set { set(ObjectIdentifier(type), newValue) }
  }

  func object<T: ObservableObject>(_ type: T.Type) -> T? {
    let known: T?? = value(for: ObjectIdentifier(type))
    return known ?? nil
  }

  mutating func setObject<T: ObservableObject>(_ object: T) {
    set(ObjectIdentifier(T.self), Optional(object))
  }

  /// True if both are certainly the same: a quick check that may return false for equal values.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// True if every value is certainly equal to the one in `other`.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isSame(as: other) { return true }
    let (values, others) = (storage.values, other.storage.values)
    return values.count == others.count
      && values.allSatisfy { key, value in others[key].map(value.isKnownSame) ?? false }
  }

  /// These values with those of `new` where they are still those of `old`.
  func moved(from old: EnvironmentValues, to new: EnvironmentValues) -> EnvironmentValues {
    if old.isSame(as: new) { return self }
    if isSame(as: old) { return new }
    var values = new.storage.values
    for (key, value) in storage.values where old.storage.values[key] !== value {
      values[key] = value
    }
    var moved = new
    moved.storage = EnvironmentStorage(values)
    return moved
  }

  /// The result of `make` for these values, computed once for all callers.
  func derived<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value {
    let type = ObjectIdentifier(Value.self)
    for entry in storage.derived where entry.type == type {
      return unsafeDowncast(entry.value, to: Value.self)
    }
    let value = make(self)
    storage.derived.append((type, value))
    return value
  }

  /// The values of one key all have one type: that of the key, or the optional object type that is
  /// the key.
  private func value<V>(for key: ObjectIdentifier) -> V? {
    storage.values[key].map { unsafeDowncast($0, to: StoredValue<V>.self).value }
  }

  private mutating func set<V>(_ key: ObjectIdentifier, _ value: V) {
    var values = storage.values
    values[key] = StoredValue(value)
    storage = EnvironmentStorage(values)
  }
}

/// The values never change once made, so that the identity of their storage stands for its content.
private final class EnvironmentStorage {
  let values: [ObjectIdentifier: AnyStoredValue]
  /// The derived results: so few that a search finds them.
  var derived: [(type: ObjectIdentifier, value: AnyObject)] = []

  init(_ values: [ObjectIdentifier: AnyStoredValue]) { self.values = values }
}

/// A value whose type follows from its key: read without a dynamic cast.
private class AnyStoredValue {
  func isKnownSame(as other: AnyStoredValue) -> Bool { self === other }
}

private final class StoredValue<Value>: AnyStoredValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func isKnownSame(as other: AnyStoredValue) -> Bool {
    isKnownEqual(value, unsafeDowncast(other, to: StoredValue<Value>.self).value)
  }
}
