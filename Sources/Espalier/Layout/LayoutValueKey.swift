import LayoutEngine

/// A key for a value that a view gives the layout it is directly in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Gives the layout that this view is directly in a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueWriter<K>(value: value))
  }

  /// Gives the container that this view is directly in a value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueWriter { $0[keyPath: keyPath] = value })
  }
}

/// A changed value may mean another arrangement, so setting it asks the layout again.
private struct LayoutValueWriter<K: LayoutValueKey> {
  let value: K.Value
}

extension LayoutValueWriter: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.traits[ObjectIdentifier(K.self)] = value
    element.invalidateContainer()
  }
}

/// A key for a value in ``ContainerValues``.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gives the container it is directly in.
public struct ContainerValues {
  private let inherited: (ObjectIdentifier) -> Any?
  fileprivate var own: [ObjectIdentifier: Any] = [:]

  init(_ inherited: @escaping (ObjectIdentifier) -> Any?) { self.inherited = inherited }

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      let key = ObjectIdentifier(key)
      return (own[key] ?? inherited(key)) as? K.Value ?? K.defaultValue
    }
    set { own[ObjectIdentifier(key)] = newValue }
  }
}

private struct ContainerValueWriter {
  let write: (inout ContainerValues) -> Void
}

extension ContainerValueWriter: ElementModifier {
  func configure(_ element: LayoutElement) {
    var values = ContainerValues { [weak element] key in
      // Written and read while the tree is updated, on the main actor.
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated { result = element?.children.first?.trait(key) }
      return result
    }
    write(&values)
    element.traits.merge(values.own) { _, new in new }
    element.invalidateContainer()
  }
}
