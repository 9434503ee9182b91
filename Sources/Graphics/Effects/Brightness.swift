import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Lightens this view's colors: 0 changes nothing, 1 makes them white and -1 black.
  public func brightness(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .brightness, amount: amount)))
  }
}

extension VisualEffect {
  /// Lightens the view's colors: 0 changes nothing, 1 makes them white and -1 black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .brightness, amount: amount))
  }
}
