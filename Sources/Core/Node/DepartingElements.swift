/// The elements of removed views that are still visible.
///
/// The component exists only after a view has been animated out; until then elements are not
/// searched.
@MainActor final class DepartingElements: GraphComponent {
  private var elements: [LayoutElement] = []
  private unowned let graph: ViewGraph

  init(_ graph: ViewGraph) {
    // The tree owns its components.
    self.graph = graph
    graph.departingElements = self
    graph.join(.afterLayout) { [unowned self] in
      layOut()
      return false
    }
  }

  func add(_ element: LayoutElement) {
    if !elements.contains(where: { $0 === element }) { elements.append(element) }
  }

  /// Lays out the contents of removed views, which the layout pass skips.
  private func layOut() {
    if elements.isEmpty { return }
    elements.removeAll { $0.isRemoved || !$0.departs }
    let tree = graph.tree
    for element in elements {
      tree.layout(
        element.id, proposal: tree.placementProposal(of: element.id), at: element.frame.origin)
    }
  }
}

private enum DepartingChildrenKey: ElementKey {
  typealias Value = [LayoutElement]
}

extension LayoutElement {
  /// The children that the layout skips because their views are on their way out.
  final var departingChildren: [LayoutElement] {
    get { extras == nil ? [] : self[DepartingChildrenKey.self] ?? [] }
    set { self[DepartingChildrenKey.self] = newValue.isEmpty ? nil : newValue }
  }

  package final var hasDepartingChildren: Bool { !departingChildren.isEmpty }

  package final func isOnItsWayOut(_ child: LayoutElement) -> Bool {
    departingChildren.contains { $0 === child }
  }
}
