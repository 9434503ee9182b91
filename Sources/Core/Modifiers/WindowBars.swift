import EspalierDrawing
import Foundation

/// The bars of a window above its content, such as a menu bar.
@MainActor package final class WindowBars: GraphComponent {
  /// The tree owns its components.
  private unowned let graph: ViewGraph
  /// The height that all of them take, in points.
  package var height: CGFloat = 0
  /// The widths at which bars show all that they have, by what shows them.
  private var widths: [ObjectIdentifier: @MainActor () -> CGFloat] = [:]

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// The lengths that the window's safe area and its bars take from the content, edge by edge.
  package var insets: EdgeInsets {
    var insets = graph.windowSafeArea
    insets.top += height
    return insets
  }

  /// The width at which all bars show all of their items, in points.
  ///
  /// It widens the window, and not the content.
  package var width: CGFloat { widths.values.map { $0() }.max() ?? 0 }

  /// Notes the width of the bar that a node shows; nil is for a bar that was removed.
  package func setWidth(of bar: ViewNode, _ width: (@MainActor () -> CGFloat)?) {
    widths[ObjectIdentifier(bar)] = width
  }
}
