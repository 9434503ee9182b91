import EspalierDrawing

nonisolated extension View {
  /// Multiplies how far this view's colors are from gray: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    modifier(PaintEffectModifier(effect: AmountEffect(kind: .saturation, amount: amount)))
  }
}

extension VisualEffect {
  /// Multiplies how far the view's colors are from gray: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    painting(AmountEffect(kind: .saturation, amount: amount))
  }
}
