/// A value that the framework keeps for a view as long as the view's identity lasts.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var storage: StateStorage<Value>?

  public init(wrappedValue value: Value) { initial = { value } }

  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// Creates the value once, when the view first appears: an `@Observable` object is not made again with each body.
  public init(wrappedValue value: @autoclosure @escaping () -> Value) where Value: AnyObject {
    initial = value
  }

  /// The current value; writing it has the view evaluated again.
  ///
  /// Before the view is part of a tree, reading gives the initial value and writing does nothing.
  public var wrappedValue: Value {
    get { storage?.value ?? initial() }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial()) }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  /// The initial value counts once only.
  static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    if let kept = slot as? StateStorage<Value> {
      storage = kept
    } else {
      let new = StateStorage(initial(), node)
      slot = new
      storage = new
    }
  }
}

/// Where a state's value lives.
///
/// Views are used on the main actor; a write from another thread is a race, as it is in SwiftUI for classes.
final class StateStorage<Value> {
  var value: Value {
    didSet {
      if isKnownEqual(oldValue, value) { return }
      let node = node
      onMainActor { node.value?.invalidate() }
    }
  }
  private var node: WeakNode

  @MainActor init(_ value: Value, _ node: ViewNode) {
    self.value = value
    self.node = WeakNode(node)
  }
}

extension StateStorage: KeptSlot {
  func moved(to node: ViewNode) -> AnyObject {
    self.node = WeakNode(node)
    return self
  }
}

/// A node that may be gone.
struct WeakNode: Sendable {
  private(set) weak var value: ViewNode?

  init(_ value: ViewNode) { self.value = value }
}
