@_spi(Espalier) import EspalierCore

nonisolated extension View {
  /// Runs `action` when a modifier key goes down or comes up, with the keys of the mask that were
  /// down before and that are down now.
  ///
  /// Here Control is the key of shortcuts: it counts as `.control` and as `.command`.
  ///
  /// - Parameters:
  ///   - mask: the keys that count.
  ///   - initial: true to run it when the view appears while such keys are down, too.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }
}

private struct ModifierKeysModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
}

extension ModifierKeysModifier: PrimitiveModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode {
    ModifierKeysNode(view, inputs)
  }
}

private final class ModifierKeysNode<C: View>: WrappingNode<C, ModifierKeysModifier>,
  ModifierKeyWatcher
{
  override func didMake() {
    let keys = graph[ModifierKeys.self]
    keys.add(self)
    guard modifier.initial, !keys.held.isDisjoint(with: modifier.mask) else { return }
    graph.afterLayout { [weak self] in
      guard let self, !isDetached else { return }
      modifierKeysDidChange(from: [], to: graph[ModifierKeys.self].held)
    }
  }

  override func detach() {
    super.detach()
    graph[ModifierKeys.self].remove(self)
  }

  func modifierKeysDidChange(from old: EventModifiers, to new: EventModifiers) {
    let (before, now) = (old.intersection(modifier.mask), new.intersection(modifier.mask))
    if before != now { modifier.action(before, now) }
  }
}
