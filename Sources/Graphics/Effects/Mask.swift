@_spi(Espalier) import EspalierCore
import EspalierDrawing
import LayoutEngine

nonisolated extension View {
  /// Shows this view where `mask` is opaque, and fades it where `mask` is translucent.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskEffect(layer: mask(), alignment: alignment))
  }

  /// Shows this view where `mask` is opaque, and fades it where `mask` is translucent.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskEffect(layer: mask, alignment: .center))
  }
}

private struct MaskEffect<Added: View> {
  let layer: Added
  let alignment: Alignment
}

extension MaskEffect: LayeringModifier {
  var isBackground: Bool { false }

  func configure(_ element: LayoutElement) { element.pointerReach = .firstChild }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(alignment: alignment, isBackground: false)
  }

  func draw(_ context: DrawContext) -> ElementDrawing {
    guard let primary = context.element.children.first else { return ElementDrawing([]) }
    let content = context.drawing(of: primary)
    let mask = context.only(context.element.childrenInDrawingOrder.filter { $0 !== primary })
    return ElementDrawing(
      content.items.grouped(.mask(mask.items)), isCut: content.isCut || mask.isCut)
  }
}
