import EspalierCore
import Foundation

/// The choices of a scene for the bars of its windows.
package struct WindowToolbarLook: Hashable, Sendable {
  /// False leaves the title out of the bar.
  package var showsTitle: Bool
  package var isCompact: Bool
  /// True if the title stands in a row of its own above the items.
  package var isExpanded: Bool

  package init(showsTitle: Bool = true, isCompact: Bool = false, isExpanded: Bool = false) {
    self.showsTitle = showsTitle
    self.isCompact = isCompact
    self.isExpanded = isExpanded
  }

  /// The height of a title's row: that of the title bar of a Mac's window without a toolbar.
  static let titleHeight: CGFloat = 28
}

extension EnvironmentValues {
  private enum WindowToolbarLookKey: EnvironmentKey {
    static var defaultValue: WindowToolbarLook { WindowToolbarLook() }
  }

  package var windowToolbarLook: WindowToolbarLook {
    get { self[WindowToolbarLookKey.self] }
    set { self[WindowToolbarLookKey.self] = newValue }
  }

  /// The height of a window's bar; a compact one has 4 points around its platters, an expanded one the title above them.
  var windowBarHeight: CGFloat {
    let bars = look.bars
    if bars.standInPages { return bars.windowHeight }
    let title = windowToolbarLook.isExpanded ? WindowToolbarLook.titleHeight : 0
    return title + (windowToolbarLook.isCompact ? bars.side + 8 : bars.windowHeight)
  }
}
