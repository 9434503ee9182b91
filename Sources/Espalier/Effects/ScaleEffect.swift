import EspalierDrawing
import Foundation

nonisolated extension View {
  /// Scales what this view draws around a point of its frame; layout takes no notice.
  ///
  /// Negative factors mirror, and a factor of 0 hides the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what this view draws around a point of its frame; layout takes no notice.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what this view draws around a point of its frame; layout takes no notice.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

private struct ScaleEffect: ElementModifier {
  let scale: CGSize
  let anchor: UnitPoint

  func draw(_ context: DrawContext) -> [DisplayItem] {
    context.transformedChildren { size in
      .scale(scale, around: anchor.point(in: CGRect(origin: .zero, size: size)))
    }
  }
}
