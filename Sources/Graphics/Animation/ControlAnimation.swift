import EspalierCore

nonisolated extension View {
  /// Animates the changes inside a control when its value changes, as briefly as the platforms'
  /// controls do; not where the user prefers less motion.
  package func controlAnimation<V: Equatable>(value: V) -> some View {
    modifier(ControlAnimation(value: value))
  }
}

private struct ControlAnimation<Value: Equatable> {
  let value: Value
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

@MainActor extension ControlAnimation: ViewModifier {
  func body(content: Content) -> some View {
    content.animation(reducesMotion ? nil : .easeInOut(duration: 0.2), value: value)
  }
}
