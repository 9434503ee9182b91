import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Turns the hues of this view's colors around the color wheel: red becomes green at 120 degrees.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(PaintEffectModifier(effect: HueRotationEffect(angle: angle)))
  }
}

extension VisualEffect {
  /// Turns the hues of the view's colors around the color wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    painting(HueRotationEffect(angle: angle))
  }
}

struct HueRotationEffect: ColorEffect {
  var angle: Angle

  var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  func matrix(in environment: EnvironmentValues) -> ColorMatrix { .hueRotation(angle) }
}
