import EspalierCore
import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Keeps the spacing of a control's label from its neighbors: a control is not text.
  ///
  /// - Parameter vertical: the spacing to the views above and below; nil for the platform's.
  package func controlSpacing(vertical: CGFloat? = nil) -> some View {
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

/// A child with its own size, and the spacing of a control to its neighbors.
private struct ControlSpacingRule: UnaryRule {
  let vertical: CGFloat?

  func clampedSize(_ node: LayoutNode) -> ClampedSize? { node.children.first?.clampedSize }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    guard let vertical else { return ViewSpacing() }
    let distances = EdgeInsets(top: vertical, leading: 0, bottom: vertical, trailing: 0)
    return ViewSpacing().replacing(.vertical, by: ViewSpacing(plain: distances))
  }
}
