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
///
/// Reading and writing are inlinable: compiled in this module they would be generic, and generic
/// code looks up the types of its values each time that it runs.
public struct EnvironmentValues {
  @usableFromInline var storage: EnvironmentStorage

  public init() { self.init(EnvironmentStorage()) }

  init(_ storage: EnvironmentStorage) { self.storage = storage }

  @inlinable public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let known = storage.value(for: ObjectIdentifier(key)) else { return K.defaultValue }
      return unsafeDowncast(known, to: StoredValue<K.Value>.self).value
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

  package mutating func setObject<T: ObservableObject>(_ object: T) {
    set(ObjectIdentifier(T.self), Optional(object))
  }

  /// True if views run from right to left: the layout direction, which every element asks for.
  var isMirrored: Bool { storage.isMirrored }

  /// True if both are certainly the same: a quick check that may return false for equal values.
  package func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// True if every value is certainly equal to the one in `other`.
  package func hasSameValues(as other: EnvironmentValues) -> Bool {
    storage.hasSameValues(as: other.storage)
  }

  /// True if both are equal values written in one order into one environment.
  func isSameWrite(as other: EnvironmentValues) -> Bool {
    storage.isSameWrite(as: other.storage)
  }

  /// These values with those of `new` where they are still those of `old`.
  func moved(from old: EnvironmentValues, to new: EnvironmentValues) -> EnvironmentValues {
    if old.isSame(as: new) { return self }
    if isSame(as: old) { return new }
    let olds = old.storage.all
    var moved = new
    for (key, value) in storage.all where olds[key] !== value {
      moved.storage = EnvironmentStorage(key, value, over: moved.storage)
    }
    return moved
  }

  /// The result of `make` for these values, computed once for all callers.
  package func derived<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value {
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
    storage.value(for: key).map { unsafeDowncast($0, to: StoredValue<V>.self).value }
  }

  @inlinable mutating func set<V>(_ key: ObjectIdentifier, _ value: V) {
    storage = EnvironmentStorage(key, StoredValue(value), over: storage)
  }
}

/// The values of an environment: one that was written last, above those of another environment.
///
/// They never change once made, so that the identity of a storage stands for its content. A write
/// costs as much as the value: nothing is copied. After some writes all values move into a table,
/// so that a read passes few of them.
@usableFromInline final class EnvironmentStorage {
  /// The largest number of values above a table.
  private static let mostWrites = 12

  /// The value that was written last; nil where ``table`` has them all.
  private let written: (key: ObjectIdentifier, value: AnyStoredValue)?
  /// The environment in which it was written.
  fileprivate let base: EnvironmentStorage?
  private let table: [ObjectIdentifier: AnyStoredValue]
  /// The number of values above the table.
  fileprivate let writes: Int
  /// True if the layout direction among the values is from right to left.
  let isMirrored: Bool
  /// The derived results: so few that a search finds them.
  @exclusivity(unchecked) var derived: [(type: ObjectIdentifier, value: AnyObject)] = []

  /// No values.
  init() {
    written = nil
    base = nil
    table = [:]
    writes = 0
    isMirrored = EnvironmentValues.LayoutDirectionKey.defaultValue == .rightToLeft
  }

  @usableFromInline init(
    _ key: ObjectIdentifier, _ value: AnyStoredValue, over base: EnvironmentStorage
  ) {
    if key == ObjectIdentifier(EnvironmentValues.LayoutDirectionKey.self) {
      let direction = unsafeDowncast(value, to: StoredValue<LayoutDirection>.self).value
      isMirrored = direction == .rightToLeft
    } else {
      isMirrored = base.isMirrored
    }
    if base.writes < Self.mostWrites {
      written = (key, value)
      self.base = base
      table = base.table
      writes = base.writes + 1
    } else {
      written = nil
      self.base = nil
      var table = base.all
      table[key] = value
      self.table = table
      writes = 0
    }
  }

  @usableFromInline func value(for key: ObjectIdentifier) -> AnyStoredValue? {
    // Each storage retains the next one, so that walking along them counts no references.
    var next = Unmanaged.passUnretained(self)
    for _ in 0..<writes {
      let (found, base) = next._withUnsafeGuaranteedRef { storage in
        (
          storage.written?.key == key ? storage.written?.value : nil,
          storage.base.map { Unmanaged.passUnretained($0) }
        )
      }
      if let found { return found }
      guard let base else { break }
      next = base
    }
    return table.isEmpty ? nil : table[key]
  }

  /// Every value by its key.
  var all: [ObjectIdentifier: AnyStoredValue] {
    var writes: [(key: ObjectIdentifier, value: AnyStoredValue)] = []
    var storage = self
    while let written = storage.written {
      writes.append(written)
      guard let base = storage.base else { break }
      storage = base
    }
    var all = table
    for write in writes.reversed() { all[write.key] = write.value }
    return all
  }

  /// True if both are equal values written in one order into one environment.
  func isSameWrite(as other: EnvironmentStorage) -> Bool {
    var (storage, others) = (self, other)
    while storage !== others {
      if storage.writes != others.writes { return false }
      guard let written = storage.written, let otherWritten = others.written else {
        return storage.table.count == others.table.count
          && storage.table.allSatisfy { key, value in
            others.table[key].map { $0 === value || $0.isKnownSame(as: value) } ?? false
          }
      }
      guard written.key == otherWritten.key, let base = storage.base, let otherBase = others.base,
        written.value.isKnownSame(as: otherWritten.value)
      else { return false }
      (storage, others) = (base, otherBase)
    }
    return true
  }

  /// True if every value is certainly equal to the one in `other`.
  ///
  /// Nearly always the same values were written into one environment.
  func hasSameValues(as other: EnvironmentStorage) -> Bool {
    if self === other { return true }
    var (storage, others) = (self, other)
    while let written = storage.written, let otherWritten = others.written,
      written.key == otherWritten.key, let base = storage.base, let otherBase = others.base
    {
      if !written.value.isKnownSame(as: otherWritten.value) {
        // Another value that nothing has been written above.
        if value(for: written.key) === written.value { return false }
        break
      }
      if base === otherBase { return true }
      (storage, others) = (base, otherBase)
    }
    let (values, otherValues) = (all, other.all)
    return values.count == otherValues.count
      && values.allSatisfy { key, value in otherValues[key].map(value.isKnownSame) ?? false }
  }
}

/// A value whose type follows from its key: read without a dynamic cast.
@usableFromInline class AnyStoredValue {
  @usableFromInline init() {}

  func isKnownSame(as other: AnyStoredValue) -> Bool { self === other }
}

@usableFromInline final class StoredValue<Value>: AnyStoredValue {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }

  override func isKnownSame(as other: AnyStoredValue) -> Bool {
    isKnownEqual(value, unsafeDowncast(other, to: StoredValue<Value>.self).value)
  }
}
