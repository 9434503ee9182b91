nonisolated extension View {
  /// Calls `action` with the new value when `value` has changed.
  ///
  /// The closure that is called is the one from before the change: a capture list `[value]` holds
  /// the old value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, initial: false, callsFormer: true) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value when `value` has changed.
  ///
  /// - Parameter initial: true to call it when the view first appears, too, with the same value
  ///   twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when `value` has changed.
  ///
  /// - Parameter initial: true to call it when the view first appears, too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}

private struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  /// True if a change calls the action that came with the old value.
  var callsFormer = false
  let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<C: View, Value: Equatable>: MemberNode<C, ChangeModifier<Value>> {
  override func membersDidChange() {
    if hasMembers && modifier.initial { modifier.action(modifier.value, modifier.value) }
  }

  override func didUpdate(from old: ChangeModifier<Value>) {
    if isUnchanged(old.value, modifier.value) { return }
    // For members that come with this update, the new value is the first.
    guard hasMembers || (isNew && !modifier.initial) else { return }
    let action = modifier.callsFormer ? old.action : modifier.action
    let value = modifier.value
    graph.afterLayout { [weak self] in
      if self?.hasMembers ?? true { action(old.value, value) }
    }
  }
}
