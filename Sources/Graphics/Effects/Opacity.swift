import EspalierCore
import EspalierDrawing

nonisolated extension View {
  /// Makes the views in this one translucent: 0 is invisible, 1 leaves them as they are.
  ///
  /// Each is faded by itself, so that those behind shine through; put ``View/compositingGroup()``
  /// before it to fade the picture as a whole.
  public func opacity(_ opacity: Double) -> some View {
    modifier(PaintEffectModifier(effect: OpacityEffect(opacity: opacity)))
  }
}

extension VisualEffect {
  /// Makes the view translucent: 0 is invisible, 1 leaves it as it is.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    painting(OpacityEffect(opacity: opacity))
  }
}

package struct OpacityEffect: PaintEffect {
  package var opacity: Double

  package init(opacity: Double) {
    self.opacity = opacity
  }

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package var hidesAll: Bool { opacity <= 0 }

  package func changed(_ items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    if opacity >= 1 || opacity.isNaN { return items }
    return opacity > 0 ? items.affected(by: .opacity(opacity)) : []
  }
}
