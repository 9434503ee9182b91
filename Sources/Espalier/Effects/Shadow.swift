import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints a blurred silhouette of this view below it.
  ///
  /// - Parameters:
  ///   - color: of the silhouette; a third black by default.
  ///   - radius: how far it is blurred, in points; 0 leaves it sharp.
  ///   - x: how far it is moved to the right.
  ///   - y: how far it is moved down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowEffect(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y)))
  }
}

private struct ShadowEffect: ElementModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let color = color.resolve(in: context.environment).components
    if color.opacity <= 0 { return context.children() }
    return context.children().grouped(
      .shadow(color: color, radius: Double(radius), offset: offset))
  }
}
