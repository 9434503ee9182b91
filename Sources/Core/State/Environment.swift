import Observation

/// Reads a value of the environment, and has the view evaluated again when it changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  @usableFromInline let read: (EnvironmentValues) -> Value
  /// The key path of the value; nil where the type `Value` determines it.
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>?
  @usableFromInline var value: Value?

  /// Reads the value at `keyPath`.
  @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the `@Observable` object of a type that a view further up supplied.
  ///
  /// Reading it where there is none stops the program with a message that says so.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
    read = { environment in
      guard let object = environment[objectType] else {
        preconditionFailure(
          "No \(objectType) in the environment: call .environment(_:) with one on a view further up."
        )
      }
      return object
    }
  }

  /// Reads the `@Observable` object of a type, or nil where no view above supplied one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    read = { $0[objectType] }
  }

  /// Reads the value that a function finds, for values that no key path leads to.
  package init(reading read: @escaping (EnvironmentValues) -> Value) {
    keyPath = nil
    self.read = read
  }

  @inlinable public var wrappedValue: Value {
    if let value { return value }
    return read(EnvironmentValues())
  }
}

extension Environment: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let value = read(node.environment)
    self.value = value
    let read = read
    slot = EnvironmentSlot { isKnownEqual(read($0), value) }
  }

  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    guard let slot = slot as? EnvironmentSlot else { return true }
    return !slot.isSame(environment)
  }
}

/// Values of the environment that some views need together, such as those on which the looks of a control
/// depend.
package protocol EnvironmentReading: SendableMetatype {
  init(_ environment: EnvironmentValues)
}

/// Values that are read once for all views in an environment.
///
/// Each of these views keeps a reference: the values themselves may take a kilobyte.
package final class SharedReading<Values: EnvironmentReading> {
  package let values: Values

  fileprivate init(_ environment: EnvironmentValues) { values = Values(environment) }
}

extension SharedReading: ComparableInput {
  package static func isKnownSame(_ lhs: SharedReading, _ rhs: SharedReading) -> Bool {
    lhs === rhs || isKnownEqual(lhs.values, rhs.values)
  }
}

extension Environment {
  /// Reads several values together.
  package init<Values>(sharing type: Values.Type) where Value == SharedReading<Values> {
    self.init(reading: { $0.derived(SharedReading.init) })
  }
}

/// The value that a view has read from its environment, for comparison with those to come.
private final class EnvironmentSlot {
  let isSame: (EnvironmentValues) -> Bool

  init(_ isSame: @escaping (EnvironmentValues) -> Bool) { self.isSame = isSame }
}
