@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints this view as one picture, to which the effects around it apply as a whole.
  ///
  /// Without it an opacity, a shadow or a blend mode applies to each view inside by itself.
  public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

  /// Paints this view as one picture.
  ///
  /// - Parameters:
  ///   - opaque: lays the picture on black, cut off at the view's frame.
  ///   - colorMode: the way in which colors are combined.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupModifier(isOpaque: opaque))
  }
}

private struct CompositingGroupModifier {}

extension CompositingGroupModifier: ElementModifier {
  func draw(_ context: DrawContext) -> ElementDrawing { context.children().grouped(.layer) }
}

private struct DrawingGroupModifier {
  let isOpaque: Bool
}

extension DrawingGroupModifier: ElementModifier {
  func draw(_ context: DrawContext) -> ElementDrawing {
    context.children().changed { isOpaque ? $0.opaque(in: context.frame) : $0 }.grouped(.layer)
  }
}

extension [DisplayItem] {
  /// These items on black, cut off at the edges of a frame.
  func opaque(in frame: CGRect) -> [DisplayItem] {
    let (frame, style) = (Path(frame), FillStyle(antialiased: false))
    return ([.fill(frame, .color(.black), style)] + self).grouped(.clip(frame, style))
  }
}
