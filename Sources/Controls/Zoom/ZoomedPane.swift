@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import Foundation

/// The pane in which a screen or a sheet grows from a smaller view.
@MainActor package struct ZoomedPane {
  /// The place and the look of the smaller view.
  let source: CGRect
  let look: _TransitionSourceLook
  /// The place and the corner radius at the end.
  let end: CGRect
  let endRadius: CGFloat
  /// The progress, from 0 to 1.
  let shown: CGFloat

  package init(
    source: CGRect, look: _TransitionSourceLook, end: CGRect, endRadius: CGFloat = 0, shown: CGFloat
  ) {
    self.source = source
    self.look = look
    self.end = end
    self.endRadius = endRadius
    self.shown = shown
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * shown
  }

  private var rect: CGRect {
    CGRect(
      x: between(source.minX, end.minX), y: between(source.minY, end.minY),
      width: between(source.width, end.width), height: between(source.height, end.height))
  }

  /// Paints what stands in `end` when it has grown, on its way there.
  ///
  /// - Parameter color: the color behind the views where the smaller view names none.
  package func drawing(
    of content: ElementDrawing, on color: ResolvedColor?, _ context: DrawContext
  ) -> ElementDrawing {
    guard end.width > 0, end.height > 0 else { return content }
    let rect = rect
    let scale = rect.width / end.width
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -end.minX, y: -end.minY)
    let pane = Path(roundedRect: rect, cornerRadius: between(look.cornerRadius, endRadius))
    let fill = look.color.map { context.resolved($0) } ?? color
    let background = fill.map { [DisplayItem.fill(pane, .color($0), FillStyle())] } ?? []
    let shadow = look.shadow.map { shadow -> ElementDrawing in
      var color = context.resolved(shadow.color)
      color.opacity *= Float(1 - shown)
      let effect = DisplayEffect.shadow(
        color: color, radius: shadow.radius, offset: shadow.offset)
      return ElementDrawing([.group(effect, background)])
    }
    let grown = content.changed { items in
      (background + items.mapped(by: ProjectionTransform(transform)))
        .grouped(.clip(pane, FillStyle()))
    }
    // At first the smaller view grows, and soon the pane in its place.
    let opacity = min(1, Double(shown) * 4)
    return ((shadow ?? ElementDrawing([])) + grown).grouped(.opacity(opacity))
  }
}

extension DrawContext {
  fileprivate func resolved(_ color: Color) -> ResolvedColor {
    let color = color.resolve(in: environment)
    return ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}
