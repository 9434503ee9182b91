import OpenCombine

/// An observable object owned elsewhere, whose changes have the view evaluated again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    package let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(at: ObjectLocation(object, keyPath))
    }

    package init(object: ObjectType) {
      self.object = object
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.wrappedValue === rhs.wrappedValue
  }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    if let kept = slot as? ObjectSubscription<ObjectType>, kept.object === wrappedValue { return }
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
    slot = ObjectSubscription(wrappedValue, node)
  }

  package static func disconnect(_ slot: AnyObject?) {
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
  }
}
