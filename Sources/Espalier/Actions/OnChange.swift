nonisolated extension View {
  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value when `value` has changed.
  ///
  /// - Parameter initial: calls it when the view first appears, too, with the same value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` has changed.
  ///
  /// - Parameter initial: calls it when the view first appears, too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}

private struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<C: View, Value: Equatable>: WrappingNode<C, ChangeModifier<Value>> {
  override func didMake() {
    guard modifier.initial else { return }
    let (action, value) = (modifier.action, modifier.value)
    graph.afterLayout { action(value, value) }
  }

  override func didUpdate(from old: ChangeModifier<Value>) {
    if old.value == modifier.value { return }
    let (action, value) = (modifier.action, modifier.value)
    graph.afterLayout { action(old.value, value) }
  }
}
