import EspalierCore
import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Puts views behind this one, proposing its size to them; they do not take part in layout.
  @inlinable public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), alignment: alignment, isBackground: true))
  }

  /// Puts a view behind this one, proposing its size to it; it does not take part in layout.
  @_disfavoredOverload
  @inlinable public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: background, alignment: alignment, isBackground: true))
  }

  /// Paints behind this view with the background style, into the safe area at `edges`.
  @inlinable public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Paints behind this view with a style, into the safe area at `edges`.
  @inlinable public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_StyleBackground(style: style, edges: edges))
  }

  /// Fills a shape behind this view with the background style.
  @inlinable public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind this view with a style.
  @inlinable public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ShapeBackground(shape: shape, style: style, fillStyle: fillStyle))
  }
}

/// Views behind or above another.
///
/// It is public so that programs' compilers know the type of the modified view.
public struct _LayerModifier<Added: View> {
  @usableFromInline package let layer: Added
  @usableFromInline let alignment: Alignment
  @usableFromInline package let isBackground: Bool

  @inlinable package init(layer: Added, alignment: Alignment, isBackground: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBackground = isBackground
  }
}

extension _LayerModifier: LayeringModifier {
  package func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(alignment: alignment, isBackground: isBackground)
  }
}
