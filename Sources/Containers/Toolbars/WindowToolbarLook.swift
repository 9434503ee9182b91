import EspalierCore
import Foundation

/// The choices of a scene for the bars of its windows.
package struct WindowToolbarLook: Equatable, Sendable {
  /// False leaves the title out of the bar.
  package var showsTitle: Bool
  package var isCompact: Bool

  package init(showsTitle: Bool = true, isCompact: Bool = false) {
    self.showsTitle = showsTitle
    self.isCompact = isCompact
  }
}

extension EnvironmentValues {
  private enum WindowToolbarLookKey: EnvironmentKey {
    static var defaultValue: WindowToolbarLook { WindowToolbarLook() }
  }

  package var windowToolbarLook: WindowToolbarLook {
    get { self[WindowToolbarLookKey.self] }
    set { self[WindowToolbarLookKey.self] = newValue }
  }

  /// The height of a window's bar; a compact one has 4 points around its platters.
  var windowBarHeight: CGFloat {
    let bars = look.bars
    if bars.standInPages { return bars.windowHeight }
    return windowToolbarLook.isCompact ? bars.side + 8 : bars.windowHeight
  }
}
