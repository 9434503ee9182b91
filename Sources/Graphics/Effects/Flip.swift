@_spi(Espalier) import EspalierCore
import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Shows this view as in a mirror where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Shows this view as in a mirror in a reading direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(FlipModifier(behavior: behavior))
  }
}

private struct FlipModifier {
  let behavior: LayoutDirectionBehavior
}

extension FlipModifier: ElementModifier {
  func configure(_ element: LayoutElement) {
    element.geometryEffect = nil
    if behavior == .mirrors(in: element.owner.environment.layoutDirection) {
      element.geometryEffect = { .mirror(in: $0) }
    }
  }

  func draw(_ context: DrawContext) -> ElementDrawing {
    if let map = context.element.geometryEffect?(context.size) { return context.moved(by: map) }
    return context.children()
  }
}

extension ProjectionTransform {
  /// The exchange of a view's left and right.
  nonisolated static func mirror(in size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}
