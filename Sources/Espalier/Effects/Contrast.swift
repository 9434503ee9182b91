import EspalierDrawing

nonisolated extension View {
  /// Multiplies how far this view's colors are from a middle gray: 1 changes nothing, negative amounts also invert.
  public func contrast(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .contrast, amount: amount)))
  }
}

extension VisualEffect {
  /// Multiplies how far the view's colors are from a middle gray: 1 changes nothing, negative amounts also invert.
  public func contrast(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .contrast, amount: amount))
  }
}
