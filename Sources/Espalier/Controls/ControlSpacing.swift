import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Keeps the preferences of a control's label from its neighbors: a control is no text.
  ///
  /// - Parameter vertical: the distance to what is above and below; nil for the platform's.
  func controlSpacing(vertical: CGFloat? = nil) -> some View {
    modifier(ControlSpacing(vertical: vertical))
  }
}

private struct ControlSpacing {
  let vertical: CGFloat?
}

extension ControlSpacing: ElementModifier {
  func rule(in environment: EnvironmentValues) -> any LayoutRule {
    ControlSpacingRule(vertical: vertical)
  }
}

/// A child with its own size, whose distances to its neighbors are a control's.
private struct ControlSpacingRule: UnaryRule {
  let vertical: CGFloat?

  func clampedSize(_ node: LayoutNode) -> ClampedSize? { node.children.first?.clampedSize }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let vertical else { return ViewSpacing() }
    let distances = EdgeInsets(top: vertical, leading: 0, bottom: vertical, trailing: 0)
    return ViewSpacing().replacing(.vertical, by: ViewSpacing(plain: distances))
  }
}
