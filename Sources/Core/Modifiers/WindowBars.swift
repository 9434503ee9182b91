import EspalierDrawing
import Foundation

/// The bars of a window above its content, such as a menu bar.
@MainActor package final class WindowBars: GraphComponent {
  /// The tree owns its components.
  private unowned let graph: ViewGraph
  /// The height that all of them take, in points.
  package var height: CGFloat = 0

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The lengths that the window's safe area and its bars take from the content, edge by edge.
  package var insets: EdgeInsets {
    var insets = graph.windowSafeArea
    insets.top += height
    return insets
  }
}
