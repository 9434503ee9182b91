import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Multiplies the distance of this view's colors from a middle gray: 1 changes nothing, negative
  /// amounts also invert.
  public func contrast(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .contrast, amount: amount)))
  }
}

extension VisualEffect {
  /// Multiplies the distance of the view's colors from a middle gray: 1 changes nothing, negative
  /// amounts also invert.
  public func contrast(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .contrast, amount: amount))
  }
}
