import LayoutEngine

/// A key for a value that a view gives the layout that directly contains it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Gives a value to the layout that directly contains this view.
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
