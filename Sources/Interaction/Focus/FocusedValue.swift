@_spi(Espalier) import EspalierCore

/// A value that the view with the focus gives; nil where it gives none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? { value }
}

extension FocusedValue: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let center = node.graph.input.focus.values
    center.add(node)
    value = center.values[keyPath: keyPath]
  }
}

/// A binding that the view with the focus gives; nil where it gives none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The binding's value; writing does nothing where there is no binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: ConnectedProperty {
  package static func isKnownSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }

  package mutating func connect(_ slot: inout AnyObject?, to node: ViewNode) {
    let center = node.graph.input.focus.values
    center.add(node)
    binding = center.values[keyPath: keyPath]
  }
}
