import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Multiplies the distance of this view's colors from gray: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .saturation, amount: amount)))
  }
}

extension VisualEffect {
  /// Multiplies the distance of the view's colors from gray: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .saturation, amount: amount))
  }
}
