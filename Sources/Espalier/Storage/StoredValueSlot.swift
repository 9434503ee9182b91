@_spi(Espalier) import EspalierCore
import Foundation

/// The record of a stored value that a place in the view tree keeps: bindings lead to it, and it knows their readers.
final class StoredValueSlot<Value> {
  let store: any ValueStore
  private let name: String
  private let coding: ValueCoding<Value>
  /// The value where none is stored.
  private var initial: Value
  /// The value that was last reported to the readers.
  private var shown: Value
  private let owner: WeakNode
  private var readers = StateReaders<Value>()
  /// True if the value was ever read for the view that owns it, while no node was evaluated.
  private var isReadByOwner = false

  @MainActor private init(
    _ store: any ValueStore, _ name: String, _ coding: ValueCoding<Value>, _ initial: Value,
    _ node: ViewNode
  ) {
    self.store = store
    self.name = name
    self.coding = coding
    self.initial = initial
    owner = WeakNode(node)
    store.prepare()
    shown = coding.read(store, name) ?? initial
    StoreWatch.add(self, store, key) { [weak self] in self?.look() }
  }

  /// Returns the slot of a key that the view is about to show; makes a new one if the store or the
  /// key has changed.
  @MainActor static func connected(
    _ slot: inout AnyObject?, to store: any ValueStore, _ name: String,
    _ coding: ValueCoding<Value>, _ initial: Value, _ node: ViewNode
  ) -> StoredValueSlot {
    let kept = slot as? StoredValueSlot
    if let kept, kept.key == StoreKey(store, name) {
      kept.initial = initial
      return kept
    }
    kept?.cancel()
    let new = StoredValueSlot(store, name, coding, initial, node)
    slot = new
    return new
  }

  private var key: StoreKey { StoreKey(store, name) }

  /// The value, recorded as read by the current reader.
  func read() -> Value {
    noteRead(nil)
    return get()
  }

  /// Has the readers updated if the value differs from the one last reported to them.
  @MainActor private func look() {
    let (old, new) = (shown, get())
    shown = new
    if isKnownEqual(old, new) { return }
    if isReadByOwner { owner.value?.invalidate() }
    for reader in readers.affected(from: old, to: new) { reader.invalidate() }
  }

  @MainActor func cancel() { StoreWatch.remove(self, key) }
}

extension StoredValueSlot: BindingLocation {
  func get() -> Value { coding.read(store, name) ?? initial }

  func set(_ value: Value, _ transaction: Transaction) {
    coding.set(value, in: store, forKey: name)
  }

  func noteRead(_ check: ReadCheck<Value>?) {
    // Checked first: on other threads the reader must not be used.
    guard isOnMainActor else { return }
    switch StateReading.current {
    case .unnoticed: break
    case .byOwner: isReadByOwner = true
    case .by(let node, let evaluation): readers.add(node, evaluation, check)
    }
  }

  func snapshot() -> Value? { get() }

  func isSame(as other: StoredValueSlot) -> Bool { self === other }
}
