@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Hides this view's drawing outside of `shape`, which fills the view's frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Hides this view's drawing outside of its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Hides this view's drawing outside of its frame with round corners; the radius is in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

private struct ClipEffect<ClipShape: Shape>: ElementModifier {
  var shape: ClipShape
  let style: FillStyle

  func draw(_ context: DrawContext) -> ElementDrawing {
    context.children().grouped(.clip(context.path(of: shape), style))
  }
}

extension ClipEffect: Animatable {
  nonisolated var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
