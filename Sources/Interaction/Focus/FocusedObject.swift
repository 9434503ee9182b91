@_spi(Espalier) import EspalierCore
import OpenCombine

nonisolated extension View {
  /// Gives an object while this view or one inside it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Gives an object, if there is one, while this view or one inside it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\FocusedValues.[FocusedObjectPath<T>()], object)
  }

  /// Gives an object while the window has the focus, wherever in it.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Gives an object, if there is one, while the window has the focus, wherever in it.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\FocusedValues.[FocusedObjectPath<T>()], object)
  }
}

private enum FocusedObjectKey<T: ObservableObject>: FocusedValueKey {
  typealias Value = T
}

/// A type that stands for that of an object in a key path.
private struct FocusedObjectPath<T: ObservableObject>: Hashable {}

extension FocusedValues {
  fileprivate subscript<T: ObservableObject>(path: FocusedObjectPath<T>) -> T? {
    get { self[FocusedObjectKey<T>.self] }
    set { self[FocusedObjectKey<T>.self] = newValue }
  }
}

/// An observable object that the view with the focus gives; nil where it gives none.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil where there is no object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject.Wrapper(object: $0) }
  }
}

extension FocusedObject: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { true }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let center = node.graph.input.focus.values
    center.add(node)
    object = center.values[FocusedObjectPath<ObjectType>()]
    let kept = slot as? ObjectSubscription<ObjectType>
    if let object {
      slot = kept?.object === object ? kept : ObjectSubscription(object, node)
    } else {
      slot = nil
    }
    if let kept, kept !== slot { kept.cancel() }
  }

  package static func disconnect(_ slot: AnyObject?) {
    (slot as? ObjectSubscription<ObjectType>)?.cancel()
  }
}
