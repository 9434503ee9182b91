import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Shows this view away from its place; the layout around it does not change.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Shows this view away from its place, by points; the layout around it does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

private struct OffsetModifier: ElementModifier {
  let offset: CGSize

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    // The tree mirrors what rules do; an offset is physical, so it is turned around first.
    let isMirrored = environment.layoutDirection == .rightToLeft
    return OffsetRule(
      CGSize(width: isMirrored ? -offset.width : offset.width, height: offset.height))
  }
}
