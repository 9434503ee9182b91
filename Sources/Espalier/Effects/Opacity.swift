import EspalierDrawing

nonisolated extension View {
  /// Makes this view translucent as a whole: 0 is invisible, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: min(max(opacity, 0), 1)))
  }
}

private struct OpacityEffect: ElementModifier {
  let opacity: Double

  func draw(_ context: DrawContext) -> [DisplayItem] {
    if opacity == 1 { return context.children() }
    return opacity > 0 ? context.children().grouped(.opacity(opacity)) : []
  }
}

extension [DisplayItem] {
  /// These items under an effect; nothing where there are none.
  func grouped(_ effect: DisplayEffect) -> [DisplayItem] { isEmpty ? [] : [.group(effect, self)] }
}
