nonisolated extension View {
  /// Names this view for tests and tools; neither layout nor drawing changes.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Names this view for tests and tools; neither layout nor drawing changes.
  ///
  /// - Parameter isEnabled: false names nothing.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(IdentifierModifier(identifier: isEnabled ? identifier : nil))
  }
}

private struct IdentifierModifier: ElementModifier {
  let identifier: String?

  func configure(_ element: LayoutElement) { element.identifier = identifier }
}

private enum IdentifierKey: ElementKey {
  typealias Value = String
}

extension LayoutElement {
  /// The name by which ``LayoutSnapshot`` and assistive programs find this element.
  final var identifier: String? {
    get { self[IdentifierKey.self] }
    set { self[IdentifierKey.self] = newValue }
  }
}
