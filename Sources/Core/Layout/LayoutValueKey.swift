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
}

private struct LayoutValueWriter<K: LayoutValueKey> {
  let value: K.Value
}

extension LayoutValueWriter: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.setTrait(ObjectIdentifier(K.self), value, isForLayout: true)
  }
}
