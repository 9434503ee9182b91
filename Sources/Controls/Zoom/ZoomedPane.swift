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
  /// - Parameters:
  ///   - color: the color behind the views where the smaller view names none.
  ///   - small: the items of the smaller view, if it is not seen at its place meanwhile: it grows
  ///     with the pane that soon covers it.
  package func drawing(
    of content: ElementDrawing, on color: ResolvedColor?, _ context: DrawContext,
    small: () -> [DisplayItem] = { [] }
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
    let grown = content.changed { items in
      (background + items.mapped(by: ProjectionTransform(transform)))
        .grouped(.clip(pane, FillStyle()))
    }
    // At first the smaller view grows, and soon the pane in its place.
    let opacity = min(1, Double(shown) * 4)
    let all = shaded(grown, background, context).grouped(.opacity(opacity))
    return opacity < 1 ? all.changed { smaller(small()) + $0 } : all
  }

  /// The pane above its shadow: that of its color, or of itself where it has none.
  private func shaded(
    _ pane: ElementDrawing, _ background: [DisplayItem], _ context: DrawContext
  ) -> ElementDrawing {
    guard let shadow = look.shadow else { return pane }
    var color = context.resolved(shadow.color)
    color.opacity *= Float(1 - shown)
    let effect = DisplayEffect.shadow(color: color, radius: shadow.radius, offset: shadow.offset)
    if background.isEmpty { return pane.grouped(effect) }
    return ElementDrawing([.group(effect, background)]) + pane
  }

  /// The items of the smaller view, as large as the pane is wide.
  private func smaller(_ items: [DisplayItem]) -> [DisplayItem] {
    guard !items.isEmpty, source.width > 0, source.height > 0 else { return [] }
    let scale = rect.width / source.width
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -source.midX, y: -source.midY)
    return items.grouped(.transform(transform))
  }
}

extension DrawContext {
  fileprivate func resolved(_ color: Color) -> ResolvedColor {
    let color = color.resolve(in: environment)
    return ResolvedColor(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}
