@_spi(Espalier) import EspalierCore

/// The bars of screens, which depend on the screens below.
extension PageStackNode {
  func pageProfileDidChange(_ page: PageNode) {
    if page.isCovered, let covered = page.element, let element {
      // Its bars have space now; for them the screen is placed once more before it is left out.
      places.placeAgain(covered.id)
      graph.tree.setNeedsPlacing(element.id)
      graph.layoutChanged()
    }
    // A screen may take its title display mode from the one below.
    if let next = pages.dropFirst(page.index + 1).first { next.arrangeBars() }
  }

  /// Returns true if a screen's title is large at rest.
  func showsLargeTitle(_ page: PageNode) -> Bool {
    for page in pages.prefix(page.index + 1).reversed() {
      switch page.profile.options.displayMode?.kind {
      case .inline, .inlineLarge: return false
      case .large: return true
      case .automatic, nil: continue
      }
    }
    return true
  }
}
