import Espalier

extension Harness {
  /// The number of nodes that have been made.
  public var nodesMade: Int { graph.counters.nodes }

  /// The number of layout elements that have been made.
  public var elementsMade: Int { graph.counters.elements }

  /// The number of bodies that have been evaluated.
  public var bodiesEvaluated: Int { graph.counters.bodies }

  /// The number of sizes that have been computed, rather than remembered.
  public var sizesComputed: Int { graph.counters.sizesComputed }

  /// The number of views that have been placed.
  public var placements: Int { graph.counters.placements }

  /// The number of texts that have been shaped, rather than found.
  public var textsShaped: Int { graph.textEngine.shapedTextCount }

  /// The number of display items that have been made, rather than kept.
  public var displayItemsRebuilt: Int { graph.counters.displayItems }
}
