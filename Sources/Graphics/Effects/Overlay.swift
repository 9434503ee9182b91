import EspalierCore
import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Puts views above this one, proposing its size to them; they do not take part in layout.
  @inlinable public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: false))
  }

  /// Puts a view above this one, proposing its size to it; it does not take part in layout.
  @_disfavoredOverload
  @inlinable public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isBackground: false))
  }

  /// Paints above this view with a style, into the safe area at `edges`.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay {
      _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)
    }
  }

  /// Fills a shape above this view with a style.
  @inlinable public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
