import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Shows this view away from its place; the layout around it does not change.
  ///
  /// A positive width moves it to the trailing edge: to the left where text runs from right to
  /// left.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Shows this view away from its place, by points, as ``offset(_:)`` does; the layout around it
  /// does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

private struct OffsetModifier: ElementModifier {
  let offset: CGSize

  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    let isFinite = offset.width.isFinite && offset.height.isFinite
    return OffsetRule(isFinite ? offset : .zero)
  }
}
