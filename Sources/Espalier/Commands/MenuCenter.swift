import EspalierCore
import EspalierInteraction

/// The sources of a window's menus, and the bar that shows them.
@MainActor package final class MenuCenter: GraphComponent {
  /// The source of the entries in addition to the commands of views; nil if there are no menus.
  package weak var provider: (any MenuProvider)?
  /// The window's menu bar, if it shows one.
  weak var bar: MenuBarState?

  package init(_ graph: ViewGraph) {
    // The tree owns its components.
    graph[UntakenEvents.self].join(whileTyping: true) { [unowned graph] event, _ in
      if case .key(let event) = event { graph.openMenuBar(event) } else { false }
    }
  }
}
