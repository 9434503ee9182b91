import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints a frame of `width` points inside this view's edges, above the view; layout takes no notice.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderEffect(style: content, width: width))
  }
}

private struct BorderEffect<Style: ShapeStyle>: ElementModifier {
  let style: Style
  let width: CGFloat

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    // Where the lines would meet, they fill the view.
    let shortest = min(frame.width, frame.height)
    let border =
      shortest <= 2 * width
      ? context.fill(Rectangle(), with: style, FillStyle())
      : context.stroke(
        Inset(base: Rectangle(), amount: width / 2), with: style, StrokeStyle(lineWidth: width),
        antialiased: true)
    return context.children() + (width > 0 && shortest > 0 ? border : [])
  }
}
