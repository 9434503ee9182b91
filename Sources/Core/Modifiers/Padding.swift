import EspalierDrawing
import Foundation
import LayoutEngine

nonisolated extension View {
  /// Adds space around this view.
  ///
  /// With negative insets the view reaches beyond its own frame.
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets: insets))
  }

  /// Adds space at some edges of this view.
  ///
  /// - Parameter length: the space at each of `edges` in points; nil stands for 16.
  @inlinable public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingModifier(edges, length))
  }

  /// Adds the same space, in points, at every edge of this view.
  @inlinable public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingModifier(.all, length))
  }
}

/// The platform's padding where none is given, in points: 16 on macOS and iOS.
package let defaultPadding: CGFloat = 16

/// Space around a view.
///
/// It is public so that programs' compilers know the type of a padded view, which is otherwise looked up while they run.
public struct _PaddingModifier: ElementModifier {
  let insets: EdgeInsets

  @usableFromInline nonisolated init(insets: EdgeInsets) { self.insets = insets }

  @usableFromInline nonisolated init(_ edges: Edge.Set, _ length: CGFloat?) {
    insets = EdgeInsets(edges, length ?? defaultPadding)
  }

  package func rule(in environment: EnvironmentValues) -> any LayoutRule { PaddingRule(insets) }
}
