/// Which views the pointer can meet inside an element.
enum PointerReach {
  case all
  /// The element alone, and not its children.
  case itself
  /// All, the first child above the others, which are its background.
  case firstChildOnTop
  /// The first child alone: the others are no more than a mask of it.
  case firstChild
  case nothing
}

private enum ConcealedKey: ElementKey {
  typealias Value = Bool
}

extension LayoutElement {
  /// Whether nobody learns of what is inside: neither by sight nor by assistive programs.
  final var isConcealed: Bool {
    get { self[ConcealedKey.self] ?? false }
    set { self[ConcealedKey.self] = newValue ? true : nil }
  }
}
