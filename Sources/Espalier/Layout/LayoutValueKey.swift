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
  private var values: [ObjectIdentifier: Any] = [:]

  /// What the modifiers of an element's view write, the innermost last.
  @MainActor init(of element: LayoutElement?) {
    element?.forEachTrait(ContainerValueWriter.key) { ($0 as? ContainerValueWriter)?.write(&self) }
  }

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

private struct ContainerValueWriter {
  static let key = ObjectIdentifier(ContainerValueWriter.self)

  let write: (inout ContainerValues) -> Void
}

extension ContainerValueWriter: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.traits[Self.key] = self
    element.invalidateContainer()
  }
}
