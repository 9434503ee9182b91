@_spi(Espalier) import EspalierCore
import EspalierInteraction

/// The link to the menus whose commands can be given wherever the window's layers allow it.
@MainActor package final class CommandMenus: GraphComponent {
  /// The node that holds the commands; nil as long as there are none.
  package weak var root: ViewNode?

  /// The tree owns its components.
  private unowned let graph: ViewGraph

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[ShortcutSources.self].elements = { [unowned self] in reachable }
  }

  /// The commands, if a layer covers the content and commands can still be given.
  private var reachable: [LayoutElement] {
    let layers = graph.layers
    let top = layers.topScope
    guard top !== layers.content, top.style.allowsCommands else { return [] }
    return root?.collectedElements ?? []
  }
}
