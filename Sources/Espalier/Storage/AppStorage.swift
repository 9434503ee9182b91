@_spi(Espalier) import EspalierCore
import Foundation
import OpenCombine

/// A value that is kept in the user defaults: it is restored when the program starts the next time.
///
///     @AppStorage("username") private var username = "Anonymous"
///
/// Every view that shows the same key is updated when one of them, or any other part of the
/// program, changes it. Values are truth values, numbers, strings, dates, addresses, data,
/// enumerations made of strings or integers, and optionals of those.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let ownStore: UserDefaults?
  private let coding: ValueCoding<Value>
  private var slot: StoredValueSlot<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: ValueCoding<Value>) {
    self.initial = initial
    self.key = key
    ownStore = store
    self.coding = coding
  }

  /// The stored value, or the initial one if no value of its type is stored.
  public var wrappedValue: Value {
    get {
      // Where there is a slot, the store was prepared when it was connected.
      if let slot { return slot.read() }
      store.prepare()
      return coding.read(store, key) ?? initial
    }
    nonmutating set { coding.set(newValue, in: store, forKey: key) }
  }

  /// A binding to the value; making one does not count as reading.
  public var projectedValue: Binding<Value> {
    if let slot { return Binding(at: slot) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  // Swift finds it in the type itself, and not in an extension.
  /// The value as a property of an object: an `ObservableObject` announces that it will change, as with `@Published`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      if let object = object as? any ObservableObject { announceChange(of: object) }
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  private var store: any ValueStore { slot?.store ?? ownStore ?? UserDefaults.standard }
}

private func announceChange<Object: ObservableObject>(of object: Object) {
  (object.objectWillChange as? ObservableObjectPublisher)?.send()
}

extension AppStorage: WatchedProperty {
  package func watch(_ didChange: @escaping @MainActor () -> Void) -> AnyCancellable {
    let (store, watcher) = (store, StoreWatcher())
    let key = StoreKey(store, key)
    store.prepare()
    StoreWatch.add(watcher, store, key, didChange: didChange)
    return AnyCancellable { onMainActor { StoreWatch.remove(watcher, key) } }
  }
}

/// The identity of a watch of a stored value.
private final class StoreWatcher: Sendable {}

extension AppStorage: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.ownStore === rhs.ownStore
  }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let store: any ValueStore = ownStore ?? node.environment.defaultAppStorage
    self.slot = .connected(&slot, to: store, key, coding, initial, node)
  }

  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    // A value with a store of its own is read once more, which changes nothing.
    (slot as? StoredValueSlot<Value>)?.store !== environment.defaultAppStorage
  }

  package static func disconnect(_ slot: AnyObject?) { (slot as? StoredValueSlot<Value>)?.cancel() }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Has the ``AppStorage`` values of this view and those inside it kept in `store`, unless they name one themselves.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
