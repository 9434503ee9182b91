import EspalierCore
import EspalierInteraction

/// The sources of a window's menus, and the bar that shows them.
@MainActor package final class MenuCenter: GraphComponent {
  /// The source of the entries in addition to the commands of views; nil if there are no menus.
  package weak var provider: (any MenuProvider)?
  /// The window's menu bar, if it shows one.
  weak var bar: MenuBarState?

  /// The tree owns its components.
  private unowned let graph: ViewGraph

  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph[UntakenEvents.self].join(whileTyping: true) { [unowned self] event, _ in
      if case .key(let event) = event { openBar(event) } else { false }
    }
  }

  /// Opens the first menu for the key that does so; returns whether it was that key.
  private func openBar(_ event: KeyEvent) -> Bool {
    guard event.key == .menuBar, event.phase == .down, let bar,
      graph.layers.topScope.style.allowsCommands
    else { return false }
    bar.openFirst()
    return bar.openPlace != nil
  }
}
