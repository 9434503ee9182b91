/// The views inside an element that the pointer can reach.
package enum PointerReach {
  case all
  /// The element alone, and not its children.
  case itself
  /// All, the first child above the others, which are its background.
  case firstChildOnTop
  /// The first child alone: the others only mask it.
  case firstChild
  case nothing
}

private enum ConcealedKey: ElementKey {
  typealias Value = Bool
}

extension LayoutElement {
  /// True if the views inside are hidden both from sight and from assistive programs.
  package final var isConcealed: Bool {
    get { self[ConcealedKey.self] ?? false }
    set { self[ConcealedKey.self] = newValue ? true : nil }
  }
}
