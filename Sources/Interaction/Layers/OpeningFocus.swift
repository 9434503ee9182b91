@_spi(Espalier) import EspalierCore

/// The focus of a platform's look.
private struct FocusLook: LookPart {
  /// True if a field or a list has the focus as soon as a window opens, without a request.
  var startsInWindows: Bool

  static let mac = FocusLook(startsInWindows: true)
  static let phone = FocusLook(startsInWindows: false)
}

/// The view that has the focus when a window opens.
@MainActor package final class OpeningFocus: GraphComponent {
  private unowned let graph: ViewGraph
  private var isChosen = false

  package init(_ graph: ViewGraph) { self.graph = graph }

  /// Gives a view the focus, the first time that the window has the keys.
  package func windowDidGetKeys() {
    guard !isChosen, let root = graph.root else { return }
    isChosen = true
    guard root.environment.look[FocusLook.self].startsInWindows else { return }
    // The window may have had no layout yet.
    graph.afterLayout { [weak self] in self?.choose(in: nil) }
  }

  /// Gives the first field or list of a layer the focus if nothing has it; nil is the window's content.
  func choose(in layer: Layer?) {
    let layer = layer ?? graph.layers.content
    // Views that ask for the focus themselves come first.
    graph.afterLayout { [weak self, weak layer] in
      guard let graph = self?.graph, let layer, layer === graph.layers.topScope else { return }
      let focus = graph.input.focus
      guard focus.current == nil else { return }
      let targets = layer.element?.focusTargets ?? graph.focusTargets
      if let first = targets.first(where: { $0.interactions.contains(.opening) }) {
        focus.move(to: first)
      }
    }
  }
}
