@_spi(Espalier) import EspalierCore

/// The screens that are covered: their views wait, except those around what gives another screen its content.
extension PageStackNode {
  /// Has the views of a screen that is covered wait with their updates.
  func hold(_ page: PageNode) {
    graph[UpdateHolds.self].hold(page) { [weak self, weak page] node in
      self?.showsScreens(of: node, except: page) ?? false
    }
  }

  /// True if a view inside `node` gives one of the screens its content.
  func showsScreens(of node: ViewNode, except page: PageNode? = nil) -> Bool {
    for other in pages where other !== page {
      let source: ViewNode? =
        switch other.kind {
        case .root: nil
        case .provided(let provider): provider
        case .value(let value): context.destination(for: value.type)
        }
      if let source, !source.isDetached, source.isInside(node) { return true }
    }
    return false
  }
}

extension PageStackNode: LayoutReader {
  /// Leaves out screens that were placed once so that they have frames, and are covered.
  func readLayout() -> Bool {
    guard places.hasPlacedCovered, let element,
      pages.allSatisfy({ $0.hasProfile || !$0.isMade })
    else { return false }
    places.hasPlacedCovered = false
    for page in pages where page.isMade && page.isCovered && page !== transition?.bottom {
      hold(page)
    }
    graph.tree.setNeedsPlacing(element.id)
    graph.layoutChanged()
    return true
  }
}
