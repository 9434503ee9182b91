import OpenCombine

/// An observable object that a view further up supplied with ``View/environmentObject(_:)``.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object; reading it where no view above supplied one stops the program with a message that
  /// says so.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: call .environmentObject(_:) with one on a view further up."
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    object = node.environment.object(ObjectType.self)
    guard let object else {
      slot = nil
      return
    }
    if let kept = slot as? ObjectSubscription<ObjectType>, kept.object === object { return }
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
    slot = ObjectSubscription(object, node)
  }

  package static func dependsOnChange(_ slot: AnyObject?, of environment: EnvironmentValues) -> Bool
  {
    (slot as? ObjectSubscription<ObjectType>)?.object !== environment.object(ObjectType.self)
  }

  package static func disconnect(_ slot: AnyObject?) {
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
  }
}
