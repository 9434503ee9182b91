@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The link to the menus whose commands can be given wherever the window's layers allow it.
@MainActor package final class CommandMenus: GraphComponent {
  /// The node that holds the commands; nil as long as there are none.
  package weak var root: ViewNode?

  package init(_ graph: ViewGraph) {
    // The tree owns its components.
    graph[ShortcutSources.self].elements = { [unowned graph] in graph.reachableCommands }
  }
}
