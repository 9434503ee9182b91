import EspalierCore
import EspalierGraphics
import EspalierInteraction
import Foundation
import Observation

/// The times at which a window that fills the screen shows its bar.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  enum Kind { case automatic, visible, onHover }

  let kind: Kind

  /// The platform's rule: always.
  public static let automatic = WindowToolbarFullScreenVisibility(kind: .automatic)
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(kind: .visible)
  /// While the pointer is at the upper edge, over the menu bar, or over the bar; the content has the space of the bar.
  public static let onHover = WindowToolbarFullScreenVisibility(kind: .onHover)
}

nonisolated extension View {
  /// Sets when the bar of the window of this view is shown while the window fills the screen.
  ///
  /// A bar that is hidden in any case stays hidden.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    barOptions { $0.fullScreenVisibility = visibility }
  }
}

extension EnvironmentValues {
  private enum FullScreenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// True while the window fills the screen.
  package var isFullScreen: Bool {
    get { self[FullScreenKey.self] }
    set { self[FullScreenKey.self] = newValue }
  }
}

/// The place of the pointer relative to the views above the bar of a window.
@MainActor @Observable package final class PointerAboveBar: GraphComponent {
  /// True while the pointer is over the menu bar.
  package var isThere = false

  package init(_ graph: ViewGraph) {}
}

/// The bar of a window that fills the screen, above the content while the pointer is there.
struct HoveredWindowBar {
  let profile: BarProfile
  let toolbar: WindowToolbar
  let pointer: PointerAboveBar
  @State private var isShown = false

  /// The height of the strip at the edge that brings the bar.
  private static var edge: CGFloat { 4 }
}

@MainActor extension HoveredWindowBar: View {
  var body: some View {
    Color.clear.frame(height: 0).overlay(alignment: .top) {
      Group {
        if isShown || pointer.isThere {
          WindowBar(profile: profile, toolbar: toolbar).background(.bar)
        } else {
          Color.clear.frame(maxWidth: .infinity).frame(height: Self.edge)
        }
      }
      .contentShape(Rectangle())
      .onHover { isShown = $0 }
    }
  }
}
