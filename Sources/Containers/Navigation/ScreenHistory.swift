@_spi(Espalier) import EspalierCore
@_spi(Espalier) import EspalierInteraction

/// The screens of a window that a person can leave, for hosts that have a Back command of their own, as browsers have.
@MainActor package final class ScreenHistory: GraphComponent {
  private unowned let graph: ViewGraph
  /// All stacks of screens, in the order in which they were made.
  private var stacks: [WeakNode] = []

  package init(_ graph: ViewGraph) { self.graph = graph }

  func add(_ stack: PageStackNode) {
    stacks.removeAll { $0.value == nil }
    stacks.append(WeakNode(stack))
  }

  private var shown: [PageStackNode] {
    stacks.compactMap { $0.value as? PageStackNode }
      .filter { !$0.isDetached && $0.element.map { !$0.isRemoved && !$0.isLeftOut } ?? false }
  }

  /// The number of screens that lead back, those behind a sheet included.
  package var depth: Int { shown.reduce(0) { $0 + $1.wayLength } }

  /// Leaves screens, those of the innermost stack first; does nothing behind a sheet or another panel that covers the
  /// window.
  package func goBack(by count: Int) {
    var count = count
    for stack in shown.reversed() where count > 0 {
      if stack.element.map({ graph.layers.isOutOfReach($0) }) ?? true { continue }
      let steps = min(count, stack.wayLength)
      stack.goBack(by: steps)
      count -= steps
    }
  }
}

extension PageStackNode {
  /// The number of steps back that are possible.
  fileprivate var wayLength: Int { pages.count { $0.back != nil } }

  fileprivate func goBack(by count: Int) {
    // Screens in between are not shown.
    if count > 1, pages.count > count { pop(pages[pages.count - count]) } else { _ = goBack() }
  }
}
