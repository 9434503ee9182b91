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

private struct MaskEffect<Layer: View> {
  let layer: Layer
  let alignment: Alignment
}

extension MaskEffect: LayeringModifier {
  var isBackground: Bool { false }

  func configure(_ element: LayoutElement) { element.pointerReach = .firstChild }

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    LayeredRule(alignment: alignment, isBackground: false)
  }

  func draw(_ context: DrawContext) -> [DisplayItem] {
    let (content, mask) = context.layers()
    return content.grouped(.mask(mask))
  }
}

extension DrawContext {
  /// The items of the first child of a layered element, and those of its other children.
  fileprivate func layers() -> (content: [DisplayItem], layer: [DisplayItem]) {
    guard let primary = element.children.first else { return ([], []) }
    let others = element.childrenInDrawingOrder.filter { $0 !== primary }
    return (items(of: primary), others.flatMap { items(of: $0) })
  }
}
