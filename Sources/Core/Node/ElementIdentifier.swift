private enum IdentifierKey: ElementKey {
  typealias Value = String
}

extension LayoutElement {
  /// The name by which ``LayoutSnapshot`` and assistive programs find this element.
  package final var identifier: String? {
    get { self[IdentifierKey.self] }
    set { self[IdentifierKey.self] = newValue }
  }
}
