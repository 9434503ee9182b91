@_spi(Espalier) import EspalierCore

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
