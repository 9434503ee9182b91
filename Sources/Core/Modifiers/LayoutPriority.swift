import LayoutEngine

nonisolated extension View {
  /// Sets the order in which a stack proposes space: higher priorities first; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }
}

private struct LayoutPriorityModifier: ElementModifier {
  let priority: Double

  func rule(in environment: EnvironmentValues) -> any LayoutRule { PriorityRule(priority) }
}
