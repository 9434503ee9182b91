/// The containers of a tree whose children are made during layout.
@MainActor final class LazyContents: GraphComponent {
  private var contents: [ObjectIdentifier: any LazyContent] = [:]
  private var rounds = 0
  private unowned let graph: ViewGraph

  /// The largest number of rounds of a frame for lists whose length was estimated: the real length
  /// of any row may differ.
  private static let roundLimit = 8

  init(_ graph: ViewGraph) {
    // The tree owns its components.
    self.graph = graph
    graph.join(.begin) { [unowned self] in
      rounds = 0
      return false
    }
    graph.join(.afterLayout) { [unowned self] in settle() }
  }

  func add(_ content: any LazyContent) { contents[ObjectIdentifier(content)] = content }

  func remove(_ content: any LazyContent) { contents[ObjectIdentifier(content)] = nil }

  /// Ends rows that went out of view, and returns true if lists turned out longer or shorter than
  /// estimated.
  private func settle() -> Bool {
    for content in contents.values { content.removeRowsOutOfView() }
    for content in contents.values { content.removeUnusedRows() }
    guard rounds < Self.roundLimit, graph.tree.remeasureLists() else { return false }
    rounds += 1
    return true
  }
}
