@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Paints a frame of `width` points inside this view's edges, above the view; layout does not
  /// change.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderEffect(style: content, width: width))
  }
}

private struct BorderEffect<Style: ShapeStyle>: ElementModifier {
  let style: Style
  var width: CGFloat

  func draw(_ context: DrawContext) -> ElementDrawing {
    context.childParts().changedParts { $0 + [border(context)] }
  }

  private func border(_ context: DrawContext) -> [DisplayItem] {
    let frame = context.frame
    let shortest = min(frame.width, frame.height)
    guard width > 0, shortest > 0 else { return [] }
    // Where the lines would meet, they fill the view.
    let items =
      shortest <= 2 * width
      ? context.fill(Rectangle(), with: style, FillStyle())
      : context.stroke(
        Inset(base: Rectangle(), amount: width / 2), with: style, StrokeStyle(lineWidth: width),
        antialiased: true)
    return context.animated(own: items)
  }
}

extension BorderEffect: Animatable {
  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}
