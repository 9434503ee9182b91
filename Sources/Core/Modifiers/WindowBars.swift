import EspalierDrawing
import Foundation

/// The bars of a window above its content, such as a menu bar.
@MainActor package final class WindowBars: GraphComponent {
  /// The height that all of them take, in points.
  package var height: CGFloat = 0

  package init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// The lengths that the window's safe area and its bars take from the content, edge by edge.
  package var windowInsets: EdgeInsets {
    var insets = windowSafeArea
    insets.top += existing(WindowBars.self)?.height ?? 0
    return insets
  }
}
