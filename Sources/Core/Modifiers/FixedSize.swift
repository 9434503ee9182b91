import LayoutEngine

nonisolated extension View {
  /// Gives this view its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives this view its ideal length on the chosen axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

private struct FixedSizeModifier: ElementModifier {
  let horizontal: Bool
  let vertical: Bool

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    FixedSizeRule(horizontal: horizontal, vertical: vertical)
  }
}
