/// A key for a value in ``ContainerValues``.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gives its direct container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The values that the modifiers of an element's view write, the innermost last.
  ///
  /// - Parameter depth: only modifiers further out in the tree count; nil stands for all.
  @MainActor init(of element: LayoutElement?, outside depth: Int? = nil) {
    element?.forEachTrait { wrapper, key, value in
      if let depth, wrapper.owner.depth >= depth { return }
      if let writer = value as? any ContainerValueWriting {
        writer.write(&self)
      } else {
        tags[key] = value
      }
    }
  }

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of a type; nil where it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags[ObjectIdentifier(TagTrait<V>.self)] as? V
  }

  /// True if the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

nonisolated extension View {
  /// Gives a value to the container that directly contains this view.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueWriter(keyPath: keyPath, value: value))
  }
}

private protocol ContainerValueWriting {
  func write(_ values: inout ContainerValues)
}

private struct ContainerValueWriter<Value>: ContainerValueWriting {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func write(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension ContainerValueWriter: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(ContainerValueWriter.self), self, isForLayout: true)
  }
}
