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
  /// Never changed once made, so that its identity stands for its content.
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage = Storage([:])

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { set(ObjectIdentifier(key), newValue) }
  }

  /// An `@Observable` object of the given type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { storage.values[ObjectIdentifier(type)] as? T }
    set { set(ObjectIdentifier(type), newValue as Any) }
  }

  func object<T: ObservableObject>(_ type: T.Type) -> T? {
    storage.values[ObjectIdentifier(type)] as? T
  }

  mutating func setObject<T: ObservableObject>(_ object: T) {
    set(ObjectIdentifier(T.self), object)
  }

  /// Whether both are certainly the same: a quick answer that may be no for equal values.
  func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether every value is certainly equal to the one in `other`.
  func hasSameValues(as other: EnvironmentValues) -> Bool {
    if isSame(as: other) { return true }
    let (values, others) = (storage.values, other.storage.values)
    return values.count == others.count
      && values.allSatisfy { key, value in others[key].map { isKnownEqual(value, $0) } ?? false }
  }

  private mutating func set(_ key: ObjectIdentifier, _ value: Any) {
    var values = storage.values
    values[key] = value
    storage = Storage(values)
  }
}
