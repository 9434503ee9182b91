import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Turns what this view draws clockwise around a point of its frame; layout takes no notice.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}

private struct RotationEffect: ElementModifier {
  let angle: Angle
  let anchor: UnitPoint

  func draw(_ context: DrawContext) -> [DisplayItem] {
    context.transformedChildren { size in
      .rotation(angle, around: anchor.point(in: CGRect(origin: .zero, size: size)))
    }
  }
}
