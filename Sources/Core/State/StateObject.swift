import OpenCombine

/// An observable object that the framework makes once and keeps as long as the view's identity
/// lasts.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  /// The object is made only once.
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let kept = slot as? ObjectSubscription<ObjectType> ?? ObjectSubscription(make(), node)
    slot = kept
    object = kept.object
  }

  package static func disconnect(_ slot: AnyObject?) {
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
  }
}

/// An object and the subscription that has a node updated when the object is about to change.
package final class ObjectSubscription<ObjectType: ObservableObject> {
  package let object: ObjectType
  private var subscription: AnyCancellable?
  /// The watches of properties that change without `objectWillChange`.
  private var watches: [AnyCancellable] = []

  @MainActor package init(_ object: ObjectType, _ node: ViewNode) {
    self.object = object
    let node = WeakNode(node)
    // `objectWillChange` comes before the change; the update runs after it, in the next round.
    subscription = object.objectWillChange.sink { @Sendable _ in
      onMainActor { node.value?.invalidate() }
    }
    watches = WatchedProperties.of(object).map { $0.watch { node.value?.invalidate() } }
  }

  package func cancel() {
    subscription = nil
    watches = []
  }
}

extension ObjectSubscription: KeptSlot {
  func moved(to node: ViewNode) -> AnyObject { ObjectSubscription(object, node) }
}
