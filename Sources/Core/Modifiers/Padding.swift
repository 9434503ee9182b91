import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Adds space around this view.
  ///
  /// With negative insets the view reaches beyond its own frame.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space at some edges of this view.
  ///
  /// - Parameter length: the space at each of `edges` in points; nil stands for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? defaultPadding)))
  }

  /// Adds the same space, in points, at every edge of this view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The platform's padding where none is given, in points: 16 on macOS and iOS.
package let defaultPadding: CGFloat = 16

private struct PaddingModifier: ElementModifier {
  let insets: EdgeInsets

  func rule(in environment: EnvironmentValues) -> any LayoutRule { PaddingRule(insets) }
}
