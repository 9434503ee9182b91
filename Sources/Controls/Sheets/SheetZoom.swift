@_spi(Espalier) import EspalierCore
import EspalierDrawing
import EspalierGraphics
import EspalierInteraction
import Foundation

/// Draws a sheet on its way from the view that it grows from, without an effect on layout.
///
/// A drawing rather than a layout, because views on their way out are no longer laid out.
struct SheetZoom {
  /// The progress, from 0 to 1.
  var shown: CGFloat
  let source: _ZoomSource?
  /// The distances of the sheet at rest from the edges of the modified view; negative ones lead out of it.
  let insets: EdgeInsets
  let cornerRadius: CGFloat
}

extension SheetZoom: ElementModifier {
  func draw(_ context: DrawContext) -> ElementDrawing {
    guard shown < 1, let source,
      let sources = context.element.graph.existing(TransitionSources.self),
      let start = sources.place(of: source, in: context.element, context)
    else { return context.children() }
    let frame = context.frame
    let end = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    let pane = ZoomedPane(
      source: start.frame, look: start.look, end: end, endRadius: cornerRadius,
      shown: max(0, shown))
    return pane.drawing(of: context.children(), on: nil, context) {
      sources.picture(of: source, in: context.element, context)
    }
  }

  func configure(_ element: LayoutElement) {
    if let source { element.graph[TransitionSources.self].hide(source, for: element) }
  }
}

extension SheetZoom: Animatable {
  nonisolated var animatableData: CGFloat {
    get { shown }
    set { shown = newValue }
  }
}

extension SheetState {
  /// True if the view is in sight from which the sheet grows, and into which it shrinks.
  func grows(in layer: Layer?) -> Bool {
    guard let zoom, let graph = layer?.element?.graph else { return false }
    return graph.existing(TransitionSources.self)?.element(zoom) != nil
  }
}
