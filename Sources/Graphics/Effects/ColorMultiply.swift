import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Multiplies this view's colors and opacity with those of a color: white changes nothing.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(PaintEffectModifier(effect: ColorMultiplyEffect(color: color)))
  }
}

struct ColorMultiplyEffect: ColorEffect {
  let color: Color
  /// The color in the view's environment.
  private var factor = AnimatedColor(.white)

  init(color: Color) { self.color = color }

  var animatableData: AnimatedColor.AnimatableData {
    get { factor.animatableData }
    set { factor.animatableData = newValue }
  }

  static var usesEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> Self {
    var effect = self
    effect.factor = AnimatedColor(color.resolve(in: environment).components)
    return effect
  }

  // Items behind a translucent color shine through.
  var isSameForAll: Bool { false }

  func matrix(in environment: EnvironmentValues) -> ColorMatrix { .multiply(factor.color) }
}
