import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Makes this view black, opaque where it was light and clear where it was dark: a mask made of a
  /// picture.
  public func luminanceToAlpha() -> some View {
    modifier(PaintEffectModifier(effect: LuminanceToAlphaEffect()))
  }
}

struct LuminanceToAlphaEffect: ColorEffect {
  // Front items may become clear.
  var isSameForAll: Bool { false }

  func matrix(in environment: EnvironmentValues) -> ColorMatrix { .luminanceToAlpha }
}
