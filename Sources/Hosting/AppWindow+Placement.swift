import Espalier
import EspalierDrawing
import Foundation
import LayoutEngine

// Places and sizes of windows as their scenes set them.

extension DisplayProxy {
  /// The display of a host that knows none, such as a page in a browser.
  package static let standard = DisplayProxy(
    bounds: CGRect(x: 0, y: 0, width: 1440, height: 900),
    visibleRect: CGRect(x: 0, y: 0, width: 1440, height: 900))
}

extension AppWindow {
  /// The place and the size with which the scene has the window open; nil where it sets none.
  package var defaultPlacement: WindowPlacement? {
    placement("defaultWindowPlacement", description.defaultPlacement)
  }

  /// The place and the size that the window takes when a person zooms it; nil is the whole screen.
  package var idealPlacement: WindowPlacement? {
    if let ideal = placement("windowIdealPlacement", description.idealPlacement) { return ideal }
    switch description.idealSize.rule {
    case .automatic, .maximum: return nil
    case .fitToContent:
      var size = contentSize(for: .unspecified)
      size.width = min(size.width, display.visibleRect.width)
      size.height = min(size.height, display.visibleRect.height - menuBarHeight)
      return WindowPlacement(place: nil, size: size)
    }
  }

  private func placement(_ name: String, _ make: WindowPlacing?) -> WindowPlacement? {
    guard let make else { return nil }
    let root = WindowLayoutRoot { [weak self] in self?.contentSize(for: $0) ?? .zero }
    let placement = make(root, WindowPlacementContext(defaultDisplay: display))
    guard let size = placement.size else { return placement }
    if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite {
      return placement
    }
    session.graph.report(
      "\(name): \(size.width) by \(size.height) is no size of a window. Return a positive size, or none."
    )
    return WindowPlacement(place: placement.place, size: nil)
  }

  private var menuBarHeight: CGFloat { showsMenuBar ? WindowContent.menuBarHeight : 0 }

  /// The size of the content for a proposal, without the menu bar above it.
  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    var proposal = proposal
    proposal.height = proposal.height.map { $0 + menuBarHeight }
    var size = session.windowSize(for: proposal)
    size.height = max(0, size.height - menuBarHeight)
    return size
  }
}
