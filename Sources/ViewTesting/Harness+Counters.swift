import Espalier

extension Harness {
  /// How many bodies have been evaluated.
  public var bodiesEvaluated: Int { graph.counters.bodies }

  /// How many sizes have been computed, rather than remembered.
  public var sizesComputed: Int { graph.counters.sizesComputed }

  /// How many views have been placed.
  public var placements: Int { graph.counters.placements }

  /// How many texts have been shaped, rather than found.
  public var textsShaped: Int { graph.textEngine.shapedTextCount }

  /// How many display items have been made, rather than kept.
  public var displayItemsRebuilt: Int { graph.counters.displayItems }
}
