import EspalierCore
import EspalierGraphics

private enum IgnoresInvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True if the colors here are inverted already, so that the system's inversion shows them as
  /// they are.
  fileprivate var ignoresInvertColors: Bool {
    get { self[IgnoresInvertColorsKey.self] }
    set { self[IgnoresInvertColorsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether this view keeps its colors where the system inverts those of the screen, as
  /// photographs should.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(IgnoresInvertColors(isActive: active))
  }
}

private struct IgnoresInvertColors {
  let isActive: Bool
  @Environment(\.accessibilityInvertColors) private var isInverted
  @Environment(\.ignoresInvertColors) private var isDone
}

@MainActor extension IgnoresInvertColors: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let content = content.environment(\.ignoresInvertColors, isActive)
    // Inverting twice gives the original colors.
    if isInverted && isActive != isDone { content.colorInvert() } else { content }
  }
}
