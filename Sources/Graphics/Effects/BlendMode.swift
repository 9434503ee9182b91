import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Combines the colors of the views in this one with those behind them in another way than
  /// painting over them.
  ///
  /// The blending reaches the views behind the containers around, up to the next
  /// ``View/compositingGroup()``.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(PaintEffectModifier(effect: BlendModeEffect(mode: blendMode)))
  }
}

struct BlendModeEffect: PaintEffect {
  let mode: BlendMode

  func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    mode == .normal ? items : items.grouped(.blend(mode))
  }
}
