import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Replaces this view's colors by their opposites: black by white, red by cyan.
  public func colorInvert() -> some View {
    modifier(PaintEffectModifier(effect: ColorInvertEffect()))
  }
}

struct ColorInvertEffect: ColorEffect {
  func matrix(in environment: EnvironmentValues) -> ColorMatrix { .invert }
}
