@_spi(Espalier) import EspalierCore
import Foundation

/// A value that is kept for the window that the view is in, and is there again when the program opens that window the next
/// time.
///
///     @SceneStorage("selectedTab") private var tab = 0
///
/// Each window has values of its own. The first window of a scene takes up what that scene's first window had when the
/// program ended; further windows do where they are opened again (``Scene/restorationBehavior(_:)``). Values are those
/// that ``AppStorage`` takes, except dates.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let coding: ValueCoding<Value>
  private var slot: StoredValueSlot<Value>?

  init(_ initial: Value, _ key: String, _ coding: ValueCoding<Value>) {
    self.initial = initial
    self.key = key
    self.coding = coding
  }

  /// The value of the window; before the view is part of one, the initial value, and writing does nothing.
  public var wrappedValue: Value {
    get { slot?.read() ?? initial }
    nonmutating set { slot?.set(newValue, Transaction.current) }
  }

  /// A binding to the value; making one does not count as reading.
  public var projectedValue: Binding<Value> {
    if let slot { return Binding(at: slot) }
    return .constant(initial)
  }
}

extension SceneStorage: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let store: any ValueStore =
      node.environment.sceneStore ?? (slot as? StoredValueSlot<Value>)?.store ?? SceneStore(nil)
    self.slot = .connected(&slot, to: store, key, coding, initial, node)
  }

  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    guard let store = environment.sceneStore else { return false }
    return (slot as? StoredValueSlot<Value>)?.store !== store
  }

  package static func disconnect(_ slot: AnyObject?) { (slot as? StoredValueSlot<Value>)?.cancel() }
}

/// The values of one window.
package final class SceneStore: ValueStore {
  /// The prefix of the names of scenes among the user defaults.
  static let keyPrefix = "SceneStorage "

  private var values: [String: Any]
  /// The keys that were written since the values were last passed on.
  private var changed: Set<String> = []
  /// The place where the values outlive the program; nil if they do not.
  private let place: (store: UserDefaults, key: String)?

  /// - Parameter name: the name of the scene whose values are taken over and kept; nil keeps them
  ///   in memory only.
  package init(_ name: String?, in store: UserDefaults = .standard) {
    place = name.map { (store, Self.keyPrefix + $0) }
    place?.store.prepare()
    values = place.flatMap { $0.store.dictionary(forKey: $0.key) } ?? [:]
  }

  /// Removes the values of a window that is not opened again.
  package static func remove(_ name: String, from store: UserDefaults = .standard) {
    if store.object(forKey: keyPrefix + name) == nil { return }
    store.removeObject(forKey: keyPrefix + name)
    DefaultsSaver.save(store)
  }

  func object(forKey key: String) -> Any? { values[key] }

  func set(_ value: Any?, forKey key: String) {
    values[key] = value
    changed.insert(key)
  }

  func prepare() {}

  @MainActor func save() {
    guard let place else { return }
    // Another run of the program may have a window of the same scene.
    DefaultsSaver.alone {
      var kept = place.store.dictionary(forKey: place.key) ?? [:]
      for key in changed { kept[key] = values[key] }
      place.store.set(kept, forKey: place.key)
    }
    changed = []
    place.store.save()
  }
}

private enum SceneStoreKey: EnvironmentKey {
  static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
  /// The values of the window; nil if the view is not in one.
  package var sceneStore: SceneStore? {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}
