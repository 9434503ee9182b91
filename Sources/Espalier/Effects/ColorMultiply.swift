import EspalierDrawing

nonisolated extension View {
  /// Multiplies this view's colors and opacity with those of a color: white changes nothing.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(PaintEffectModifier(effect: ColorMultiplyEffect(color: color)))
  }
}

struct ColorMultiplyEffect: ColorEffect {
  let color: Color

  // A translucent color lets what is behind shine through.
  var isSameForAll: Bool { false }

  func matrix(in environment: EnvironmentValues) -> ColorMatrix {
    .multiply(color.resolve(in: environment).components)
  }
}
