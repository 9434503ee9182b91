import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Sets the position of a horizontal guide of this view, from its left edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets the position of a vertical guide of this view, from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }
}

private struct AlignmentGuideModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    AlignmentGuideRule(key, compute: compute)
  }
}
