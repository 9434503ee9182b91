import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Takes color out of this view: 0 changes nothing, 1 leaves grays.
  public func grayscale(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .grayscale, amount: amount)))
  }
}

extension VisualEffect {
  /// Takes color out of the view: 0 changes nothing, 1 leaves grays.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .grayscale, amount: amount))
  }
}
