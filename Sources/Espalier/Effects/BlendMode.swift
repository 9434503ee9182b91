import EspalierDrawing

nonisolated extension View {
  /// Combines this view's colors with those behind it in another way than painting over them.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}

private struct BlendModeEffect: ElementModifier {
  let mode: BlendMode

  func draw(_ context: DrawContext) -> [DisplayItem] {
    mode == .normal ? context.children() : context.children().grouped(.blend(mode))
  }
}
