import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Puts the middle of this view at a point of the proposed space, and takes all of that space.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the middle of this view at a point of the proposed space, and takes all of that space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private struct PositionModifier: ElementModifier {
  let position: CGPoint

  func rule(in environment: EnvironmentValues) -> any LayoutRule { PositionRule(position) }
}
